import type { Locator } from "@playwright/test";
import type { Finder, Words } from "./words.ts";

/** The deposit pages as a person meets them, by their English words. */
export class DepositPage<L extends Finder<L> = Locator> {
  static readonly path = "/user/assets/deposit";
  static readonly history = "/user/assets/deposit?view=history";
  static readonly addresses = "/user/assets/deposit/chain-address";
  readonly page: Words<L>;
  readonly copy: L;
  readonly promise: L;
  readonly coin: L;
  readonly network: L;

  constructor(page: Words<L>) {
    this.page = page;
    this.copy = page.getByRole("button", { name: "Copy address" });
    this.promise = page.getByRole("checkbox", { name: /^I will enter the / });
    const form = page.getByRole("region", { name: "Deposit", exact: true });
    this.coin = form.getByRole("button", { name: /^Coin/ });
    this.network = form.getByRole("button", { name: /^Network/ });
  }

  async goto(query: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.page.goto(`${DepositPage.path}?${new URLSearchParams(query)}`);
    await this.coin.waitFor();
  }

  /** The line above an address that is shown. */
  yours(coin: string, network: string): L {
    return this.page.getByText(new RegExp(`^Your ${coin} address on ${network}$`));
  }

  code(coin: string, network: string): L {
    return this.page.getByRole("img", { name: `QR code of your ${coin} address on ${network}` });
  }
}
