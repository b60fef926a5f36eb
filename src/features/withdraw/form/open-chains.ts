import type { CoinChain } from "#shared/contract/coins.ts";
import { compareDecimalText } from "#shared/domain/decimal-text.ts";

/** Networks as one chooses them for a withdrawal (F6c.1). Pure. */

export function isOpenChain({ chainWithdraw, withdrawFee }: CoinChain): boolean {
  return chainWithdraw !== "0" && withdrawFee !== "";
}

/** Those that rest come last; of the others the cheapest first. */
export function sortChains(chains: readonly CoinChain[]): readonly CoinChain[] {
  return chains.toSorted((a, b) => {
    const rests = Number(!isOpenChain(a)) - Number(!isOpenChain(b));
    if (rests !== 0 || !isOpenChain(a)) return rests;
    return compareDecimalText(a.withdrawFee, b.withdrawFee);
  });
}

/** The network that needs no choosing: the coin has no other, not even one that rests. What goes over another one is lost. */
export function onlyChainOf([only, ...others]: readonly CoinChain[]): string {
  return only !== undefined && others.length === 0 && isOpenChain(only) ? only.chain : "";
}
