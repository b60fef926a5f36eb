import type { Exchange } from "../../e2e/exchange.ts";
import { QuestionsPage } from "../../e2e/questions-page.ts";
import type { Page } from "./harness/test.ts";
import { expect } from "./pages.ts";

export const path = "/user/assets/deposit";
export const questions = (id: string): string => `${path}?view=questions&record=${id}&lang=en`;

/** Somebody of a region with one deposit that is held for its answers. */
export async function held(page: Page, exchange: Exchange, kycRegion: string) {
  const { account, token } = await exchange.createPerson({}, { kycRegion });
  await page.addCookies([{ name: "test-token", value: token }]);
  await exchange.settings({ depositBlockMs: 1, travelRuleReviewMs: 0 });
  const { id = "" } = await exchange.deposit({ account, coin: "XRP", chain: "XRP", amount: "150.25" });
  await expect.poll(async () => (await exchange.locked(account))("XRP")).toBe("150.25");
  return { account, id, token };
}

export const send = (page: Page) => new QuestionsPage(page).send.click();
export const answer = (page: Page) => new QuestionsPage(page).person();
