import { defineConfig } from "vitest/config";

const pages = "tests/page/**/*.test.ts";
/** Parts of the page: each file with globals and modules of its own. */
const parts = [
  "tests/{app,bridge,entry,features,lazy,mini-program,records,session,ui,verification-codes}/**/*.test.{ts,tsx}",
];
/** No test fails for a slow clock: what hangs is ended by the watchdog (scripts/reporters). */
const noLimitMs = 900_000;
const noLimits = {
  testTimeout: noLimitMs,
  hookTimeout: noLimitMs,
  expect: { poll: { timeout: 60_000 } },
  setupFiles: ["tests/wait-limits.ts"],
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          // Nothing here touches what is global, so files share a process: half the time is the modules' loading.
          name: "unit",
          include: ["tests/**/*.test.ts"],
          exclude: [pages, ...parts],
          isolate: false,
          ...noLimits,
        },
      },
      {
        test: {
          name: "parts",
          include: parts,
          ...noLimits,
        },
      },
      {
        test: {
          name: "page",
          include: [pages],
          // Each test has a window of its own; what each file would load anew, for 2 s, is the same for all.
          isolate: false,
          // Windows that were left are garbage that V8 would let grow to gigabytes in each process.
          // Most of what a page makes goes with it: room for the young saves a quarter of the collector's time.
          execArgv: ["--max-old-space-size=1024", "--max-semi-space-size=64"],
          // As in a browser: what passes at its second try only is named as flaky (scripts/reporters).
          retry: 1,
          ...noLimits,
          globalSetup: "tests/page/harness/sandboxes.ts",
        },
      },
    ],
  },
});
