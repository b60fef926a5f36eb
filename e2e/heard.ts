import type { Page } from "@playwright/test";
import type { Words } from "./words.ts";

/**
 * What the exchange answers to the next request of this address. In a browser it is heard on the way: what a worker's request
 * brought, Chromium does not always keep for its debugger.
 */
export async function heard<L>(page: Words<L>, url: RegExp): Promise<() => Promise<unknown>> {
  if (!isBrowsers(page)) {
    const answer = page.waitForResponse(url);
    return async () => (await answer).json();
  }
  let hear: (told: unknown) => void = () => undefined;
  const told = new Promise<unknown>((resolve) => {
    hear = resolve;
  });
  await page.route(
    url,
    async (route) => {
      const response = await route.fetch();
      hear(await response.json());
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return () => told;
}

function isBrowsers(page: unknown): page is Page {
  return typeof page === "object" && page !== null && "mainFrame" in page;
}
