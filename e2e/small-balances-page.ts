import type { Locator } from "@playwright/test";
import * as v from "valibot";
import { type SmallQuotes, smallQuotes } from "#shared/contract/small-balance.ts";
import { received } from "./answer-of.ts";
import type { Finder, Words } from "./words.ts";

const envelope = v.object({ result: smallQuotes });

/** The small balances as a person meets them, by their English words. */
export class SmallPage<L extends Finder<L> = Locator> {
  static readonly path = "/user/assets/exchange/index?mode=smallBalances";
  readonly page: Words<L>;
  readonly all: L;
  readonly getPrice: L;
  readonly dialog: L;
  readonly convert: L;
  readonly newPrice: L;
  /** The heading of a batch that has ended. */
  readonly ended: L;

  constructor(page: Words<L>) {
    this.page = page;
    this.all = page.getByRole("checkbox", { name: /^(Select all|Clear selection)/ });
    this.getPrice = page.getByRole("button", { name: /^Get quote/ }).filter({ visible: true });
    this.dialog = page.getByRole("dialog");
    this.convert = this.dialog.getByRole("button", { name: /^Convert to/ });
    this.newPrice = this.dialog.getByRole("button", { name: "Get new quote" });
    this.ended = page.getByRole("heading", { name: /of \d+ coins converted/ });
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(SmallPage.path + query);
    await this.page.getByRole("main").locator("tr[data-row]").first().waitFor();
  }

  box(coin: string): L {
    return this.page.getByRole("checkbox", { name: new RegExp(`^${coin}, `) });
  }

  row(coin: string): L {
    return this.page.locator(`tr[data-row="${coin}"]`);
  }

  /** Ticks these coins and waits until the sum of them is there. */
  async choose(...coins: readonly string[]): Promise<void> {
    for (const coin of coins) await this.box(coin).check();
    await this.page.getByText("You receive, estimated").waitFor();
  }

  /** Requests one quote; answers what the exchange gave and the dialog shows. */
  async getQuote(): Promise<SmallQuotes> {
    const answer = await received(this.page, /\/exchangeNew\/batch\/quote$/);
    await this.getPrice.click();
    const quote = v.parse(envelope, await answer()).result;
    await this.convert.waitFor();
    return quote;
  }
}
