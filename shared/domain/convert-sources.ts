import type { AccountTypeKey } from "./account-types.ts";

/** Where a convert's money came from (R3.11, F4b.2), by the account that it is labelled with. */
const sourceAccounts = {
  funding: "fiat",
  spot_convert: "spot",
  otc_convert: "fiat",
  funding_fiat: "fiat",
  uta_convert: "uta",
  funding_block_trade: "fiat",
  uta_convert_block_trade: "uta",
  spot_convert_block_trade: "spot",
  limit_order_funding: "fiat",
  providerA: "fiat",
  providerA_reverse: "fiat",
  providerA_uta: "uta",
  providerB: "fiat",
  providerB_reverse: "fiat",
  providerB_uta: "uta",
  providerC: "fiat",
  providerC_reverse: "fiat",
  providerC_uta: "uta",
} as const satisfies Readonly<Record<string, AccountTypeKey>>;

/** What history lists beside the above: wallets of the public calls, small balances, one more way of the public API. */
const otherAccounts = {
  funding_fbtc_convert: "fiat",
  eb_convert_funding: "fiat",
  eb_convert_uta: "uta",
  eb_convert_spot: "spot",
  eb_convert_contract: "contract",
  eb_convert_inverse: "contract",
  small_asset_funding: "fiat",
  small_asset_uta: "uta",
} as const satisfies Readonly<Record<string, AccountTypeKey>>;

const accountBySource: ReadonlyMap<string, AccountTypeKey> = new Map(
  Object.entries({ ...sourceAccounts, ...otherAccounts }),
);
/** Every source that a record may name and that has an account here. */
export const recordSources: readonly string[] = [...accountBySource.keys()];

/** The three names under which a provider's exchanges are kept: its own way, the way back, and the unified account's. */
export function providerSources(provider: string): readonly [plain: string, back: string, unified: string] {
  return [provider, `${provider}_reverse`, `${provider}_uta`];
}

/** The account that a source takes from, of a provider by whatever name too; null for a source this version does not know. */
export function accountOfSource(source: string): AccountTypeKey | null {
  const known = accountBySource.get(source);
  if (known !== undefined) return known;
  if (source.endsWith("_uta")) return "uta";
  return source.endsWith("_reverse") ? "fiat" : null;
}

/** Every source that is labelled with this account: what a filter by account requests. */
function sourcesOfAccount(account: AccountTypeKey): readonly string[] {
  return [...accountBySource].filter(([, key]) => key === account).map(([source]) => source);
}

/** Accounts that conversions take from, as history is filtered by them. */
export const historyAccounts = ["funding", "unified", "spot"] as const;
export type HistoryAccount = (typeof historyAccounts)[number];

/** The same and one that the public API alone takes from, as history names them. */
export const namedAccounts = [...historyAccounts, "contract"] as const;

const namedAccountKeys = { funding: "fiat", unified: "uta", spot: "spot", contract: "contract" } as const;

/** The account that a record's source takes from; undefined for a source of a later server. */
export function namedAccountOf(source: string): (typeof namedAccounts)[number] | undefined {
  const key = accountOfSource(source);
  return namedAccounts.find((account) => namedAccountKeys[account] === key);
}

/** What a filter by account requests. */
export function sourcesOfHistoryAccount(account: HistoryAccount): readonly string[] {
  return sourcesOfAccount(namedAccountKeys[account]);
}
