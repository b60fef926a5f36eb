import { chromium } from "@playwright/test";
import { browserFlags, findWholeBrowser } from "../scripts/steps/browser.mjs";

/** A browser with windows of its own: it keeps pages for going back, and sets its text as people see it. A shell does not. */
export const wholeBrowser = {
  executablePath: findWholeBrowser() || chromium.executablePath(),
  args: browserFlags(),
};
