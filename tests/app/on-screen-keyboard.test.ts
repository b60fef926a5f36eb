/** @vitest-environment happy-dom */
/** D5.6: what stands on the view's lower end stands above the keyboard. */
import { beforeEach, expect, it } from "vitest";
import { watchKeyboard } from "#src/app/on-screen-keyboard.ts";

class View extends EventTarget {
  height = 844;
  offsetTop = 0;
  scale = 1;
}

const shown = (): string => document.documentElement.style.getPropertyValue("--viewport-height");

let view: View;
beforeEach(() => {
  document.documentElement.removeAttribute("style");
  document.body.innerHTML = "<button></button><input><textarea></textarea>";
  view = new View();
  watchKeyboard({ visualViewport: view, document } as unknown as Window);
});

function change(to: Partial<View>, by = "resize"): string {
  Object.assign(view, to);
  view.dispatchEvent(new Event(by));
  return shown();
}

it.each([
  ["input", { height: 508 }, "508px"],
  ["textarea", { height: 508 }, "508px"],
  // The view moved up within the page: it ends further down there.
  ["input", { height: 508, offsetTop: 90 }, "598px"],
  // Zoomed in, not covered.
  ["input", { height: 422, scale: 2 }, ""],
  ["button", { height: 508 }, ""],
] as const)("with the focus in %s, %o: %s", (tag, to, height) => {
  document.querySelector<HTMLElement>(tag)?.focus();
  expect(change(to)).toBe(height);
});

it("ends with the keyboard", () => {
  document.querySelector("input")?.focus();
  expect(change({ height: 508 })).toBe("508px");
  expect(change({ offsetTop: 40 }, "scroll")).toBe("548px");
  document.querySelector("input")?.blur();
  expect(change({ height: 844, offsetTop: 0 })).toBe("");
});
