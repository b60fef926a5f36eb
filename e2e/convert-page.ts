import type { Locator } from "@playwright/test";
import * as v from "valibot";
import { type ConvertQuote, convertQuote } from "#shared/contract/convert.ts";
import { received } from "./answer-of.ts";
import type { Finder, Words } from "./words.ts";

const quoteEnvelope = v.object({ result: convertQuote });

/** The convert page as a person meets it, by its English words. */
export class ConvertPage<L extends Finder<L> = Locator> {
  static readonly path = "/user/assets/exchange/index";
  readonly page: Words<L>;
  readonly pay: L;
  readonly receive: L;
  readonly getPrice: L;
  readonly confirmDialog: L;
  readonly confirm: L;
  readonly result: L;
  readonly livePrices: L;

  constructor(page: Words<L>) {
    this.page = page;
    this.pay = page.getByRole("textbox", { name: /^You pay/ });
    this.receive = page.getByRole("textbox", { name: /^You receive/ });
    this.getPrice = page.getByRole("button", { name: "Get quote" });
    this.confirmDialog = page.getByRole("dialog", { name: "Confirm conversion" });
    this.confirm = this.confirmDialog.getByRole("button", { name: "Convert now" });
    this.result = page.getByRole("dialog", { name: "Converted" });
    this.livePrices = page.locator('#main [data-quote][data-field="lastPrice"]');
  }

  /** Opens the page with this pair and waits until its prices are live. */
  async open({ from = "BTC", to = "USDT", lang = "" } = {}): Promise<void> {
    const query = new URLSearchParams({ from, to, ...(lang !== "" && { lang }) });
    await this.page.goto(`${ConvertPage.path}?${query}`);
    await this.seeLivePrice();
  }

  /** Not the one that stands there before the form. */
  async seeLivePrice(): Promise<void> {
    await this.page.locator("#convert-form").waitFor();
    await this.livePrices.first().filter({ hasText: /\d/ }).waitFor();
  }

  /** Requests a quote for `amount`; answers the one that the exchange gave. */
  async requestQuote(amount: string): Promise<ConvertQuote> {
    await this.pay.fill(amount);
    const answer = await received(this.page, /\/exchangeNew\/convert\/quote$/);
    await this.getPrice.click();
    return v.parse(quoteEnvelope, await answer()).result;
  }

  /** The same, and waits until it is held. */
  async getQuote(amount: string): Promise<ConvertQuote> {
    const quote = await this.requestQuote(amount);
    await this.confirm.waitFor();
    return quote;
  }
}

/** An amount as English pages write it: "1,234.50 USDT". Exact: the formatter takes decimal text. */
export function written(amount: string, coin: string): string {
  const format = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 20 });
  return `${format.format(amount as Intl.StringNumericLiteral)} ${coin}`;
}
