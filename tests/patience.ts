import { vi } from "vitest";

// What should be is waited for, up to a minute: a slow machine fails no test.
const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (what, options) =>
  waitFor(what, typeof options === "number" ? options : { timeout: 60_000, ...options });
