import type { ConvertAccount } from "#shared/contract/fields.ts";
import { searchWith } from "#src/state/search-with.ts";

/** Which wallet pays and is paid: `?account=unified` of the address, funding when it says nothing. */

/** Limit orders know no other, and its list names the coins where no wallet is meant. */
export const fundingAccount = "eb_convert_funding";
const unified = "eb_convert_uta";

export function readAccount(search: string): ConvertAccount {
  return new URLSearchParams(search).get("account") === "unified" ? unified : fundingAccount;
}

/** The address's search with this account; what else stands there stays. */
export function writeAccount(search: string, account: ConvertAccount): string {
  return searchWith(search, { account: account === unified ? "unified" : "" });
}

/** Key of an account's name within a sentence. */
export function accountKey(account: ConvertAccount): string {
  return account === unified ? "account.unifiedFull" : "account.fundingFull";
}
