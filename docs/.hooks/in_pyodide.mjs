// Run a Python script inside a Pyodide under Node, as `python script args` would.
//
//   node in_pyodide.mjs RUNTIME [--also FOLDER] SCRIPT [ARG...]
//
// RUNTIME is a folder with Pyodide's files. A short lock is ours, and hanacore is imported from the wheel it lists
// before SCRIPT can look anywhere else. The repository is at /repo, the working directory; FOLDER, inside it, goes
// last on the import path, for what only a test needs.

import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime = "", ...words] = process.argv.slice(2);
const also = words[0] === "--also" ? words.splice(0, 2)[1] : null;
const home = resolve(runtime) + "/";
const { loadPyodide } = await import(pathToFileURL(home + "pyodide.mjs").href);
const lock = JSON.parse(await readFile(home + "pyodide-lock.json", "utf8"));
const packages = Object.keys(lock.packages).length < 10 ? Object.keys(lock.packages) : [];
const python = await loadPyodide({
  indexURL: home,
  packages,
  env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" }, // a fixed seed: bytecode must not vary
});

for (const name of packages) python.pyimport(name);
python.mountNodeFS("/repo", process.cwd());
python.globals.set("_words", python.toPy(words));
python.globals.set("_also", also);
let code = 1;
try {
  code = python.runPython(`
import os, runpy, sys
os.chdir("/repo")
if _also:
    sys.path.append(f"/repo/{_also}")
sys.argv[:] = _words
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
} catch (error) {
  console.error(error.message); // Node would show the line it came from, which is all of Pyodide
}
process.exit(code);
