import type { Locator } from "@playwright/test";
import type { Finder, Words } from "./words.ts";

/** The block trade page as a person meets it, by its English words. */
export class BlockPage<L extends Finder<L> = Locator> {
  static readonly home = "/user/assets/otc/index";
  static readonly path = "/user/assets/otc/convert";
  static readonly history = "/user/assets/otc/history";
  readonly page: Words<L>;
  readonly pay: L;
  readonly receive: L;
  readonly getQuote: L;
  readonly convert: L;
  readonly renew: L;
  readonly comparison: L;
  readonly eligibility: L;
  readonly done: L;

  constructor(page: Words<L>) {
    this.page = page;
    this.pay = page.getByRole("textbox", { name: /^You pay/ });
    this.receive = page.getByRole("textbox", { name: /^You receive/ });
    this.getQuote = page.getByRole("button", { name: "Get quote" }).filter({ visible: true });
    this.convert = page.getByRole("button", { name: /^Convert \S*[\d.,]/ }).filter({ visible: true });
    this.renew = page.getByRole("button", { name: "Get new quote" }).filter({ visible: true });
    this.comparison = page.getByRole("region", { name: "Quote and order book" });
    this.eligibility = page.getByRole("region", { name: /eligible/ });
    this.done = page.getByRole("dialog", { name: "Converted" });
  }

  async open(search = "?from=BTC&to=USDT"): Promise<void> {
    await this.page.goto(`${BlockPage.path}${search}`);
    await this.pay.waitFor();
  }

  /** Types what is paid and requests a quote. */
  async requestQuote(amount: string): Promise<void> {
    await this.pay.fill(amount);
    await this.getQuote.click();
    await this.convert.waitFor();
  }
}
