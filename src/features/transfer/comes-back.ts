import type { TransferForm } from "./transfer-form.ts";
import type { Transfer } from "./use-transfer.ts";

/** What was moved can be moved the other way as well: ways go in one direction, each for its own coins. */
export function comesBack(
  { accounts }: Pick<Transfer, "accounts">,
  { from, to, coin }: Pick<TransferForm, "from" | "to" | "coin">,
): boolean {
  const back = accounts.data?.pairs.find(
    (pair) => pair.fromAccountType === to.accountType && pair.toAccountType === from.accountType,
  );
  return back?.coins.includes(coin) === true;
}
