import type { CoinChain } from "#shared/contract/coins.ts";
import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import { arrivalSeconds } from "#src/entry/arrival.ts";

/** Networks as one chooses them. Pure. */

/** A network may rest while an address on it is on screen: longer than its terms are kept for. */
export const lookAgainMs = 61_000;

/** Those that rest come last; of the others the quickest first. */
export function sortChains(chains: readonly CoinChain[]): readonly CoinChain[] {
  return chains.toSorted(
    (a, b) =>
      Number(isPaused(a)) - Number(isPaused(b)) ||
      (arrivalSeconds(a) ?? Number.MAX_SAFE_INTEGER) - (arrivalSeconds(b) ?? Number.MAX_SAFE_INTEGER),
  );
}

export function isPaused({ chainDeposit }: CoinChain): boolean {
  return chainDeposit === "0";
}

/** The networks of a person's last deposits of the coin, that of the newest first. */
export function chainsUsed(coin: string, records: readonly DepositRecord[]): readonly string[] {
  const of = records.flatMap((record) =>
    record.recordType === 1 && record.coin === coin ? [record.chain] : [],
  );
  return [...new Set(of)];
}

/** The network that needs no choosing: the coin has no other, not even one that rests. What comes over another one is lost. */
export function onlyChain([only, ...others]: readonly CoinChain[]): string {
  return only !== undefined && others.length === 0 ? only.chain : "";
}
