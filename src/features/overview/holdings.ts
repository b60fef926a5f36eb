import type { ConvertCoin } from "#shared/contract/convert.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import { compareDecimalText } from "#shared/domain/decimal-text.ts";
import { accountKind } from "./accounts.ts";

type Overview = CallOutput<"assets.overview">;

/** One coin in one account, as the list shows it. */
export interface Holding {
  /** Unique in the list. */
  readonly key: string;
  readonly coin: string;
  readonly fullName: string;
  readonly icon: string;
  readonly accountType: string;
  /** Decimal text. */
  readonly amount: string;
  /** Decimals that an amount of the coin can have. */
  readonly accuracy: number;
  /** Value in USDT, "" when it is not known. */
  readonly value: string;
}

/** Decimals shown of a coin that the coin list does not know. */
const UNKNOWN_ACCURACY = 8;

export interface CoinLists {
  readonly funding: readonly ConvertCoin[];
  readonly unified: readonly ConvertCoin[];
}

/** All that a person has, the weightiest first; coins without a value last, by name. */
export function holdings(overview: Overview, lists: CoinLists): readonly Holding[] {
  const funding = byCoin(lists.funding);
  const unified = byCoin(lists.unified);
  const rows = overview.list.flatMap(({ accountType, coinDetail }) => {
    const kind = accountKind(accountType);
    const own = kind === "funding" ? funding : kind === "unified" ? unified : nothing;
    return coinDetail
      .filter(({ equity }) => /[1-9]/.test(equity))
      .map(({ coin, equity }): Holding => {
        const known = own.get(coin) ?? funding.get(coin) ?? unified.get(coin);
        return {
          key: `${accountType} ${coin}`,
          coin,
          fullName: known?.fullName ?? coin,
          icon: known?.icon ?? "",
          accountType,
          amount: equity,
          accuracy: known?.accuracyLength ?? UNKNOWN_ACCURACY,
          value: own.get(coin)?.uBalance ?? "",
        };
      });
  });
  return rows.toSorted(byValue);
}

/** Those whose ticker or name holds the words. */
export function matching(rows: readonly Holding[], words: string): readonly Holding[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === "") return rows;
  return rows.filter(({ coin, fullName }) => `${coin} ${fullName}`.toLowerCase().includes(wanted));
}

const nothing: ReadonlyMap<string, ConvertCoin> = new Map();

function byCoin(list: readonly ConvertCoin[]): ReadonlyMap<string, ConvertCoin> {
  return new Map(list.map((entry) => [entry.coin, entry]));
}

function byValue(a: Holding, b: Holding): number {
  if (a.value === "" || b.value === "") {
    return a.value === b.value ? (a.coin < b.coin ? -1 : 1) : a.value === "" ? 1 : -1;
  }
  return compareDecimalText(b.value, a.value);
}
