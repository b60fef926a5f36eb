import { type Browser, chromium } from "@playwright/test";
import { browserFlags, findBrowser } from "../scripts/steps/browser.mjs";

/** The machine's Chromium. */
export function launch(): Promise<Browser> {
  const path = findBrowser();
  return chromium.launch({
    ...(path !== "" && { executablePath: path }),
    args: browserFlags(),
  });
}
