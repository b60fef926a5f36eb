import type { Locator } from "@playwright/test";
import type { Finder, Words } from "./words.ts";

/** The page of statements as a person meets it, by its English words. */
export class StatementsPage<L extends Finder<L> = Locator> {
  static readonly path = "/user/assets/exportStatement";
  readonly page: Words<L>;
  readonly form: L;
  readonly create: L;
  readonly list: L;
  readonly files: L;

  constructor(page: Words<L>) {
    this.page = page;
    this.form = page.getByRole("region", { name: "New statement" });
    this.create = this.form.getByRole("button", { name: "Create statement" });
    this.list = page.getByRole("region", { name: "Your statements" });
    this.files = this.list.getByRole("listitem");
  }

  async goto(query: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.page.goto(`${StatementsPage.path}?${new URLSearchParams({ lang: "en", ...query })}`);
    await this.create.waitFor();
  }

  kind(name: string): L {
    return this.form.getByRole("radio", { name, exact: true });
  }

  /** The first line of the list is the newest. */
  get newest(): L {
    return this.files.first();
  }
}
