import { randomOf } from "./random.ts";
import type { StartPrice } from "./start-prices.ts";

/** A coin that exists nowhere: the long tail of a real exchange's list. */
export interface InventedCoin extends StartPrice {
  readonly coin: string;
  readonly name: string;
}

const heads = [
  ..."Aur Bel Cor Dra Eli Fen Gal Hex Ivo Jar Kel Lum Mer Nor Oro Pax Qua Rav Sol Tor Umb Vel Wyn Xan Yar Zel".split(
    " ",
  ),
  ..."Bri Cal Dov Ebo Fyr Gri Hal Isk Kri Lor Myr Nix Osk Pyr Rho Syl Tal Ull Vor Zan".split(" "),
];
const tails = [
  ..."adex anto aris axis byte core dara elio enix fera gate gram hart idium".split(" "),
  ..."ista kora link lux mint nova onix oria port quill rune sphere stone terra tide ulon vane vault verse wave yield zen".split(
    " ",
  ),
];

/** `count` coins with unlike tickers, the same ones every time. Tickers in `taken` are left out. */
export function inventCoins(count: number, taken: ReadonlySet<string>): InventedCoin[] {
  const random = randomOf(20_261, "invented coins");
  const pick = (list: readonly string[]): string => list[Math.floor(random.next() * list.length)] ?? "";
  const coins = new Map<string, InventedCoin>();
  while (coins.size < count) {
    const name = pick(heads) + pick(tails);
    const coin = tickerOf(name, 3 + Math.floor(random.next() * 3));
    const price = startPrice(random.next(), random.gauss(), random.next(), random.next());
    if (!taken.has(coin) && !coins.has(coin)) coins.set(coin, { coin, name, ...price });
  }
  return [...coins.values()];
}

/** The first letter, then consonants, then whatever is left. */
function tickerOf(name: string, length: number): string {
  const [first = "", ...rest] = name.toUpperCase();
  const consonants = rest.filter((letter) => !"AEIOU".includes(letter));
  const vowels = rest.filter((letter) => "AEIOU".includes(letter));
  return [first, ...consonants, ...vowels].slice(0, length).join("");
}

/** Prices from 0.000004 to 400 USDT, changes of some percent, small turnovers. */
function startPrice(level: number, drift: number, range: number, trade: number): StartPrice {
  const price = 10 ** (-5.4 + level * 8);
  const decimals = Math.min(10, Math.max(2, 3 - Math.floor(Math.log10(price))));
  const change = Math.round(drift * 340) / 100;
  const open = price / (1 + change / 100);
  const margin = 1 + 0.004 + range * 0.03;
  return {
    last: price.toFixed(decimals),
    change,
    high: (Math.max(price, open) * margin).toFixed(decimals),
    low: (Math.min(price, open) / margin).toFixed(decimals),
    turnover: Math.round(10 ** (trade * 2.6 - 1.2) * 1000) / 1000,
  };
}
