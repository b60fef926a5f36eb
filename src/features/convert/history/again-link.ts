import type { ConvertHistoryRow, ConvertKind } from "#shared/contract/convert-history.ts";
import type { AccountTypeKey } from "#shared/domain/account-types.ts";
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

/** The accounts that forms convert out of: another one's amount would be taken out of Funding. */
const offered: ReadonlyMap<AccountTypeKey | null, string> = new Map([
  ["fiat", ""],
  ["uta", "unified"],
]);

/** Where the same can be converted again: the right page and mode, with pair, account and amount filled in (R2.2). */
export function againLink(row: ConvertHistoryRow): string {
  const { accountType, kind, fromCoin, toCoin, fromAmount, state, exchangeTxId } = row;
  const account = offered.get(accountOfSource(accountType));
  // What is under way stands nowhere ready to be made a second time; an order that still waits is looked at.
  const isReady = account !== undefined && fromCoin !== "" && state !== "waiting" && state !== "processing";
  return addressWith(paths[kind], {
    mode: modes[kind] ?? "",
    from: fromCoin,
    to: toCoin,
    // Small balances call it so.
    into: kind === "smallBalances" ? toCoin : "",
    account: account ?? "",
    amount: isReady ? fromAmount : "",
    order: state === "waiting" ? exchangeTxId : "",
  });
}
