import { readAccount, writeAccount } from "../form/account.ts";
import { coinCode } from "../form/convert-link.ts";
import { type BatchForm, startBatchForm } from "./batch-form.ts";

/** What was chosen, in the address: `?mode=smallBalances&coins=DOGE,ADA&into=USDC`, and of which account. It outlives a login. Read with care. */

const maxCoins = 50;

export function readChosen(search: string): BatchForm {
  const params = new URLSearchParams(search);
  const coins = (params.get("coins") ?? "").split(",").map(coinCode).filter(Boolean);
  const into = coinCode(params.get("into") ?? "");
  return {
    ...startBatchForm,
    accountType: readAccount(search),
    toCoin: into || startBatchForm.toCoin,
    chosen: [...new Set(coins)].slice(0, maxCoins),
  };
}

export function hasChosen(search: string): boolean {
  const params = new URLSearchParams(search);
  return params.has("coins") || params.has("into");
}

/** The address's search with the form's choice; what else stands there stays. */
export function writeChosen(
  search: string,
  { accountType, chosen, toCoin }: Pick<BatchForm, "accountType" | "chosen" | "toCoin">,
): string {
  const params = new URLSearchParams(search);
  params.delete("coins");
  params.delete("into");
  if (chosen.length > 0) {
    params.set("coins", chosen.join(","));
    params.set("into", toCoin);
  }
  return writeAccount(params.toString(), accountType);
}
