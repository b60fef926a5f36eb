import type { Locator } from "@playwright/test";
import type { Finder, Words } from "./words.ts";

/** Of a person whose account moves to the EU, where their identity is known already. */
export const moverProfile = { migratesTo: "EU", kycRegion: "AUT" };
/** Nothing of a check or a transfer is waited for. */
export const immediate = {
  migrationPauseMs: 1,
  migrationStepMs: 1,
  migrationCardMs: 1,
  migrationIdentityMs: 1,
};

/** The migration page as a person meets it, by its English words. */
export class MigrationPage<L extends Finder<L> = Locator> {
  static readonly path = "/user/assets/center/migration?lang=en";
  readonly page: Words<L>;
  readonly title: L;
  readonly dialog: L;
  readonly begin: L;
  readonly checkAgain: L;
  readonly getQuote: L;
  readonly convert: L;
  readonly open: L;
  readonly act: L;

  constructor(page: Words<L>) {
    this.page = page;
    this.title = page.locator("#migration-part, #migration-review");
    this.dialog = page.getByRole("dialog").filter({ visible: true });
    this.begin = page.getByRole("button", { name: "Accept and begin" }).first();
    this.checkAgain = page.getByRole("button", { name: "Check again" }).first();
    this.getQuote = page.getByRole("button", { name: "Get quote" });
    this.convert = page.getByRole("button", { name: /^Convert to .*\d/ });
    this.open = page.getByRole("button", { name: /^Move to / }).first();
    this.act = page.getByRole("button", { name: "Move my assets" });
  }

  async goto(): Promise<void> {
    await this.page.goto(MigrationPage.path);
  }

  /** Accepts the terms and begins. */
  async accept(): Promise<void> {
    await this.page.getByRole("checkbox", { name: /^I have read and accept/ }).check();
    await this.begin.click();
  }

  /** From the checks to the assets, once the way is clear. */
  async toAssets(): Promise<void> {
    await this.page.getByRole("button", { name: "Continue to assets" }).first().click();
  }

  /** Presses on to where the codes are entered. */
  async acknowledge(): Promise<void> {
    await this.open.click();
    await this.act.click();
    await this.page.getByRole("button", { name: "Yes, move them for good" }).click();
  }

  async confirm(code: string): Promise<void> {
    await this.page.getByRole("textbox", { name: /^Code sent to/ }).fill(code);
    await this.act.click();
  }
}
