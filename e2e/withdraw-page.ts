import type { Locator } from "@playwright/test";
import type { Exchange } from "./exchange.ts";
import type { Finder, Words } from "./words.ts";

/** A sound address of no contract, on every network of Ethereum's kind. */
export const evmAddress = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";

/** The code of the mail, once it is there. */
export async function mailedCode(exchange: Exchange, account: string): Promise<string> {
  for (let round = 0; round < 200; round += 1) {
    const code = await exchange.mailCode(account);
    if (code !== "") return code;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`No mail came to ${account}`);
}

/** The withdraw page as a person meets it, by its English words. */
export class WithdrawPage<L extends Finder<L> = Locator> {
  static readonly path = "/user/assets/withdraw";
  readonly page: Words<L>;
  readonly address: L;
  readonly amount: L;
  readonly review: L;
  readonly dialog: L;
  readonly submit: L;
  readonly who: L;

  constructor(page: Words<L>) {
    this.page = page;
    this.address = page.locator('textarea[name="address"]');
    this.amount = page.locator('input[name="amount"]');
    this.review = page.getByRole("button", { name: "Review withdrawal" }).first();
    this.dialog = page.getByRole("dialog").filter({ visible: true });
    this.submit = page.getByRole("button", { name: /^Withdraw .*\d/ });
    this.who = page.locator('input[name="recipient"]');
  }

  async goto(query: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.page.goto(`${WithdrawPage.path}?${new URLSearchParams(query)}`);
  }

  /** Fills the form in and requests its review. */
  async openReview(address: string, amount: string): Promise<void> {
    await this.address.fill(address);
    await this.page.getByText(/risk check passed/).waitFor();
    await this.amount.fill(amount);
    await this.review.click();
    await this.submit.waitFor();
  }

  /** The code of the mail, where nothing else is required. */
  async confirm(code: string): Promise<void> {
    await this.page.getByRole("textbox", { name: /^Code sent to/ }).fill(code);
    await this.submit.click();
  }
}
