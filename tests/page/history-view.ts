import { HistoryPage } from "../../e2e/history-page.ts";
import { expect, type Locator, type Page } from "./harness/test.ts";

/** The convert history in a page test: what it shows and what it saves. */
export class HistoryView extends HistoryPage<Locator> {
  readonly #page: Page;

  constructor(page: Page) {
    super(page);
    this.#page = page;
  }

  /** The rows that are shown are these, in this order. */
  async shows(ids: readonly string[]): Promise<void> {
    await expect
      .poll(async () => this.rows.elements().map((row) => row.getAttribute("data-row")))
      .toEqual(ids);
  }

  /** Presses, and answers the saved file's name and lines; the first is the head, without its byte order mark. */
  async save(): Promise<{ name: string; lines: string[] }> {
    const coming = this.#page.waitForDownload();
    await this.csv.click();
    const { name, text } = await coming;
    expect(text.startsWith("\uFEFF")).toBe(true);
    expect(text.endsWith("\r\n")).toBe(true);
    return { name, lines: text.slice(1, -2).split("\r\n") };
  }
}
