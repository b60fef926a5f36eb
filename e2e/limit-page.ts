import type { Locator } from "@playwright/test";
import type { CallOutput } from "#shared/contract/index.ts";
import type { Exchange } from "./exchange.ts";
import type { Finder, Words } from "./words.ts";

/** The limit order's page as a person meets it, by its English words. */
export class LimitPage<L extends Finder<L> = Locator> {
  static readonly path = "/user/assets/exchange/index?mode=limit";
  readonly page: Words<L>;
  readonly pay: L;
  readonly receive: L;
  readonly price: L;
  readonly review: L;
  readonly reviewDialog: L;
  readonly place: L;
  readonly open: L;
  readonly ended: L;

  constructor(page: Words<L>) {
    this.page = page;
    this.pay = page.locator('input[name="pay"]');
    this.receive = page.locator('input[name="receive"]');
    this.price = page.locator('input[name="price"]');
    this.review = page.getByRole("button", { name: "Review order" });
    this.reviewDialog = page.getByRole("dialog", { name: "Review limit order" });
    this.place = this.reviewDialog.getByRole("button", { name: /^Place order and freeze/ });
    this.open = page.getByRole("region", { name: "Open orders" });
    this.ended = page.getByRole("region", { name: "Closed orders" });
  }

  async goto({ from = "BTC", to = "USDT", lang = "" } = {}): Promise<void> {
    const query = new URLSearchParams({ from, to, ...(lang !== "" && { lang }) });
    await this.page.goto(`${LimitPage.path}&${query}`);
    await this.price.waitFor();
    // Its quick prices follow from the market's: they are there when prices are.
    await this.page.getByRole("group").locator("button:not(:disabled)").first().waitFor();
  }

  /** Types an order and requests its review. */
  async openReview(amount: string, price: string): Promise<void> {
    await this.pay.fill(amount);
    await this.price.fill(price);
    await this.review.click();
    await this.place.waitFor();
  }
}

/** An order by another client than the page: 0.1 BTC at 98,500 USDT unless told otherwise. */
export async function order(
  exchange: Exchange,
  token: string,
  part: object = {},
): Promise<CallOutput<"limitOrder.create">> {
  const answer = await exchange.call("limitOrder.create", token, {
    accountType: "limit_order_funding",
    fromCoin: "BTC",
    toCoin: "USDT",
    fromAmount: "0.1",
    limitPrice: "98500",
    expiredType: "30_D",
    requestId: crypto.randomUUID(),
    ...part,
  });
  if (answer.code !== 0) throw new Error(answer.message);
  return answer.result as CallOutput<"limitOrder.create">;
}

/** How many orders a person ever made. */
export async function orderCount(exchange: Exchange, token: string): Promise<number> {
  const { result } = await exchange.call("limitOrder.list", token, {});
  return (result as CallOutput<"limitOrder.list">).total;
}
