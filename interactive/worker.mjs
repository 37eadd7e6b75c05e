// Python, behind a mailbox: text in, text out. It keeps nothing, so killing it loses nothing.
// Objects posted to the page tell how the loading goes; strings are replies.

/**
 * @typedef {{ files: Record<string, number>, total: number }} Manifest  uncompressed bytes
 * @typedef {(text: string) => string} Handle
 */

const home = new URL("py/", import.meta.url);
const download = globalThis.fetch.bind(globalThis);
const REPORT_MS = 60;

// Pyodide reports a lost runtime to the console and waits for ever, so a download that breaks ends the start itself.
/** @type {(reason: unknown) => void} */
let broke;
const broken = new Promise((/** @type {(handle: Handle) => void} */ _, reject) => {
  broke = reject;
});
broken.catch(() => {}); // heard in `ready`

let loaded = 0;
let total = 0;
let runtime = Infinity; // bytes without the wheel, which Pyodide asks for once it runs
let reported = 0;

/** @param {number} bytes */
function count(bytes) {
  const before = loaded;
  loaded += bytes;
  const here = loaded >= runtime;
  if (!here && performance.now() - reported < REPORT_MS) return;
  reported = performance.now();
  postMessage({ status: "bytes", loaded: Math.min(loaded, total), total });
  if (here && before < runtime) postMessage({ status: "starting" });
}

/**
 * The response with its bytes counted as they arrive, decoded: the length a server announces is the compressed one.
 * Headers stay, so WebAssembly still compiles while it streams.
 * @param {Response} response
 */
function counted(response) {
  const name = new URL(response.url).pathname.split("/").pop();
  if (!response.ok) throw new Error(`${name}: the server answered ${response.status}.`);
  if (!response.body) return response;
  const meter = new TransformStream({
    transform(chunk, out) {
      count(chunk.byteLength);
      out.enqueue(chunk);
    },
  });
  response.body.pipeTo(meter.writable).catch(() => broke(new Error(`${name} broke off on the way.`)));
  const headers = new Headers(response.headers);
  if (name?.endsWith(".wasm")) headers.set("Content-Type", "application/wasm"); // whatever the host calls it
  return new Response(meter.readable, { headers });
}

// Nor does Pyodide end the start when its WebAssembly will not compile.
const { instantiateStreaming } = WebAssembly;
WebAssembly.instantiateStreaming = (source, imports) => {
  const made = instantiateStreaming(source, imports);
  made.catch((error) => broke(new Error(`pyodide.asm.wasm will not run: ${error.message}`)));
  return made;
};

/** @returns {Promise<Handle>} */
async function boot() {
  const list = await download(new URL("manifest.json", home), { cache: "no-cache" });
  if (!list.ok) throw new Error(`The list of its files: the server answered ${list.status}.`);
  const manifest = /** @type {Manifest} */ (await list.json().catch(() => null));
  if (!manifest?.files) throw new Error("The list of its files: the server sent something else.");
  total = manifest.total;
  runtime = Object.entries(manifest.files).reduce((sum, [name, size]) => (name.endsWith(".whl") ? sum : sum + size), 0);
  postMessage({ status: "bytes", loaded, total });

  // The large files start together; Pyodide, which asks for them one after the other, finds them on the way.
  /** @type {Map<string, Promise<Response>>} */
  const early = new Map();
  for (const name of Object.keys(manifest.files)) {
    if (!/\.(wasm|zip)$/.test(name)) continue;
    const response = download(new URL(name, home)).then(counted);
    response.catch(broke);
    early.set(new URL(name, home).href, response);
  }
  globalThis.fetch = async (input, init) => {
    const { href } = new URL(input instanceof Request ? input.url : input, home);
    const waiting = early.get(href);
    early.delete(href);
    if (waiting) return waiting;
    if (!href.startsWith(home.href)) return download(input, init);
    try {
      return counted(await download(input, init));
    } catch (error) {
      broke(error);
      throw error;
    }
  };

  /** @param {string} name */
  const load = async (name) => {
    const module = await import(new URL(name, home).href);
    count(manifest.files[name] ?? 0);
    return module;
  };
  const [{ loadPyodide }] = await Promise.all([load("pyodide.mjs"), load("pyodide.asm.js")]);
  const python = await loadPyodide({
    indexURL: home.href,
    lockFileURL: new URL("pyodide-lock.json", home).href,
    packages: ["hanacore"],
  });
  return python.runPython("from hanacore.web import handle; handle"); // the one proxy that is ever held
}

/** @param {unknown} error */
function fail(error) {
  postMessage({ status: "failed", message: error instanceof Error ? error.message : String(error) });
}

const ready = Promise.race([boot(), broken]);
ready.catch(fail);

self.onmessage = async ({ data }) => {
  let handle;
  try {
    handle = await ready;
  } catch {
    return; // told already
  }
  try {
    postMessage(handle(data));
  } catch (error) {
    fail(error);
  }
};
