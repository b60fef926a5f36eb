import { type Browser, chromium } from "@playwright/test";
import { browserFlags, findWholeBrowser } from "../scripts/steps/browser.mjs";

/** The machine's Chromium. */
export function launch(): Promise<Browser> {
  const path = findWholeBrowser();
  return chromium.launch({
    ...(path !== "" && { executablePath: path }),
    args: browserFlags(),
  });
}
