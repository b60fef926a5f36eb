import { defineConfig } from "vitest/config";

const pages = "tests/page/**/*.test.ts";
/** Parts of the page: each file with globals and modules of its own. */
const parts = ["tests/{app,bridge,entry,features,lazy,mini-program,records,session,ui}/**/*.test.{ts,tsx}"];
/** How long what should be may take: no test fails for a slow clock. */
const patienceMs = 120_000;
/** The same of what is polled for. */
const longPoll = { poll: { timeout: 60_000 } };

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
          testTimeout: patienceMs,
          hookTimeout: patienceMs,
          expect: longPoll,
        },
      },
      {
        test: {
          name: "parts",
          include: parts,
          testTimeout: patienceMs,
          hookTimeout: patienceMs,
          expect: longPoll,
        },
      },
      {
        test: {
          name: "page",
          include: [pages],
          // As in a browser: what passes at its second try only is named as unsound (scripts/reporters).
          retry: 1,
          testTimeout: patienceMs,
          hookTimeout: patienceMs,
          expect: longPoll,
          globalSetup: "tests/page/harness/sandboxes.ts",
        },
      },
    ],
  },
});
