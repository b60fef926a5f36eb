import type { Window } from "happy-dom";

/**
 * Names that stay Node's own although a browser has them too: the worker's code runs in the same process, and what it
 * hands to Node's fetch or through a MessagePort must be Node's.
 */
const nodesOwn = new Set([
  "AbortController",
  "AbortSignal",
  "ArrayBuffer",
  "Blob",
  "BroadcastChannel",
  "DecompressionStream",
  "File",
  "Headers",
  "MessageChannel",
  "MessageEvent",
  "MessagePort",
  "ReadableStream",
  "Request",
  "Response",
  "TextDecoder",
  "TextEncoder",
  "TransformStream",
  "URL",
  "URLSearchParams",
  "WebSocket",
  "WritableStream",
  "console",
  "crypto",
  "fetch",
  "global",
  "globalThis",
  "performance",
  "process",
  "queueMicrotask",
  "structuredClone",
]);

function namesOf(window: Window): string[] {
  const names = new Set<string>();
  for (let at: object | null = window; at !== null && at !== Object.prototype; at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  const language = new Set(Object.getOwnPropertyNames(languageGlobals()));
  return [...names].filter(
    (name) => !nodesOwn.has(name) && !language.has(name) && !name.startsWith("_") && name !== "constructor",
  );
}

/** What the language itself has, in every realm: taken as a Proxy-free object so that no DOM name is in it. */
function languageGlobals(): object {
  const own = [
    "Array",
    "Object",
    "Function",
    "Number",
    "String",
    "Boolean",
    "Symbol",
    "BigInt",
    "Math",
    "JSON",
  ];
  const more = ["Promise", "Map", "Set", "WeakMap", "WeakSet", "Date", "RegExp", "Intl", "Reflect", "Proxy"];
  const errors = [
    "Error",
    "TypeError",
    "RangeError",
    "SyntaxError",
    "EvalError",
    "ReferenceError",
    "URIError",
  ];
  const views = Object.getOwnPropertyNames(globalThis).filter((name) => /Array$|^DataView$/.test(name));
  const rest = ["AggregateError", "eval", "isNaN", "isFinite", "parseInt", "parseFloat", "NaN", "Infinity"];
  const last = ["undefined", "decodeURI", "decodeURIComponent", "encodeURI", "encodeURIComponent", "escape"];
  return Object.fromEntries(
    [...own, ...more, ...errors, ...views, ...rest, ...last, "unescape"].map((n) => [n, 0]),
  );
}

/** Makes this window the process's own, as a page finds it. Answers what takes it away again. */
export function enterWindow(window: Window): () => void {
  const before = new Map<string, PropertyDescriptor | undefined>();
  const put = (name: string, descriptor: PropertyDescriptor): void => {
    if (!before.has(name)) before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { configurable: true, ...descriptor });
  };
  for (const name of namesOf(window)) {
    const value: unknown = Reflect.get(window, name);
    const isPlainFunction = typeof value === "function" && !/^[A-Z]/.test(name);
    if (isPlainFunction) put(name, { writable: true, value: value.bind(window) });
    else
      put(name, {
        get: () => Reflect.get(window, name) as unknown,
        set: (next: unknown) => Reflect.set(window, name, next),
      });
  }
  for (const name of ["window", "self", "top", "parent"]) put(name, { get: () => globalThis });
  // The router marks a window whose history it listens to, for good; this one has a history of its own.
  Object.defineProperty(globalThis, Symbol.for("wouter_v3"), { configurable: true, value: undefined });
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, descriptor);
    }
  };
}
