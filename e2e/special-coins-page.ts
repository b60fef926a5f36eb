import type { Locator } from "@playwright/test";
import * as v from "valibot";
import { type ConvertQuote, convertQuote } from "#shared/contract/convert.ts";
import { received } from "./answer-of.ts";
import type { Finder, Words } from "./words.ts";

const quoteEnvelope = v.object({ result: convertQuote });

/** A special coin's page as a person meets it, by its English words. */
export class SpecialPage<L extends Finder<L> = Locator> {
  static readonly list = "/user/assets/exchange/lwb-exchange";
  readonly page: Words<L>;
  readonly pay: L;
  readonly receive: L;
  readonly review: L;
  readonly dialog: L;
  readonly exchange: L;
  readonly done: L;

  constructor(page: Words<L>) {
    this.page = page;
    this.pay = page.getByRole("textbox", { name: /^You pay/ });
    this.receive = page.getByRole("textbox", { name: /^You receive/ });
    this.review = page.getByRole("button", { name: "Review exchange" }).filter({ visible: true });
    this.dialog = page.getByRole("dialog", { name: "Confirm exchange" });
    this.exchange = this.dialog.getByRole("button", { name: /^Exchange / });
    this.done = page.getByRole("dialog", { name: "Exchanged" });
  }

  /** Opens a product's page and waits until balances and limits are there. */
  async open(id = "usdt-usdc", search = ""): Promise<void> {
    await this.page.goto(`${SpecialPage.list}/${id}${search}`);
    await this.page
      .locator("main")
      .getByText(/^[\d.,]+ – [\d.,]+ [A-Z]+$/)
      .waitFor();
  }

  /** Requests the summary of what stands there; answers the quote that the exchange gave. */
  async openReview(): Promise<ConvertQuote> {
    const answer = await received(this.page, /\/exchangeNew\/convert\/quote$/);
    await this.review.click();
    const quote = v.parse(quoteEnvelope, await answer()).result;
    await this.exchange.waitFor();
    return quote;
  }

  async finish(): Promise<void> {
    await this.done.getByRole("button", { name: "Done" }).click();
    await this.done.waitFor({ state: "hidden" });
  }
}
