import type { Locator } from "@playwright/test";
import * as v from "valibot";
import {
  type ConvertHistoryRow,
  convertHistoryRow,
  type HistoryFilter,
} from "#shared/contract/convert-history.ts";
import type { Exchange } from "./exchange.ts";
import type { Finder, Words } from "./words.ts";

const answer = v.object({ result: v.object({ list: v.array(convertHistoryRow), total: v.number() }) });

/** The convert history as a person meets it, by its English words. */
export class HistoryPage<L extends Finder<L> = Locator> {
  static readonly path = "/user/assets/exchange/history";
  readonly page: Words<L>;
  readonly rows: L;
  readonly main: L;
  readonly filters: L;
  readonly drawer: L;
  readonly csv: L;
  readonly search: L;

  constructor(page: Words<L>) {
    this.page = page;
    this.main = page.getByRole("main");
    this.rows = this.main.locator("tr[data-row]");
    this.filters = this.main.getByRole("search");
    this.drawer = page.getByRole("dialog", { name: /^Conversion/ });
    this.csv = this.main.getByRole("button", { name: "Download the list as a CSV file" });
    this.search = this.main.getByRole("searchbox", { name: "Order ID" });
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(HistoryPage.path + query);
    await this.main.getByRole("navigation", { name: "Types of conversion" }).waitFor();
  }

  tab(name: string): L {
    return this.main.getByRole("navigation").getByRole("link", { name, exact: true });
  }

  /** What is pressed of a row. */
  row(id: string): L {
    return this.main.locator(`tr[data-row="${id}"] [data-whole]`);
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
