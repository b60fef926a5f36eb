import type { ConvertHistoryRow, ConvertKind } from "#shared/contract/convert-history.ts";
import { accountOfSource } from "#shared/domain/convert-sources.ts";
import { convertPath } from "../paths.ts";

const paths: Readonly<Record<ConvertKind, string>> = {
  instant: convertPath,
  limit: convertPath,
  smallBalances: convertPath,
  block: "/otc/convert",
  specialCoins: "/exchange/lwb-exchange",
};
const modes: Readonly<Partial<Record<ConvertKind, string>>> = {
  limit: "limit",
  smallBalances: "smallBalances",
};

/** Where the same can be converted again: the right page and mode, with pair, account and amount filled in. */
export function againLink(row: ConvertHistoryRow): string {
  const { accountType, kind, fromCoin, toCoin, fromAmount, state } = row;
  const params = new URLSearchParams();
  const mode = modes[kind];
  if (mode !== undefined) params.set("mode", mode);
  if (fromCoin !== "") params.set("from", fromCoin);
  if (toCoin !== "") params.set("to", toCoin);
  if (accountOfSource(accountType) === "uta") params.set("account", "unified");
  // An order that still waits is looked at, not made a second time.
  if (fromCoin !== "" && fromAmount !== "" && state !== "waiting") params.set("amount", fromAmount);
  return `${paths[kind]}?${params.toString()}`;
}
