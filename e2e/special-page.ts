import { expect, type Locator, type Page } from "@playwright/test";
import * as v from "valibot";
import { type ConvertQuote, convertQuote } from "#shared/contract/convert.ts";

const quoteEnvelope = v.object({ result: convertQuote });

/** A special coin's page as a person meets it, by its English words. */
export class SpecialPage {
  static readonly list = "/user/assets/exchange/lwb-exchange";
  readonly page: Page;
  readonly pay: Locator;
  readonly receive: Locator;
  readonly review: Locator;
  readonly dialog: Locator;
  readonly exchange: Locator;
  readonly done: Locator;

  constructor(page: Page) {
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
    await expect(this.page.locator("main").getByText(/^[\d.,]+ – [\d.,]+ [A-Z]+$/)).toBeVisible();
  }

  /** Asks for the summary of what stands there; answers the quote that the exchange gave. */
  async ask(): Promise<ConvertQuote> {
    const answer = this.page.waitForResponse(/\/exchangeNew\/convert\/quote$/);
    await this.review.click();
    const quote = v.parse(quoteEnvelope, await (await answer).json()).result;
    await expect(this.exchange).toBeVisible();
    return quote;
  }

  async finish(): Promise<void> {
    await this.done.getByRole("button", { name: "Done" }).click();
    await expect(this.done).toBeHidden();
  }
}
