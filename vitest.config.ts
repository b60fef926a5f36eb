import { defineConfig } from "vitest/config";

const isolated = ["tests/**/*.test.ts", "tests/**/*.test.tsx"];
const pages = "tests/page/**/*.test.ts";
/** How long what should be may take: the verdict is never the clock's. */
const patienceMs = 120_000;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          include: isolated,
          exclude: [pages],
          testTimeout: patienceMs,
          hookTimeout: patienceMs,
        },
      },
      {
        oxc: { jsx: { runtime: "automatic", development: false } },
        test: {
          name: "page",
          include: [pages],
          testTimeout: patienceMs,
          hookTimeout: patienceMs,
          globalSetup: "tests/page/harness/sandboxes.ts",
          setupFiles: "tests/page/harness/no-layout.ts",
          // React as it is released: quicker, and without the double effects of development.
          env: { NODE_ENV: "production" },
          // Evaluated anew for each page, with what they keep of a window.
          server: { deps: { inline: [/wouter/, /use-sync-external-store/] } },
        },
      },
    ],
  },
});
