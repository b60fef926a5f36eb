import { readFileSync } from "node:fs";
import { inventCoins } from "./invented-coins.ts";
import { pegged, type StartPrice, startPrices } from "./start-prices.ts";

/** A coin of this exchange. */
export interface Coin {
  readonly coin: string;
  readonly name: string;
  readonly coinType: string;
  /** Most decimals of an amount. */
  readonly accuracy: number;
  /** Undefined for USDT, the coin all others are priced in. */
  readonly start: StartPrice | undefined;
  readonly pegged: boolean;
  /** How long it had been listed when the exchange was started, days. */
  readonly listedDays: number;
}

interface CoinRow {
  readonly coin: string;
  readonly name: string;
  readonly coinType: string;
  readonly chains: readonly { readonly minAccuracy: string }[];
}

export const quoteCoin = "USDT";

/** How many pairs against USDT there are unless less is requested. */
const allPairs = 512;

const newestListedDays = 2;
const listedEveryDays = 5;

/** All coins, best known first; the well-known ones at least. The same list on every boot. */
export function loadCoins(pairs = allPairs): readonly Coin[] {
  const file = readFileSync(new URL("./coins.json", import.meta.url), "utf8");
  const { rows } = JSON.parse(file) as { rows: readonly CoinRow[] };
  const known = rows.map(knownCoin);
  const taken = new Set(known.map((coin) => coin.coin));
  const invented = inventCoins(Math.max(0, pairs + 1 - known.length), taken).map((row) => ({
    coin: row.coin,
    name: row.name,
    coinType: "crypto",
    accuracy: Number(row.last) < 0.001 ? 2 : 6,
    start: row,
    pegged: false,
  }));
  const all = [...known, ...invented];
  // The end of the list is the newest.
  return all.map((coin, at) => ({
    ...coin,
    listedDays: newestListedDays + (all.length - 1 - at) * listedEveryDays,
  }));
}

function knownCoin(row: CoinRow): Omit<Coin, "listedDays"> {
  const start = startPrices.get(row.coin);
  if (start === undefined && row.coin !== quoteCoin) throw new Error(`${row.coin} has no start price`);
  const accuracy = Math.min(8, ...row.chains.map((one) => Number(one.minAccuracy)));
  const { coin, name, coinType } = row;
  return { coin, name, coinType, accuracy, start, pegged: pegged.has(coin) };
}
