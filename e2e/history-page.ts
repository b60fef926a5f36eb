import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import * as v from "valibot";
import {
  type ConvertHistoryRow,
  convertHistoryRow,
  type HistoryFilter,
} from "#shared/contract/convert-history.ts";
import type { Exchange } from "./exchange.ts";

const answer = v.object({ result: v.object({ list: v.array(convertHistoryRow), total: v.number() }) });

/** The convert history as a person meets it, by its English words. */
export class HistoryPage {
  static readonly path = "/user/assets/exchange/history";
  readonly page: Page;
  readonly rows: Locator;
  readonly main: Locator;
  readonly filters: Locator;
  readonly drawer: Locator;
  readonly csv: Locator;
  readonly search: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole("main");
    this.rows = this.main.locator("tr[data-row]");
    this.filters = this.main.getByRole("search");
    this.drawer = page.getByRole("dialog", { name: /^Conversion/ });
    this.csv = this.main.getByRole("button", { name: "Save what is listed as a CSV file" });
    this.search = this.main.getByRole("searchbox", { name: "Record no." });
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(HistoryPage.path + query);
    await expect(this.main.getByRole("navigation", { name: "Types of conversion" })).toBeVisible();
  }

  tab(name: string): Locator {
    return this.main.getByRole("navigation").getByRole("link", { name, exact: true });
  }

  /** The rows that are shown are these, in this order. */
  async shows(ids: readonly string[]): Promise<void> {
    await expect
      .poll(() => this.rows.evaluateAll((rows) => rows.map((row) => row.getAttribute("data-row"))))
      .toEqual(ids);
  }

  /** What is pressed of a row. */
  row(id: string): Locator {
    return this.main.locator(`tr[data-row="${id}"] [data-whole]`);
  }

  /** Presses, and answers the saved file's name and lines; the first is the head, without its byte order mark. */
  async save(press: Locator = this.csv): Promise<{ name: string; lines: string[] }> {
    const coming = this.page.waitForEvent("download");
    await press.click();
    const download = await coming;
    const text = await readFile(await download.path(), "utf8");
    expect(text.startsWith("\uFEFF")).toBe(true);
    expect(text.endsWith("\r\n")).toBe(true);
    return { name: download.suggestedFilename(), lines: text.slice(1, -2).split("\r\n") };
  }
}

/** Numbers of the records that fit, as the server tells them, newest first. */
export async function idsOf(
  exchange: Exchange,
  token: string,
  filter: HistoryFilter = {},
): Promise<string[]> {
  return (await recordsOf(exchange, token, filter)).map((row) => row.exchangeTxId);
}

/** All records that fit, at most 100. */
export async function recordsOf(
  exchange: Exchange,
  token: string,
  filter: HistoryFilter = {},
): Promise<ConvertHistoryRow[]> {
  const query = new URLSearchParams({ limit: "100" });
  for (const [name, value] of Object.entries(filter)) query.set(name, String(value));
  const url = `${exchange.url}/x-api/exchangeNew/convert/history?${query}`;
  const response = await fetch(url, { headers: { UserToken: token } });
  return v.parse(answer, await response.json()).result.list;
}
