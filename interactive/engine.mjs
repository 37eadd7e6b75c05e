// The only module that knows there is a worker. Widgets call `ask`; the first question starts Python.

const VERSION = 1;
const SLOW_MS = 20_000;
const SILENT_MS = 60_000;

/**
 * @typedef {"idle" | "loading" | "starting" | "ready" | "failed"} Phase
 * @typedef {{ code: string, message: string, rule?: string | null, at?: number | null, text?: string | null }} Fault
 * @typedef {Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror" | "onmessageerror">} Mailbox
 * @typedef {{ resolve: (result: any) => void, reject: (reason: unknown) => void }} Waiter
 */

/** What the engine answered when it could not do what was asked, or why there is no engine. */
export class EngineError extends Error {
  /** @param {Fault} fault */
  constructor({ code, message, rule = null, at = null, text = null }) {
    super(message);
    this.name = "EngineError";
    this.code = code;
    this.rule = rule;
    this.at = at; // 0-based place in `text`, for unreadable notation
    this.text = text;
  }

  /** True when the engine is missing, and not the question wrong. */
  get absent() {
    return this.code.startsWith("engine/");
  }
}

/** One worker and the questions it owes answers to. Fires `change` when anything below moves, `phase` when the phase does. */
export class Engine extends EventTarget {
  /** @type {() => Mailbox} */
  #spawn;
  /** @type {Mailbox | null} */
  #worker = null;
  /** @type {Map<number, Waiter>} */
  #waiting = new Map();
  #last = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #silence;

  /** @type {Phase} */
  phase = "idle";
  loaded = 0; // bytes, uncompressed
  total = 0; // bytes; 0 until the list of files is here
  slow = false; // nothing has arrived for 20 s
  reason = ""; // of the last failure
  version = ""; // of hanacore, once ready

  /** @param {() => Mailbox} spawn  makes a fresh worker; tests pass a fake */
  constructor(spawn) {
    super();
    this.#spawn = spawn;
  }

  /** Load Python now, so that the first question finds it ready. */
  start() {
    if (this.phase === "idle") this.#start();
  }

  /** After a failure: load again. */
  retry() {
    if (this.phase === "failed") this.#start();
  }

  /**
   * One question, one answer. Aborting rejects at once and a late reply is dropped.
   * @param {string} op
   * @param {object} args
   * @param {{ signal?: AbortSignal }} [options]
   * @returns {Promise<any>}
   */
  ask(op, args, { signal } = {}) {
    if (signal?.aborted) return Promise.reject(signal.reason);
    this.start();
    const worker = this.#worker;
    if (!worker) return Promise.reject(new EngineError({ code: "engine/failed", message: this.reason }));
    return this.#post(worker, op, args, signal);
  }

  /** Kill the worker, to stop a long count. Everything in flight rejects; the next question starts a new one. */
  reset() {
    this.#drop({ code: "engine/reset", message: "The engine was restarted." });
    this.#change({ phase: "idle" });
  }

  #start() {
    this.#change({ phase: "loading", loaded: 0, total: 0, slow: false, reason: "" });
    /** @type {Mailbox} */
    let worker;
    try {
      worker = this.#spawn();
    } catch (error) {
      // A page opened from disk may not start workers.
      this.#fail("engine/failed", `This browser will not start the engine here: ${words(error)}`);
      return;
    }
    this.#worker = worker;
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onmessageerror = () => this.#fail("engine/crashed", "An answer arrived unreadable.");
    worker.onerror = (event) => {
      event.preventDefault?.();
      this.#fail(...this.#blame(/** @type {ErrorEvent} */ (event).message));
    };
    this.#listen();
    this.#post(worker, "hello", {}).then(
      ({ version }) => {
        this.version = version;
        clearTimeout(this.#silence);
        this.#change({ phase: "ready", slow: false });
      },
      (/** @type {EngineError} */ error) => {
        if (!error.absent) this.#fail("engine/failed", error.message);
      },
    );
  }

  /**
   * @param {Mailbox} worker @param {string} op @param {object} args @param {AbortSignal} [signal]
   * @returns {Promise<any>}
   */
  #post(worker, op, args, signal) {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      const abort = () => this.#waiting.delete(id) && reject(signal?.reason);
      const settled = () => signal?.removeEventListener("abort", abort);
      this.#waiting.set(id, {
        resolve: (result) => (settled(), resolve(result)),
        reject: (reason) => (settled(), reject(reason)),
      });
      signal?.addEventListener("abort", abort, { once: true });
      worker.postMessage(JSON.stringify({ v: VERSION, id, op, args }));
    });
  }

  /** @param {unknown} data  text: a reply. An object: how the loading goes. */
  #hear(data) {
    if (typeof data !== "string") {
      this.#progress(/** @type {any} */ (data));
      return;
    }
    /** @type {{ id: number, result?: unknown, error?: Fault }} */
    let reply;
    try {
      reply = JSON.parse(data);
    } catch {
      this.#fail("engine/crashed", "An answer arrived unreadable.");
      return;
    }
    const waiter = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.error) waiter?.reject(new EngineError(reply.error));
    else waiter?.resolve(reply.result);
  }

  /** @param {{ status: string, loaded?: number, total?: number, message?: string }} report */
  #progress({ status, loaded = 0, total = 0, message = "" }) {
    if (status === "failed") return this.#fail(...this.#blame(message));
    if (this.phase !== "loading" && this.phase !== "starting") return;
    this.#listen();
    if (status === "bytes") this.#change({ loaded, total, slow: false });
    else if (status === "starting") this.#change({ phase: "starting", slow: false });
  }

  /** A worker that says nothing is slow, and at last taken for dead. */
  #listen() {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#change({ slow: true });
      this.#silence = setTimeout(
        () => this.#fail("engine/failed", "Nothing has arrived for a minute."),
        SILENT_MS - SLOW_MS,
      );
    }, SLOW_MS);
  }

  /** @param {string | undefined} message @returns {[string, string]} */
  #blame(message) {
    if (this.phase === "ready") return ["engine/crashed", message || "The engine stopped."];
    return ["engine/failed", message || "Its files did not arrive, or not as code."];
  }

  /** @param {string} code @param {string} message */
  #fail(code, message) {
    this.#drop({ code, message });
    this.#change({ phase: "failed", reason: message, slow: false });
  }

  /** @param {Fault} fault */
  #drop(fault) {
    clearTimeout(this.#silence);
    if (this.#worker) {
      this.#worker.onmessage = this.#worker.onerror = this.#worker.onmessageerror = null;
      this.#worker.terminate();
    }
    this.#worker = null;
    const waiters = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiters) reject(new EngineError(fault));
  }

  /** @param {Partial<Pick<Engine, "phase" | "loaded" | "total" | "slow" | "reason">>} news */
  #change(news) {
    const { phase } = this;
    Object.assign(this, news);
    this.dispatchEvent(new Event("change"));
    if (this.phase !== phase) this.dispatchEvent(new Event("phase"));
  }
}

/** @param {unknown} error */
const words = (error) => (error instanceof Error ? error.message : String(error));

/** The engine of this visit: a module is evaluated once, so instant navigation keeps the worker. */
export const engine = new Engine(
  () => new Worker(new URL("worker.js", import.meta.url), { type: "module", name: "hanacore" }),
);
