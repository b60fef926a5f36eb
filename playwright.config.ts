import { chromium, defineConfig } from "@playwright/test";
import { baselinesFor } from "./e2e/baselines.ts";
import type { SandboxOptions } from "./e2e/test.ts";
import { browserFlags, findBrowser } from "./scripts/steps/browser.mjs";

// The machine's own browser where there is one, else the one Playwright downloaded.
const browser = findBrowser();
const baselines = baselinesFor(browser || chromium.executablePath());

export default defineConfig<object, SandboxOptions>({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  // Each worker runs an exchange of its own, besides its browser.
  workers: Number(process.env.E2E_WORKERS ?? 2),
  // No second try: a test that passes only then is not sound.
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixels: 40, animations: "disabled" } },
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
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
  },
});
