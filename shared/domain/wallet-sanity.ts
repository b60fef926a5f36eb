import { Decimal, decimal, isBelow0 } from "./decimal.ts";

/** What cannot be true of a unified wallet, whoever signed it; "" when nothing is wrong (F2b.16). Pure. */

interface Coin {
  readonly coin: string;
  readonly usdValue: string;
  readonly walletBalance: string;
  readonly locked: string;
  readonly borrowAmount: string;
}

interface Wallet {
  readonly accountType: string;
  readonly totalEquity: string;
  readonly totalMarginBalance: string;
  readonly totalAvailableBalance: string;
  readonly coin: readonly Coin[];
}

interface Wallets {
  readonly list: readonly Wallet[];
}

interface Asked {
  readonly accountType: string;
  /** Several are separated by commas. */
  readonly coin?: string | undefined;
}

/** What rounding may make of one row, USD. */
const roundingUsd = "0.01";

/** Another account's, a coin twice or unasked, less than nothing borrowed or held back, or totals that do not add up. */
export function unifiedWalletFault({ list }: Wallets, { accountType, coin = "" }: Asked): string {
  if (list.length > 1 || list.some((wallet) => wallet.accountType !== accountType)) return "list";
  const wanted = coin === "" ? null : new Set(coin.split(","));
  for (const wallet of list) {
    const fault = walletFault(wallet, wanted);
    if (fault !== "") return fault;
  }
  return "";
}

function walletFault({ coin: rows, ...totals }: Wallet, wanted: ReadonlySet<string> | null): string {
  const coins = new Set(rows.map(({ coin }) => coin));
  if (coins.size !== rows.length) return "a coin twice";
  if (wanted !== null && [...coins].some((coin) => !wanted.has(coin))) return "a coin that was not requested";
  if (rows.some((row) => isBelow0(row.borrowAmount))) return "list[].coin[].borrowAmount";
  if (rows.some((row) => isBelow0(row.locked))) return "list[].coin[].locked";
  const margin = totals.totalMarginBalance;
  const max = Decimal.max(decimal(margin), 0).plus(roundingUsd);
  if (margin !== "" && decimal(totals.totalAvailableBalance).gt(max)) return "list[].totalAvailableBalance";
  // Without a price a coin has no value, and of some coins the sum is a part.
  const isWhole = wanted === null && totals.totalEquity !== "" && rows.every((row) => row.usdValue !== "");
  const sum = rows.reduce((all, row) => all.plus(decimal(row.usdValue)), new Decimal(0));
  const room = new Decimal(roundingUsd).times(rows.length + 1);
  return isWhole && sum.minus(decimal(totals.totalEquity)).abs().gt(room) ? "list[].totalEquity" : "";
}
