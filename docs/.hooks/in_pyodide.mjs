// Run a Python script inside a Pyodide under Node, as `python script args` would.
//
//   node in_pyodide.mjs RUNTIME SCRIPT [ARG...]
//
// RUNTIME is a folder with Pyodide's files; every package its lock lists is loaded. The repository is at /repo, which
// is the working directory but not on the import path: the package that is imported is the one in the lock.

import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime = "", script = "", ...args] = process.argv.slice(2);
const home = resolve(runtime) + "/";
const { loadPyodide } = await import(pathToFileURL(home + "pyodide.mjs").href);
const lock = JSON.parse(await readFile(home + "pyodide-lock.json", "utf8"));
const packages = Object.keys(lock.packages);
const python = await loadPyodide({
  indexURL: home,
  packages: packages.length < 10 ? packages : [], // Pyodide's own lock lists hundreds, none of them here
  env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" }, // a fixed seed: bytecode must not vary
});

python.mountNodeFS("/repo", process.cwd());
python.globals.set("_words", python.toPy([script, ...args]));
const code = python.runPython(`
import os, runpy, sys
os.chdir("/repo")
sys.argv[:] = _words
del globals()["_words"]
_code = 0
try:
    runpy.run_path(sys.argv[0], run_name="__main__")
except SystemExit as _end:
    _code = _end.code
    if isinstance(_code, str):
        print(_code, file=sys.stderr)
        _code = 1
sys.stdout.flush()
int(_code or 0)
`);
process.exit(code);
