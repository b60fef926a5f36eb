import type { ConvertCoin } from "#shared/contract/convert.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import type { CoinValueRow, HeldAccount } from "#shared/contract/valuation.ts";
import { accountKind } from "./accounts.ts";

type Overview = CallOutput<"assets.overview">;

/** What the convert lists say of the coins of the two wallets that convert. */
export interface CoinLists {
  readonly funding: readonly ConvertCoin[];
  readonly unified: readonly ConvertCoin[];
}

/** How a coin is called and written. */
export interface CoinName {
  readonly fullName: string;
  readonly icon: string;
  /** Decimals that an amount of it can have. */
  readonly accuracy: number;
}

/** Decimals shown of a coin that no list knows. */
const unknownAccuracy = 8;

/** What the worker values: every coin of every account, with what of it can be used where a list says so. */
export function heldAccounts({ list }: Overview, lists: CoinLists): readonly HeldAccount[] {
  const known = { funding: byCoin(lists.funding), unified: byCoin(lists.unified), other: byCoin([]) };
  return list.map(({ accountType, totalEquity, coinDetail }) => {
    const own = known[accountKind(accountType)];
    return {
      accountType,
      totalEquity,
      coins: coinDetail.map(({ coin, equity }) => ({
        coin,
        equity,
        available: own.get(coin)?.balance ?? "",
        availableValue: own.get(coin)?.uBalance ?? "",
      })),
    };
  });
}

export type CoinNames = (coin: string) => CoinName;

export function coinNames({ funding, unified }: CoinLists): CoinNames {
  const known = byCoin([...unified, ...funding]);
  return (coin) => {
    const entry = known.get(coin);
    if (entry === undefined) return { fullName: coin, icon: "", accuracy: unknownAccuracy };
    return { fullName: entry.fullName, icon: entry.icon, accuracy: entry.accuracyLength };
  };
}

/** Those whose ticker or name contains the query. */
export function matching(
  rows: readonly CoinValueRow[],
  query: string,
  nameOf: CoinNames,
): readonly CoinValueRow[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === "") return rows;
  return rows.filter(({ coin }) => `${coin} ${nameOf(coin).fullName}`.toLowerCase().includes(wanted));
}

function byCoin(list: readonly ConvertCoin[]): ReadonlyMap<string, ConvertCoin> {
  return new Map(list.map((entry) => [entry.coin, entry]));
}
