import { Decimal, isBelow0 } from "./decimal.ts";
import { chargeFault, rateUnit, takesAll, unitOf } from "./quote-sanity.ts";

/** What cannot be true of the fees and the end of a batch of small balances, whoever signed it; "" when nothing is wrong. Pure. */

interface Fee {
  readonly feeCoin: string;
  readonly amount: string;
  readonly feeRate: string;
}

interface Tax {
  readonly totalAmount: string;
  readonly feeCoin: string;
}

interface SmallQuote {
  readonly fromCoin: string;
  readonly toCoin: string;
  readonly availableBalance: string;
  readonly toAmount: string;
  readonly exchangeRate: string;
  readonly feeInfo: Fee;
  readonly taxFeeInfo?: Tax | null;
}

interface SmallQuotes {
  readonly result: {
    readonly exchangeCoins: readonly SmallQuote[];
    readonly totalFeeInfo: Fee;
    readonly totalTaxFeeInfo: Tax | null;
  };
}

/** Fees are of the coin that is received, none, nor a tax, is below nothing, taxes are what all is told to be taxed with, no fee above its own rate, and they and what is left of each are no more than it makes. */
export function feesFault({ result }: SmallQuotes): string {
  const { exchangeCoins: coins, totalFeeInfo, totalTaxFeeInfo } = result;
  if (coins.some(({ toCoin, feeInfo }) => feeInfo.feeCoin !== toCoin)) return "a fee of another coin";
  if (coins.some(({ toCoin }) => totalFeeInfo.feeCoin !== toCoin)) return "fees of another coin";
  if (coins.some(({ feeInfo }) => isBelow0(feeInfo.amount))) return "a fee below nothing";
  const tax = taxFault(coins, totalTaxFeeInfo);
  if (tax !== "") return tax;
  const fees = coins.map(({ feeInfo }) => feeInfo.amount);
  if (!isSum(totalFeeInfo.amount, fees)) return "fees that are not the sum of each";
  if (coins.some((coin) => areAboveRate([coin], coin.feeInfo))) return "a fee above its rate";
  if (areAboveRate(coins, totalFeeInfo)) return "fees above their rate";
  return coins.some(isMoreThanItMakes) ? "more is received than the rate makes" : "";
}

/** The tax of all is what is shown: none of a coin's may be left out of it, and neither takes all. A host may tell that of all alone. */
function taxFault(coins: readonly SmallQuote[], total: Tax | null): string {
  const taxes = coins.flatMap(({ taxFeeInfo: tax }) =>
    tax && !new Decimal(tax.totalAmount).isZero() ? [tax] : [],
  );
  const fault = [...taxes, ...(total ? [total] : [])]
    .map(({ totalAmount, feeCoin }) => chargeFault(totalAmount, feeCoin))
    .find((one) => one !== "");
  if (fault !== undefined) return fault;
  if (coins.some(isTaxedAway) || isAllTaxedAway(coins, total)) return "a tax that takes all";
  if (taxes.length === 0) return "";
  if (total === null || taxes.some(({ feeCoin }) => feeCoin !== total.feeCoin))
    return "a tax in another coin than that of all";
  const amounts = taxes.map(({ totalAmount }) => totalAmount);
  return isSum(total.totalAmount, amounts) ? "" : "taxes that are not the sum of each";
}

type Taxable = Pick<SmallQuote, "taxFeeInfo" | "fromCoin" | "toCoin" | "availableBalance" | "toAmount">;

/** A coin's fee is off what it brings already. */
export function isTaxedAway({ taxFeeInfo, fromCoin, toCoin, availableBalance, toAmount }: Taxable): boolean {
  const tax = { taxFeeInfo };
  return takesAll(tax, toCoin, toAmount) || takesAll(tax, fromCoin, availableBalance);
}

function isAllTaxedAway(coins: readonly SmallQuote[], taxFeeInfo: Tax | null): boolean {
  const comes = sumOf(coins.map(({ toAmount }) => toAmount));
  return taxFeeInfo !== null && takesAll({ taxFeeInfo }, coins[0]?.toCoin, comes);
}

/**
 * Whether the fees of these coins are more than `feeRate` of what they make, a ratio. Of each coin what it brings may be rounded
 * down and its fee up, to the decimals of the coin that is received.
 */
export function areAboveRate(
  coins: readonly Pick<SmallQuote, "toAmount" | "feeInfo">[],
  { feeRate }: Pick<Fee, "feeRate">,
): boolean {
  const rate = new Decimal(feeRate);
  if (rate.lt(0) || rate.gte(1)) return true;
  const allowed = coins.map(({ toAmount, feeInfo }) => {
    const unit = Decimal.min(unitOf(toAmount), unitOf(feeInfo.amount));
    return unit.plus(toAmount).plus(feeInfo.amount).times(rate).plus(unit);
  });
  const most = allowed.reduce((all, one) => all.plus(one), new Decimal(0));
  return sumOf(coins.map(({ feeInfo }) => feeInfo.amount)).gt(most);
}

function isMoreThanItMakes({ availableBalance, exchangeRate, toAmount, feeInfo }: SmallQuote): boolean {
  const rate = new Decimal(exchangeRate);
  const most = rate.times(availableBalance).plus(rateUnit(rate).times(availableBalance));
  return new Decimal(toAmount).plus(feeInfo.amount).gt(most.plus(unitOf(toAmount)));
}

interface Coin {
  readonly fromCoin: string;
  readonly fromAmount: string;
  readonly toCoin: string;
  readonly toAmount: string;
  readonly feeCoin: string;
  readonly feeAmount: string;
  readonly status: string;
}

interface Batch {
  readonly toCoin: string;
  readonly toAmount: string;
  readonly status: string;
  readonly feeCoin: string;
  readonly totalFeeAmount: string;
  readonly totalTaxFeeInfo?: Tax | null;
  readonly subRecords: readonly Coin[];
}

/** A coin twice or into another one, less than nothing, an end that its coins have not, or a sum that is not theirs. */
export function batchesFault({ records }: { readonly records: readonly Batch[] }): string {
  return records.map(batchFault).find((fault) => fault !== "") ?? "";
}

function batchFault(batch: Batch): string {
  const { toCoin, toAmount, status, feeCoin, totalFeeAmount, subRecords: coins } = batch;
  if (new Set(coins.map(({ fromCoin }) => fromCoin)).size < coins.length) return "a coin stands there twice";
  if (coins.some((coin) => coin.toCoin !== toCoin)) return "a coin that became another one";
  const amounts = coins.flatMap((coin) => [coin.fromAmount, coin.toAmount, coin.feeAmount]);
  const tax = batch.totalTaxFeeInfo?.totalAmount ?? "";
  if ([toAmount, totalFeeAmount, tax, ...amounts].some(isBelow0)) return "an amount below nothing";
  if ([feeCoin, ...coins.map((coin) => coin.feeCoin)].some((coin) => coin !== "" && coin !== toCoin))
    return "a fee of another coin";
  const done = coins.filter((coin) => coin.status === "success");
  const failed = coins.filter((coin) => coin.status === "failure");
  if (!done.every((coin) => isAbove0(coin.toAmount))) return "a coin that became nothing";
  if (failed.some((coin) => isAbove0(coin.toAmount))) return "a coin that failed and came";
  if (status !== "success" && status !== "failure" && status !== "partial_fulfillment") return "";
  if (coins.length === 0) return "an end without coins";
  if (done.length + failed.length < coins.length) return "an end before that of its coins";
  const whole = failed.length === 0 ? "success" : done.length === 0 ? "failure" : "partial_fulfillment";
  if (status !== whole) return "an end that is not its coins'";
  if (toAmount !== "" && !sumOf(done.map((coin) => coin.toAmount)).eq(toAmount))
    return "a sum that is not its coins'";
  return areFeesOf(batch) ? "" : "fees that are not the sum of each";
}

interface Charged {
  readonly totalFeeAmount: string;
  readonly subRecords: readonly Pick<Coin, "status" | "feeAmount">[];
}

/** Whether they can be the fees of what was converted: one that is not told makes their sum unknown. */
export function areFeesOf({ totalFeeAmount, subRecords }: Charged): boolean {
  const fees = subRecords.flatMap(({ status, feeAmount }) => (status === "success" ? [feeAmount] : []));
  return [totalFeeAmount, ...fees].includes("") || isSum(totalFeeAmount, fees);
}

interface Taxed {
  readonly status: string;
  readonly totalTaxFeeInfo: Tax | null;
  readonly subRecords: readonly { readonly status: string; readonly taxFeeInfo: Tax | null }[];
}

/** Whether it can be the tax of what was converted: where that is not all of it, only what the taxes of the coins that were make. */
export function isTaxOf({ status, totalTaxFeeInfo: total, subRecords }: Taxed): boolean {
  if (total === null || status === "success") return true;
  const taxes = subRecords.flatMap((coin) =>
    coin.status === "success" && coin.taxFeeInfo !== null ? [coin.taxFeeInfo] : [],
  );
  if (taxes.some(({ feeCoin }) => feeCoin !== total.feeCoin)) return false;
  return isSum(
    total.totalAmount,
    taxes.map(({ totalAmount }) => totalAmount),
  );
}

/** Each may be rounded for itself, and so may their sum; a bare "0" is no rounding of something. */
function isSum(total: string, amounts: readonly string[]): boolean {
  const own = total === "0" ? new Decimal(0) : unitOf(total);
  const slack = amounts.reduce((all, amount) => all.plus(unitOf(amount)), own).div(2);
  return sumOf(amounts).minus(total).abs().lte(slack);
}

const sumOf = (amounts: readonly string[]): Decimal =>
  amounts.reduce((sum, amount) => sum.plus(amount), new Decimal(0));
const isAbove0 = (amount: string): boolean => amount !== "" && new Decimal(amount).gt(0);
