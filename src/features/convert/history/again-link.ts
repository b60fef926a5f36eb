import type { ConvertHistoryRow, ConvertKind } from "#shared/contract/convert-history.ts";
import { convertPath } from "../paths.ts";

const paths: Readonly<Record<ConvertKind, string>> = {
  market: convertPath,
  limit: convertPath,
  small: convertPath,
  block: "/otc/convert",
  special: "/exchange/lwb-exchange",
};
const modes: Readonly<Partial<Record<ConvertKind, string>>> = { limit: "limit", small: "small" };

/** Where the same can be converted again: the right page and mode, with the pair and the amount filled in. */
export function againLink(row: ConvertHistoryRow): string {
  const { kind, fromCoin, toCoin, fromAmount, state } = row;
  const params = new URLSearchParams();
  const mode = modes[kind];
  if (mode !== undefined) params.set("mode", mode);
  if (fromCoin !== "") params.set("from", fromCoin);
  if (toCoin !== "") params.set("to", toCoin);
  // An order that still waits is looked at, not made a second time.
  if (fromCoin !== "" && fromAmount !== "" && state !== "waiting") params.set("amount", fromAmount);
  return `${paths[kind]}?${params.toString()}`;
}
