import type { Locator } from "@playwright/test";
import type { Finder, Words } from "./words.ts";

/** The transfer page as a person meets it, by its English words. */
export class TransferPage<L extends Finder<L> = Locator> {
  static readonly path = "/user/assets/transfer";
  static readonly records = "/user/assets/subAccountTransferRecord";
  readonly page: Words<L>;
  readonly amount: L;
  readonly review: L;
  readonly dialog: L;
  readonly move: L;
  readonly who: L;
  readonly find: L;

  constructor(page: Words<L>) {
    this.page = page;
    this.amount = page.locator('input[name="amount"]');
    this.review = page.getByRole("button", { name: "Review transfer" }).first();
    this.dialog = page.getByRole("dialog", { name: "Review transfer" });
    this.move = page.getByRole("button", { name: /^(Transfer|Send) .*\d/ });
    this.who = page.locator('input[name="recipient"]');
    this.find = page.getByRole("button", { name: "Find", exact: true });
  }

  /** `who` and `amount` are typed: no link says them. */
  async goto({ who = "", amount = "", ...query }: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.page.goto(`${TransferPage.path}?${new URLSearchParams(query)}`);
    await (query.mode === "user" ? this.who : this.amount).waitFor();
    if (who !== "") await this.who.fill(who);
    if (amount !== "") await this.amount.fill(amount);
  }

  /** Types an amount and requests its review. */
  async openReview(amount: string): Promise<void> {
    await this.amount.fill(amount);
    await this.review.click();
    await this.move.waitFor();
  }

  /** Types an amount, requests its review and confirms it. */
  async send(amount: string): Promise<void> {
    await this.openReview(amount);
    await this.move.click();
  }
}
