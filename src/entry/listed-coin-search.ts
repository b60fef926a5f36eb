import type { ListedCoin } from "#shared/contract/coins.ts";

/** What a coin picker lists, and what it finds. Pure. */

/** Which way the coin is to go. */
export type CoinWay = "deposit" | "withdraw";

/** Coins that can go this way first, in the host's order. */
export function listedCoins(list: readonly ListedCoin[], way: CoinWay): readonly ListedCoin[] {
  return list
    .filter(({ coinType }) => coinType === "crypto")
    .toSorted((a, b) => Number(isSuspended(a, way)) - Number(isSuspended(b, way)) || a.sort - b.sort);
}

export function isSuspended(coin: ListedCoin, way: CoinWay): boolean {
  return coin[way] === "0";
}

/** By code, name, network or contract; an exact code first, then beginnings, then the rest, each in the order of `coins`. */
export function searchListedCoins<C extends ListedCoin>(coins: readonly C[], query: string): readonly C[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === "") return coins;
  return coins
    .map((coin) => ({ coin, rank: rankOf(coin, wanted) }))
    .filter(({ rank }) => rank < none)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ coin }) => coin);
}

const none = 9;
/** Shorter parts of a contract would find half of the list. */
const shortestContract = 6;

function rankOf({ coin, fullName, networks, contracts }: ListedCoin, wanted: string): number {
  const [code, name] = [coin.toLowerCase(), fullName.toLowerCase()];
  if (code === wanted) return 0;
  if (code.startsWith(wanted)) return 1;
  if (name.startsWith(wanted)) return 2;
  if (code.includes(wanted) || name.includes(wanted)) return 3;
  if (wanted.length >= shortestContract && contracts.some((one) => one.toLowerCase().includes(wanted)))
    return 4;
  return networks.some((one) => one.toLowerCase().includes(wanted)) ? 5 : none;
}
