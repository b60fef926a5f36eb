import { areAboveRate, isTaxedAway } from "./batch-sanity.ts";
import { Decimal, isBelow0 } from "./decimal.ts";
import { chargeFault, longestLifeMs } from "./quote-sanity.ts";

/** What is wrong with an answer about the assets of a migration, "" where it adds up (F2g.2, F6h.4). Pure. */

const sum = (texts: readonly string[]): Decimal =>
  texts.reduce((total, text) => total.plus(text), new Decimal(0));
const isAbove0 = (text: string): boolean => new Decimal(text).gt(0);

interface Total {
  readonly totalUsd: string;
  readonly transferableUsd: string;
  readonly convertUsd: string;
  readonly leftUsd: string;
}

/** The parts are the whole, to the last digit. */
export function totalFault({ totalUsd, transferableUsd, convertUsd, leftUsd }: Total): string {
  const parts = [transferableUsd, convertUsd, leftUsd];
  if (parts.some(isBelow0)) return "a part is below 0";
  return sum(parts).eq(totalUsd) ? "" : "totalUsd";
}

interface Asset {
  readonly coin: string;
  readonly accountType: string;
  readonly amount: string;
  readonly usdValue: string;
  readonly action: "TRANSFER" | "CONVERT" | "WITHDRAW" | "KEEP";
  readonly toCoin: string;
  readonly reason: number;
}

export function assetsFault({ list }: { readonly list: readonly Asset[] }): string {
  const keys = list.map((one) => `${one.coin} ${one.accountType} ${one.action} ${one.reason}`);
  if (new Set(keys).size !== keys.length) return "a coin stands there twice";
  if (!list.every(({ amount }) => isAbove0(amount))) return "list[].amount";
  if (list.some(({ usdValue }) => isBelow0(usdValue))) return "list[].usdValue";
  if (list.some(({ action, toCoin }) => (action === "CONVERT") !== (toCoin !== ""))) return "list[].toCoin";
  if (list.some(({ coin, toCoin }) => coin === toCoin)) return "list[].toCoin";
  // Why it does not move as it is the documents give no numbers for: a host may have none.
  return list.some(({ action, reason }) => action === "TRANSFER" && reason !== 0) ? "list[].reason" : "";
}

interface Quote {
  readonly quoteExpireTime: string;
  readonly totalToAmount: string;
  readonly exchangeCoins: readonly {
    readonly fromCoin: string;
    readonly toCoin: string;
    readonly availableBalance: string;
    readonly toAmount: string;
    readonly exchangeRate: string;
    readonly feeInfo: { readonly feeCoin: string; readonly amount: string; readonly feeRate: string };
    readonly taxFeeInfo?: { readonly feeCoin: string; readonly totalAmount: string } | null;
  }[];
}

/** Exactly the coins that were requested, each at its rate less a fee that is not above its own rate, and their sum. */
export function migrationQuoteFault(
  { exchangeCoins: coins, totalToAmount, quoteExpireTime }: Quote,
  { fromCoinList }: { readonly fromCoinList?: readonly string[] | undefined },
  serverNow: number,
): string {
  const quoted = new Set(coins.map(({ fromCoin }) => fromCoin));
  if (coins.length === 0 || quoted.size !== coins.length) return "exchangeCoins[].fromCoin";
  if (fromCoinList !== undefined && new Set(fromCoinList).size !== quoted.size) return "exchangeCoins";
  const figures = coins.flatMap((one) => [one.availableBalance, one.toAmount, one.exchangeRate]);
  if (!figures.every(isAbove0)) return "an amount is not positive";
  if (coins.some(({ fromCoin, toCoin }) => fromCoin === toCoin)) return "exchangeCoins[].toCoin";
  if (coins.some(({ toCoin, feeInfo }) => feeInfo.feeCoin !== toCoin || isBelow0(feeInfo.amount)))
    return "exchangeCoins[].feeInfo";
  if (coins.some((coin) => areAboveRate([coin], coin.feeInfo))) return "exchangeCoins[].feeInfo.feeRate";
  const hasFalseTax = coins.some(({ taxFeeInfo: tax }) => chargeFault(tax?.totalAmount, tax?.feeCoin) !== "");
  if (hasFalseTax || coins.some(isTaxedAway)) return "exchangeCoins[].taxFeeInfo";
  if (!coins.every(isAtItsRate)) return "exchangeCoins[].toAmount";
  if (!sum(coins.map(({ toAmount }) => toAmount)).eq(totalToAmount)) return "totalToAmount";
  const life = Number(quoteExpireTime) - serverNow;
  return life <= 0 || life > longestLifeMs ? "quoteExpireTime" : "";
}

/** What is paid times the rate is what comes and the fee; to the last digit told. */
function isAtItsRate({
  availableBalance,
  exchangeRate,
  toAmount,
  feeInfo,
}: Quote["exchangeCoins"][number]): boolean {
  const value = new Decimal(availableBalance).times(exchangeRate);
  const off = value.minus(toAmount).minus(feeInfo.amount);
  const unit = new Decimal(1).shiftedBy(-(new Decimal(toAmount).decimalPlaces() ?? 0));
  return off.abs().lte(unit);
}

interface Result {
  readonly status: string;
  readonly records: readonly {
    readonly fromCoin: string;
    readonly fromAmount: string;
    readonly toCoin: string;
    readonly status: string;
    readonly toAmount: string;
    readonly feeAmount: string;
  }[];
}

/** All of it goes into one coin, no amount is below nothing, and the end of the whole is that of its coins. */
export function conversionFault({ status, records }: Result): string {
  if (new Set(records.map(({ fromCoin }) => fromCoin)).size !== records.length) return "records[].fromCoin";
  if (new Set(records.map(({ toCoin }) => toCoin)).size > 1) return "records[].toCoin";
  const amounts = records.flatMap((one) => [one.fromAmount, one.toAmount, one.feeAmount]);
  if (amounts.some(isBelow0)) return "records[].amounts";
  const done = records.filter((one) => one.status === "success");
  const failed = records.filter((one) => one.status === "failure");
  if (done.some(({ toAmount }) => toAmount === "" || !isAbove0(toAmount))) return "records[].toAmount";
  if (failed.some(({ toAmount }) => toAmount !== "" && isAbove0(toAmount))) return "records[].toAmount";
  if (status === "init" || status === "processing") return "";
  if (records.length === 0 || done.length + failed.length !== records.length) return "records[].status";
  const whole = failed.length === 0 ? "success" : done.length === 0 ? "failure" : "partial_fulfillment";
  return status === whole ? "" : "status";
}
