import type { Page } from "@playwright/test";
import type { Words } from "./words.ts";

/**
 * What the exchange answers to the next request of this address. In a browser it is intercepted on the way: what a worker's request
 * brought, Chromium does not always keep for its debugger.
 */
export async function received<L>(page: Words<L>, url: RegExp): Promise<() => Promise<unknown>> {
  if (!isBrowsers(page)) {
    const answer = page.waitForResponse(url);
    return async () => (await answer).json();
  }
  let receive: (reported: unknown) => void = () => undefined;
  const reported = new Promise<unknown>((resolve) => {
    receive = resolve;
  });
  await page.route(
    url,
    async (route) => {
      const response = await route.fetch();
      receive(await response.json());
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return () => reported;
}

function isBrowsers(page: unknown): page is Page {
  return typeof page === "object" && page !== null && "mainFrame" in page;
}
