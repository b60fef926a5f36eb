import { expect, type Locator, type Page } from "@playwright/test";
import * as v from "valibot";
import { type SmallQuotes, smallQuotes } from "#shared/contract/small-balance.ts";

const envelope = v.object({ result: smallQuotes });

/** The small balances as a person meets them, by their English words. */
export class SmallPage {
  static readonly path = "/user/assets/exchange/index?mode=small";
  readonly page: Page;
  readonly all: Locator;
  readonly getPrice: Locator;
  readonly dialog: Locator;
  readonly convert: Locator;
  readonly newPrice: Locator;
  /** The heading of a run that has ended. */
  readonly ended: Locator;

  constructor(page: Page) {
    this.page = page;
    this.all = page.getByRole("checkbox", { name: /^Choose (all|none)/ });
    this.getPrice = page.getByRole("button", { name: /^Get firm price/ }).filter({ visible: true });
    this.dialog = page.getByRole("dialog");
    this.convert = this.dialog.getByRole("button", { name: /^Convert to/ });
    this.newPrice = this.dialog.getByRole("button", { name: "Get new price" });
    this.ended = page.getByRole("heading", { name: /of \d+ coins converted/ });
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(SmallPage.path + query);
    await expect(this.page.getByRole("main").locator("tr[data-row]").first()).toBeVisible();
  }

  box(coin: string): Locator {
    return this.page.getByRole("checkbox", { name: new RegExp(`^${coin}, `) });
  }

  row(coin: string): Locator {
    return this.page.locator(`tr[data-row="${coin}"]`);
  }

  /** Ticks these coins and waits until the sum of them is there. */
  async choose(...coins: readonly string[]): Promise<void> {
    for (const coin of coins) await this.box(coin).check();
    await expect(this.getPrice).toBeEnabled();
    await expect(this.page.getByText("You receive, estimated")).toBeVisible();
  }

  /** Asks for one firm price; answers what the exchange gave and the dialog shows. */
  async askPrice(): Promise<SmallQuotes> {
    const answer = this.page.waitForResponse(/\/exchangeNew\/batch\/quote$/);
    await this.getPrice.click();
    const quote = v.parse(envelope, await (await answer).json()).result;
    await expect(this.convert).toBeVisible();
    return quote;
  }
}
