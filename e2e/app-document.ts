import type { Page } from "@playwright/test";
import type { AppConfig } from "#shared/site/app-config.ts";

/** The host of this page changes the app's document before it serves it. */
export async function changeDocument(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(/\/user\/assets\//, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  });
}

/** The host of this page configures the app like this. */
export function configure(page: Page, config: AppConfig): Promise<void> {
  const json = JSON.stringify(config).replaceAll("<", "\\u003c");
  return changeDocument(page, (html) => {
    const changed = html.replace(/(id="app-config">)[^<]*/, (_all, open: string) => open + json);
    if (changed === html) throw new Error("The document has no configuration to change");
    return changed;
  });
}
