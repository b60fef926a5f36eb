/** D8.1: the sheet of the base rules holds up no script, and the first paint of the app waits for it. */
import { Window } from "happy-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { putBaseRules } from "#src/app/base-rules.ts";
import { FakeClock } from "../bridge/fake-clock.ts";

let window: Window;

beforeEach(() => {
  window = new Window();
  vi.stubGlobal("document", window.document);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await window.happyDOM.close();
});

function linkOf(sheet: object | null) {
  const link = window.document.createElement("link");
  link.rel = "stylesheet";
  link.media = "print";
  Object.defineProperty(link, "sheet", { value: sheet });
  window.document.body.append(link);
  return link;
}

async function isSettled(promise: Promise<void>): Promise<boolean> {
  return Promise.race([promise.then(() => true), new Promise<false>((go) => setImmediate(() => go(false)))]);
}

it("goes on where the sheet is there", async () => {
  const link = linkOf({});
  await putBaseRules(new FakeClock());
  expect(link.media).toBe("all");
});

it("waits until it has come", async () => {
  const link = linkOf(null);
  const put = putBaseRules(new FakeClock());
  expect(link.media).toBe("all");
  expect(await isSettled(put)).toBe(false);
  link.dispatchEvent(new window.Event("load"));
  await put;
});

it("does not wait for ever for one that failed before anybody looked", async () => {
  linkOf(null);
  const clock = new FakeClock();
  const put = putBaseRules(clock);
  await clock.advance(1_999);
  expect(await isSettled(put)).toBe(false);
  await clock.advance(1);
  await put;
});

it("has nothing to do where the sheet came with the code", async () => {
  await putBaseRules(new FakeClock());
  expect(window.document.querySelectorAll("link")).toHaveLength(0);
});
