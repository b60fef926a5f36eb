/** Where the build answers what React asks of its browser, React still works as it came. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { compileFunction } from "node:vm";
import { Window } from "happy-dom";
import { expect, test, vi } from "vitest";
import { withAnswers } from "../../scripts/build/known-platform.ts";

const require = createRequire(import.meta.url);
const fileOf = (name: string): string => join(dirname(require.resolve(`${name}/package.json`)), "cjs");
const files: Readonly<Record<string, string>> = {
  react: join(fileOf("react"), "react.production.js"),
  scheduler: join(fileOf("scheduler"), "scheduler.production.js"),
  "react-dom": join(fileOf("react-dom"), "react-dom.production.js"),
  "react-dom/client": join(fileOf("react-dom"), "react-dom-client.production.js"),
};

/** React in a window of its own. */
function loadReact(window: Window) {
  const loaded = new Map<string, unknown>();
  const load = (name: string): unknown => {
    if (!loaded.has(name)) {
      const file = files[name] ?? "";
      const code = withAnswers(file, readFileSync(file, "utf8"));
      const module = { exports: {} };
      const names = ["module", "exports", "require", "window", "document", "reportError"];
      const run = compileFunction(code, names);
      run(module, module.exports, load, window, window.document, vi.fn());
      loaded.set(name, module.exports);
    }
    return loaded.get(name);
  };
  return {
    createElement: (load("react") as typeof import("react")).createElement,
    flushSync: (load("react-dom") as typeof import("react-dom")).flushSync,
    createRoot: (load("react-dom/client") as typeof import("react-dom/client")).createRoot,
  };
}

test("what is typed, composed and animated reaches the page", async () => {
  const window = new Window();
  const { createElement, createRoot, flushSync } = loadReact(window);
  const element = window.document.createElement("div");
  window.document.body.append(element);
  const received: string[] = [];
  const note = (what: string) => () => {
    received.push(what);
  };
  const root = createRoot(element as unknown as Element);
  const field = createElement("input", {
    defaultValue: "",
    onChange: (event) => received.push(`typed ${event.target.value}`),
    onCompositionStart: note("composition begins"),
    onCompositionEnd: note("composition ends"),
    onAnimationEnd: note("animation ends"),
    onTransitionEnd: note("transition ends"),
  });
  flushSync(() => root.render(field));
  const input = element.querySelector("input");
  expect(input).not.toBeNull();
  input?.focus();
  if (input) {
    // As a person's typing does: past the property that React watches.
    Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, "value")?.set?.call(input, "1.5");
  }
  const events = ["input", "compositionstart", "compositionend", "animationend", "transitionend"];
  for (const name of events) input?.dispatchEvent(new window.Event(name, { bubbles: true }));
  expect(received).toEqual([
    "typed 1.5",
    "composition begins",
    "composition ends",
    "animation ends",
    "transition ends",
  ]);
  root.unmount();
  await window.happyDOM.close();
});

test("a version that asks otherwise is refused", () => {
  const file = files.scheduler ?? "";
  expect(() => withAnswers(file, readFileSync(file, "utf8").replaceAll("typeof MessageChannel", ""))).toThrow(
    "does not know this version of React",
  );
});
