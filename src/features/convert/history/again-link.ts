import type { ConvertHistoryRow, ConvertKind } from "#shared/contract/convert-history.ts";
import { accountOfSource } from "#shared/domain/convert-sources.ts";
import { addressWith } from "#src/records/address-with.ts";
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
  const { accountType, kind, fromCoin, toCoin, fromAmount, state, exchangeTxId } = row;
  return addressWith(paths[kind], {
    mode: modes[kind] ?? "",
    from: fromCoin,
    to: toCoin,
    // Small balances call it so.
    into: kind === "smallBalances" ? toCoin : "",
    account: accountOfSource(accountType) === "uta" ? "unified" : "",
    // What is under way stands nowhere ready to be made a second time; an order that still waits is looked at.
    amount: fromCoin === "" || state === "waiting" || state === "processing" ? "" : fromAmount,
    order: state === "waiting" ? exchangeTxId : "",
  });
}
