import { vi } from "vitest";

const { waitFor } = vi;

// Files of the project `unit` share a process: once is enough.
if (waitFor.name !== "waitForAMinute") {
  /** What should be is waited for, up to a minute: a slow machine fails no test. */
  vi.waitFor = function waitForAMinute(what, options) {
    return waitFor(what, typeof options === "number" ? options : { timeout: 60_000, ...options });
  };
}
