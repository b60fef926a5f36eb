import { defineConfig } from "@playwright/test";
import { baselinesFor } from "./e2e/baselines.ts";
import type { SandboxOptions } from "./e2e/test.ts";
import { wholeBrowser } from "./e2e/whole-browser.ts";
import { browserFlags, findBrowser } from "./scripts/steps/browser.mjs";

// The machine's own browser where there is one, else the one Playwright downloaded.
const browser = findBrowser();
const baselines = baselinesFor(wholeBrowser.executablePath);

export default defineConfig<SandboxOptions>({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  globalSetup: "./e2e/global-setup.ts",
  workers: Number(process.env.E2E_WORKERS ?? 2),
  // The second try brings a trace; a test that passes only then is named as flaky (scripts/reporters).
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  // What should be is waited for; a slow machine fails no test.
  timeout: 900_000,
  expect: { timeout: 60_000, toHaveScreenshot: { maxDiffPixels: 40, animations: "disabled" } },
  snapshotPathTemplate: `${baselines.folder}/{arg}{ext}`,
  updateSnapshots: baselines.compared ? "none" : "all",
  reporter: "list",
  use: {
    browserName: "chromium",
    launchOptions: {
      args: browserFlags(),
      ...(browser !== "" && { executablePath: browser }),
    },
    viewport: { width: 1440, height: 960 },
    locale: "en-US",
    timezoneId: "UTC",
    colorScheme: "light",
    contextOptions: { reducedMotion: "reduce" },
    trace: "on-first-retry",
    screenshot: "only-on-failure",
  },
});
