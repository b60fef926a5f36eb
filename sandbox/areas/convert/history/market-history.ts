import { eq } from "drizzle-orm";
import type { ConvertHistoryRow, ConvertKind, HistoryState } from "#shared/contract/convert-history.ts";
import { providerSources } from "#shared/domain/convert-sources.ts";
import type { HistorySource } from "../../../dealer/history-source.ts";
import { isBlock } from "../../../dealer/quotes.ts";
import { quoteRow } from "../../../dealer/rows.ts";
import { conversions, quotes } from "../../../dealer/tables.ts";
import { plain } from "../../../ledger/amounts.ts";
import { findProduct } from "../../special-coins/index.ts";

const states: Readonly<Record<"processing" | "success" | "failure", HistoryState>> = {
  processing: "processing",
  success: "success",
  failure: "failure",
};

/** Sources (R3.11, F4b.2) by the wallet that a quote names. */
const sources: Readonly<Record<string, string>> = {
  eb_convert_funding: "funding",
  eb_convert_uta: "uta_convert",
};

/** A product's conversions carry its provider's name: plain, the way back, or the unified account's. */
function sourceOf({ accountType, productId, fromCoin }: Quote): string {
  const product = productId === null ? undefined : findProduct(productId);
  if (product === undefined) return sources[accountType] ?? accountType;
  const [plainSource, back, unified] = providerSources(product.provider);
  if (accountType === "eb_convert_uta") return unified;
  return fromCoin === product.coin ? plainSource : back;
}

/** What was converted at a quote, the market's or a product's. */
export const marketHistory: HistorySource = {
  kinds: ["instant", "specialCoins", "block"],
  async rows(db, userId) {
    const rows = await db
      .select()
      .from(conversions)
      .innerJoin(quotes, eq(quotes.id, conversions.quoteId))
      .where(eq(conversions.userId, userId));
    return rows.map((row) => historyRow(row.quotes, row.conversions));
  },
};

type Quote = typeof quotes.$inferSelect;
type Conversion = typeof conversions.$inferSelect;

function kindOf(quote: Quote): ConvertKind {
  if (quote.productId !== null) return "specialCoins";
  return isBlock(quote) ? "block" : "instant";
}

function historyRow(quote: Quote, conversion: Conversion): ConvertHistoryRow {
  const { status } = conversion;
  // What it will settle at is written down when it is confirmed, and told when it is settled.
  const settled = status === "success" ? conversion : null;
  const hasFee = settled !== null && plain(quote.fee) !== "0";
  return {
    accountType: sourceOf(quote),
    ...quoteRow(quote),
    toAmount: status === "failure" ? "" : plain(settled?.toAmount ?? quote.toAmount),
    exchangeStatus: status,
    convertRate: plain(settled?.rate ?? quote.rate),
    createdAt: String(conversion.createdAt),
    kind: kindOf(quote),
    state: states[status],
    quotedToAmount: plain(quote.toAmount),
    quotedRate: plain(quote.rate),
    feeCoin: hasFee ? quote.toCoin : "",
    feeAmount: hasFee ? plain(quote.fee) : "",
    quoteTxId: quote.id,
    endedAt: conversion.endedAt === null ? "" : String(conversion.endedAt),
    coinCount: 0,
    coinsDone: 0,
    failCode: 0,
  };
}
