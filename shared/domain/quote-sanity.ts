import { Decimal, isBelow0 } from "./decimal.ts";

/** No price is held for longer, ms. */
export const longestLifeMs = 120_000;
/** A rate told with fewer digits and decimals than these is taken as exact: a product's fixed rate of "2" is. */
const roundedFromDigits = 6;
const roundedFromDecimals = 8;

interface ChargedIn {
  readonly feeCoin?: string | undefined;
}

interface Quote {
  readonly toCoin?: string | undefined;
  readonly exchangeRate: string;
  readonly fromAmount: string;
  readonly toAmount: string;
  readonly expiredTime: string;
  readonly feeInfo?: (ChargedIn & { readonly amount?: string | undefined }) | null | undefined;
  readonly taxFeeInfo?: (ChargedIn & { readonly totalAmount?: string | undefined }) | null | undefined;
}

/** Which coin's amount was typed, and so is exact. */
interface QuoteRequest {
  readonly fromCoin: string;
  readonly requestCoin: string;
}

/** What is wrong with a quote, "" when it can be shown. `serverNow` in ms. */
export function quoteFault(quote: Quote, { fromCoin, requestCoin }: QuoteRequest, serverNow: number): string {
  const { exchangeRate, fromAmount, toAmount, expiredTime } = quote;
  if (![exchangeRate, fromAmount, toAmount].every(isAbove0)) return "an amount is not positive";
  const { feeInfo, taxFeeInfo } = quote;
  const fault =
    chargeFault(feeInfo?.amount, feeInfo?.feeCoin) ||
    chargeFault(taxFeeInfo?.totalAmount, taxFeeInfo?.feeCoin);
  if (fault !== "") return fault;
  if (takesAll(quote, fromCoin, fromAmount) || takesAll(quote, quote.toCoin, toAmount))
    return "charges that take all";
  if (!agree(quote, requestCoin === fromCoin)) return "the rate does not equal its amounts";
  return lifeFault(expiredTime, serverNow);
}

/** A charge that pays, or in no coin; "" for none, and for one that can be. */
export function chargeFault(amount = "", coin = ""): string {
  if (isBelow0(amount)) return "a charge below nothing";
  return amount !== "" && isAbove0(amount) && coin === "" ? "a charge of no coin" : "";
}

/** What is charged in this coin is as much as is paid or received of it. */
export function takesAll(
  { feeInfo, taxFeeInfo }: Pick<Quote, "feeInfo" | "taxFeeInfo">,
  coin: string | undefined,
  amount: string | Decimal,
): boolean {
  const fee = feeInfo?.feeCoin === coin ? feeInfo?.amount : "";
  const tax = taxFeeInfo?.feeCoin === coin ? taxFeeInfo?.totalAmount : "";
  const charged = new Decimal(fee || 0).plus(tax || 0);
  return charged.gt(0) && charged.gte(amount);
}

interface SmallQuotes {
  readonly result: {
    readonly quoteExpireTime: string;
    readonly exchangeCoins: readonly {
      readonly fromCoin: string;
      readonly availableBalance: string;
      readonly toAmount: string;
      readonly exchangeRate: string;
    }[];
  };
}

/**
 * As {@link quoteFault}, of a price for several coins: what converts may be less than the balance it tells. A first price is of
 * all that were requested; a renewed one names none, and some may have left.
 */
export function smallQuotesFault(
  { result }: SmallQuotes,
  { fromCoinList }: { readonly fromCoinList?: readonly string[] | undefined },
  serverNow: number,
): string {
  const coins = result.exchangeCoins;
  if (coins.length === 0) return "no coin is priced";
  if (new Set(coins.map(({ fromCoin }) => fromCoin)).size < coins.length) return "a coin stands there twice";
  if (fromCoinList !== undefined && new Set(fromCoinList).size > coins.length) return "a coin is not priced";
  const figures = coins.flatMap((coin) => [coin.availableBalance, coin.toAmount, coin.exchangeRate]);
  if (!figures.every(isAbove0)) return "an amount is not positive";
  return lifeFault(result.quoteExpireTime, serverNow);
}

/**
 * To the last digits told: the typed amount is exact, the other is the product or the quotient rounded to its coin's
 * decimals, and the rate may be rounded too. So what is paid times the rate may be off what is received by one unit of the
 * last digit of the amount that was not typed, and by what one unit of the rate's last digit makes.
 */
function agree({ exchangeRate, fromAmount, toAmount }: Quote, isFromTyped: boolean): boolean {
  const rate = new Decimal(exchangeRate);
  const product = rate.times(fromAmount);
  const rounding = isFromTyped ? unitOf(toAmount) : unitOf(fromAmount).times(rate);
  const slack = rounding.plus(rateUnit(rate).times(fromAmount));
  return product.minus(toAmount).abs().lte(slack);
}

/** What one unit of a rate's last digit is, 0 where it is taken as exact. */
export function rateUnit(rate: Decimal): Decimal {
  const isRounded =
    rate.precision(false) >= roundedFromDigits || (rate.decimalPlaces() ?? 0) >= roundedFromDecimals;
  return isRounded ? unitOf(rate.toFixed()) : new Decimal(0);
}

/** One of the last digit of an amount. */
export function unitOf(text: string): Decimal {
  return new Decimal(1).shiftedBy(-(new Decimal(text).decimalPlaces() ?? 0));
}

function lifeFault(expiredTime: string, serverNow: number): string {
  const life = Number(expiredTime) - serverNow;
  if (life <= 0) return "it is over already";
  return life > longestLifeMs ? "it lives too long" : "";
}

function isAbove0(text: string): boolean {
  return new Decimal(text).gt(0);
}
