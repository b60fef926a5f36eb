import type { ConvertCoin, ConvertQuote } from "#shared/contract/convert.ts";
import type { ConvertRecord } from "#shared/contract/convert-record.ts";

export function coin(part: Partial<ConvertCoin> & { coin: string }): ConvertCoin {
  return {
    fullName: part.coin,
    icon: "",
    iconNight: "",
    accuracyLength: 8,
    coinType: "crypto",
    balance: "0",
    uBalance: "0",
    singleFromMinLimit: "0.001",
    singleFromMaxLimit: "100",
    disableFrom: false,
    disableTo: false,
    ...part,
  };
}

export function quote(part: Partial<ConvertQuote> = {}): ConvertQuote {
  return {
    quoteTxId: "q-1",
    exchangeRate: "94156.22",
    fromCoin: "BTC",
    toCoin: "USDT",
    fromCoinType: "crypto",
    toCoinType: "crypto",
    fromAmount: "0.25",
    toAmount: "23539.055848",
    expiredTime: "15000",
    requestId: "r-1",
    ...part,
  };
}

export function record(part: Partial<ConvertRecord> = {}): ConvertRecord {
  return {
    accountType: "funding",
    exchangeTxId: "q-1",
    userId: "1",
    fromCoin: "BTC",
    fromCoinType: "crypto",
    fromAmount: "0.25",
    toCoin: "USDT",
    toCoinType: "crypto",
    toAmount: "23539.055848",
    exchangeStatus: "success",
    convertRate: "94156.22",
    createdAt: "1795180000000",
    ...part,
  };
}
