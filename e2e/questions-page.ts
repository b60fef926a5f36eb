import type { Locator } from "@playwright/test";
import type { Finder, Words } from "./words.ts";

/** What the law asks about who sends or gets coins, by its English words: of deposits and of withdrawals. */
export class QuestionsPage<L extends Finder<L> = Locator> {
  static readonly purpose = "Invoice 2026-118, design work in October";
  readonly page: Words<L>;
  readonly send: L;
  readonly confirm: L;

  constructor(page: Words<L>) {
    this.page = page;
    this.send = page.getByRole("button", { name: "Send answers" });
    this.confirm = page.getByRole("checkbox", { name: "These answers are true and complete" });
  }

  text(name: string): L {
    return this.page.getByRole("textbox", { name });
  }

  choose(name: RegExp): Promise<void> {
    return this.page.getByRole("radio", { name }).click();
  }

  /** A wallet of nobody but a person: theirs, or another one's. */
  async person(whose: RegExp = /Mine/): Promise<void> {
    await this.choose(/A self-custody wallet/);
    await this.choose(whose);
    await this.text("First name").fill("Mira");
    await this.text("Last name").fill("Kovacs");
  }

  /** An exchange, looked for by a part of its name. */
  async provider(part: string, name: string): Promise<void> {
    await this.choose(/An exchange or provider/);
    await this.page.getByRole("button", { name: /Which provider/ }).click();
    await this.page.getByRole("combobox", { name: "Search by name" }).fill(part);
    await this.page.getByRole("option", { name }).click();
  }

  async why(): Promise<void> {
    await this.text("Purpose").fill(QuestionsPage.purpose);
  }

  async papers(): Promise<void> {
    await this.page.getByRole("combobox", { name: "Document type" }).selectOption("PASSPORT");
    await this.text("Document number").fill("P1234567");
    await this.page.getByRole("combobox", { name: "Issuing country" }).selectOption("TUR");
    await this.page.getByLabel("Expires on").fill("2099-01-31");
  }

  async place(): Promise<void> {
    await this.page.getByRole("combobox", { name: "Country" }).selectOption("ARE");
    await this.page.getByRole("combobox", { name: "State or emirate" }).selectOption("Dubai");
    await this.text("City").fill("Dubai");
    await this.text("Street").fill("Al Wasl Road");
    await this.text("Building").fill("12");
    await this.page.getByLabel("Date of birth").fill("1990-04-30");
    await this.text("Place of birth").fill("Graz");
  }

  /** Says that they are true, and sends them. */
  async swear(): Promise<void> {
    await this.confirm.click();
    await this.send.click();
  }
}
