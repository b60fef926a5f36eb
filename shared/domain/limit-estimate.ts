import type { EstimateParams } from "../contract/convert-estimate.ts";
import type {
  LimitEstimateParams,
  LimitEstimateRow,
  PriceIssue,
  TypedPriceView,
} from "../contract/limit-estimate.ts";
import { estimateAt, isPositive } from "./convert-estimate.ts";
import { dealerMargin, rateWith } from "./dealer-rate.ts";
import { Decimal, floorTo } from "./decimal.ts";
import type { EstimateBasis } from "./estimate-basis.ts";
import { inverseOf, marketSteps, priceDigits, priceView, readPrice } from "./limit-price.ts";
import { lifeDays } from "./order-life.ts";

const dayMs = 86_400_000;
const minuteMs = 60_000;
const one = new Decimal(1);
/** Percent from which an order seldom fills (F6f.4). */
const farPercent = 50;

/** The estimate of a limit order as typed; `now` is server time, ms. What is received rounds down, what is paid up. */
export function estimateLimit(
  params: LimitEstimateParams,
  basis: EstimateBasis,
  now: number,
): LimitEstimateRow {
  const typed = readPrice(params);
  const wanted = typed.price;
  const amountParams: EstimateParams = { ...params, accountType: "eb_convert_funding" };
  const plain = estimateAt(amountParams, withoutDay(basis), wanted, one);
  const { fromAmount } = plain;
  const market = marketAt(params.toCoin, basis, fromAmount);
  const immediate = wanted !== undefined && market?.gte(wanted) === true;
  const toAtMarket = received(fromAmount, market, basis);
  const priceIssue = typed.issue ?? nothingComes(params, basis, fromAmount, wanted);
  const amountIssue = plain.issue;
  return {
    key: "limit",
    fromAmount,
    toAmount: immediate ? toAtMarket : received(fromAmount, wanted, basis),
    toAtMarket,
    limitPrice: wanted?.toFixed() ?? "",
    direct: typedView(wanted, market, "direct"),
    inverse: typedView(wanted, market, "inverse"),
    immediate,
    availableAfter: plain.fromBalanceAfter ?? "",
    endsAt: Math.floor((now + lifeDays[params.life] * dayMs) / minuteMs) * minuteMs,
    amountIssue,
    priceIssue,
    ready: plain.complete && plain.quotable && wanted !== undefined && priceIssue === null,
    fromValue: plain.fromValue,
    toValue: plain.toValue,
    currency: plain.currency,
    fromBalance: plain.fromBalance,
    toBalance: plain.toBalance,
    portions: plain.portions,
    fullBy: plain.fullBy,
    minFrom: plain.minFrom,
    maxFrom: plain.maxFrom,
    limitsFailed: plain.limitsFailed,
    complete: plain.complete,
  };
}

/** An order may fill on another day: the day's limit is not asked. */
function withoutDay(basis: EstimateBasis): EstimateBasis {
  return basis.limit === undefined
    ? basis
    : { ...basis, limit: { ...basis.limit, dailyFromMaxLimit: "0", dailyUsed: "0" } };
}

/** The dealer's rate for so much of fromCoin, its best while no amount is there; undefined without both prices. */
function marketAt(
  toCoin: string,
  { limit, fromPrice, toPrice }: EstimateBasis,
  fromAmount: string,
): Decimal | undefined {
  if (!limit || !isPositive(fromPrice) || !isPositive(toPrice)) return undefined;
  const value = new Decimal(fromAmount || 0).times(fromPrice);
  const rate = rateWith(dealerMargin(limit, value), toCoin, fromPrice, toPrice);
  return rate.gt(0) ? rate : undefined;
}

function received(fromAmount: string, rate: Decimal | undefined, { toCoin }: EstimateBasis): string {
  return fromAmount === "" || rate === undefined || !toCoin
    ? ""
    : floorTo(rate.times(fromAmount), toCoin.accuracyLength);
}

function nothingComes(
  { toCoin }: LimitEstimateParams,
  basis: EstimateBasis,
  fromAmount: string,
  wanted: Decimal | undefined,
): PriceIssue | null {
  const comes = received(fromAmount, wanted, basis);
  if (!isPositive(fromAmount) || comes !== "0") return null;
  return { code: "nothing-comes", figures: { coin: toCoin, digits: String(priceDigits) }, repair: "" };
}

function typedView(
  wanted: Decimal | undefined,
  market: Decimal | undefined,
  unit: "direct" | "inverse",
): TypedPriceView {
  const view = priceView(wanted, market, unit);
  const waits = wanted !== undefined && market !== undefined && wanted.gt(market);
  const ratio = waits ? wanted.div(market) : one;
  const away = unit === "direct" ? ratio.minus(1) : one.minus(inverseOf(ratio, "nearest"));
  return { ...view, far: waits && away.times(100).gt(farPercent), steps: marketSteps(market, unit) };
}
