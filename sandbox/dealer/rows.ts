import type { ConvertCoin } from "#shared/contract/convert.ts";
import type { ConvertRecord } from "#shared/contract/convert-record.ts";
import { Decimal, floorTo } from "#shared/domain/decimal.ts";
import type { Person } from "../accounts/person.ts";
import { plain } from "../ledger/amounts.ts";
import type { Coin } from "../market/coins.ts";
import { iconPath } from "../serving/coin-icons.ts";
import { eligibilityOf } from "./eligibility.ts";
import { limitsOf } from "./limits.ts";
import type { Quote } from "./quotes.ts";
import type { Conversion } from "./records.ts";

const valueDecimals = 8;

/** A coin as the pickers show it; `owned` is undefined for who is signed out. */
export function coinRow(
  coin: Coin,
  person: Person | null,
  owned: ReadonlyMap<string, string> | undefined,
  price: string | undefined,
): ConvertCoin {
  const balance = owned === undefined ? "" : (owned.get(coin.coin) ?? "0");
  const limits = limitsOf(coin);
  const eligible = eligibilityOf(coin, person);
  return {
    coin: coin.coin,
    fullName: coin.name,
    icon: iconPath(coin.coin),
    iconNight: iconPath(coin.coin),
    accuracyLength: coin.accuracy,
    coinType: coin.coinType,
    balance,
    uBalance:
      balance === "" || price === undefined ? "" : floorTo(new Decimal(balance).times(price), valueDecimals),
    singleFromMinLimit: limits.min,
    singleFromMaxLimit: limits.max,
    disableFrom: !eligible.from,
    disableTo: !eligible.to,
  };
}

/** What every list says of a conversion at this quote. */
export function quoteRow(quote: Pick<Quote, "id" | "userId" | "fromCoin" | "fromAmount" | "toCoin">) {
  return {
    exchangeTxId: quote.id,
    userId: String(quote.userId),
    fromCoin: quote.fromCoin,
    fromCoinType: "crypto",
    fromAmount: plain(quote.fromAmount),
    toCoin: quote.toCoin,
    toCoinType: "crypto",
  } as const;
}

/** A record with the figures that it settled at; until then, and after a failure, those of the quote. */
export function recordRow({ quote, status, createdAt, toAmount, rate }: Conversion): ConvertRecord {
  return {
    accountType: quote.accountType,
    ...quoteRow(quote),
    toAmount: plain(toAmount ?? quote.toAmount),
    exchangeStatus: status,
    convertRate: plain(rate ?? quote.rate),
    createdAt: String(createdAt),
  };
}
