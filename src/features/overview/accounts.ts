import type { CallOutput } from "#shared/contract/index.ts";
import { entryOf } from "#shared/domain/entry-of.ts";

/** The wallets whose coins the convert lists know; all others are shown without a value of their own. */
export type AccountKind = "funding" | "unified" | "other";

/** Account types come in two spellings: short codes and the asset overview's words (F4a.1, F4a.2). */
const kinds: Readonly<Record<string, AccountKind>> = {
  FUND: "funding",
  FundingAccount: "funding",
  UNIFIED: "unified",
  UnifiedTradingAccount: "unified",
};

export function accountKind(accountType: string): AccountKind {
  return entryOf(kinds, accountType) ?? "other";
}

/** Something lies in a wallet of that kind. */
export function hasCoins({ list }: CallOutput<"assets.overview">, kind: AccountKind): boolean {
  return list.some(
    ({ accountType, coinDetail }) => accountKind(accountType) === kind && coinDetail.length > 0,
  );
}
