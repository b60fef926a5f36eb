import { readFileSync } from "node:fs";

/** Every coin on every chain of the sandbox's catalogue. */
export interface ListedChain {
  readonly coin: string;
  readonly chain: string;
  readonly contractAddress: string;
  readonly tagName: string;
  readonly addressRegexKey: string;
}

interface Row {
  readonly coin: string;
  readonly chains: readonly Omit<ListedChain, "coin">[];
}

export function listedChains(): readonly ListedChain[] {
  const file = readFileSync(new URL("../../../sandbox/market/coins.json", import.meta.url), "utf8");
  const { rows } = JSON.parse(file) as { rows: readonly Row[] };
  return rows.flatMap(({ coin, chains }) => chains.map((chain) => ({ ...chain, coin })));
}
