/** D3.1. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PageState } from "#shared/rpc/api.ts";
import { watchPageState } from "#src/bridge/page-state.ts";

/** As much of a page as has a lifecycle. */
const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const frame = Object.assign(new EventTarget(), { navigation: new EventTarget() });
let reported: PageState[];

beforeEach(() => {
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", frame);
  vi.stubGlobal("navigator", { onLine: true });
  reported = [];
  watchPageState((state) => reported.push(state));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ["freeze", page, "resume", page],
  ["pagehide", frame, "pageshow", frame],
] as const)("tells of %s as suspended, and of what comes back as seen", (going, from, coming, back) => {
  from.dispatchEvent(new Event(going));
  expect(reported.at(-1)).toEqual({ visible: false, online: true, suspended: true });
  back.dispatchEvent(new Event(coming));
  expect(reported.at(-1)).toEqual({ visible: true, online: true });
});

it.each([
  ["another document", { destination: { sameDocument: false }, downloadRequest: null }, true],
  [
    "another document, in a browser that tells of no downloads",
    { destination: { sameDocument: false } },
    true,
  ],
  ["another page of the app", { destination: { sameDocument: true }, downloadRequest: null }, false],
  ["a download", { destination: { sameDocument: false }, downloadRequest: "statement.csv" }, false],
] as const)("suspends before leaving, for %s", (_to, event, suspended) => {
  frame.navigation.dispatchEvent(Object.assign(new Event("navigate"), event));
  expect(reported.some((state) => state.suspended === true)).toBe(suspended);
});

it("tells of a page that was left by a way that led nowhere as seen again", () => {
  vi.useFakeTimers();
  const event = { destination: { sameDocument: false }, downloadRequest: null };
  frame.navigation.dispatchEvent(Object.assign(new Event("navigate"), event));
  expect(reported.at(-1)).toMatchObject({ suspended: true });
  vi.advanceTimersByTime(5_000);
  expect(reported.at(-1)).toEqual({ visible: true, online: true });
});

it("tells of hiding without suspending", () => {
  page.visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  page.visibilityState = "visible";
  expect(reported.at(-1)).toEqual({ visible: false, online: true });
});
