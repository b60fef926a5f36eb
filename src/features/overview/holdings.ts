import type { ConvertCoin } from "#shared/contract/convert.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import type { CoinValueRow, HeldAccount } from "#shared/contract/valuation.ts";
import { accountKind } from "./accounts.ts";

type Overview = CallOutput<"assets.overview">;

/** What the convert lists say of the coins of the two wallets that convert. */
export interface CoinLists {
  readonly funding: CoinList;
  readonly unified: CoinList;
}

export interface CoinList {
  readonly coins: readonly ConvertCoin[];
  /** It is of the moment of the overview: missing, or of before, it tells nothing of what is frozen. */
  readonly isCurrent: boolean;
}

/** How a coin is called and written. */
export interface CoinName {
  readonly fullName: string;
  readonly icon: string;
  /** Decimals that an amount of it can have. */
  readonly accuracy: number;
}

/** Of accounts that no list tells of, nothing is held back that would be known. */
const noList: CoinList = { coins: [], isCurrent: true };
/** Decimals shown of a coin that no list knows. */
const unknownAccuracy = 8;

/** What the worker values: every coin of every account, with what of it can be used where a list says so. */
export function heldAccounts({ list }: Overview, lists: CoinLists): readonly HeldAccount[] {
  const all = { ...lists, other: noList };
  return list.map(({ accountType, totalEquity, coinDetail }) => {
    const kind = accountKind(accountType);
    const of = all[kind];
    const own = byCoin(of);
    return {
      accountType,
      totalEquity,
      frozenKnown: of.isCurrent,
      coins: coinDetail.map(({ coin, equity }) => ({
        coin,
        equity,
        // Of a coin that its wallet's list leaves out, as money of a country, nobody says what can be used.
        available: kind === "other" ? equity : (own.get(coin)?.balance ?? ""),
        availableValue: own.get(coin)?.uBalance ?? "",
      })),
    };
  });
}

/** An exchange may answer with figures of some minutes ago, ms. */
const oldAfterMs = 10 * 60_000;

/** When by its own word the oldest of what it says was so, ms; 0 for now. "0" tells no time. `now`: server time, ms. */
export function oldSince({ list }: Overview, now: number): number {
  const old = list
    .map(({ snapshotTime }) => Number(snapshotTime))
    .filter((time) => time !== 0 && now - time > oldAfterMs);
  return old.length === 0 ? 0 : Math.min(...old);
}

export type CoinNames = (coin: string) => CoinName;

export function coinNames({ funding, unified }: CoinLists): CoinNames {
  const known = new Map([...byCoin(unified), ...byCoin(funding)]);
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

function byCoin({ coins }: CoinList): ReadonlyMap<string, ConvertCoin> {
  return new Map(coins.map((entry) => [entry.coin, entry]));
}
