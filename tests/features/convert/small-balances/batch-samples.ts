import type { BatchRecord, SmallQuotes, SmallRecord } from "#shared/contract/small-balance.ts";

const feeInfo = { feeCoin: "USDT", amount: "0.02", feeRate: "0.02" };

export function batchQuote(quoteId: string, coins: readonly string[], expiresAt: number): SmallQuotes {
  return {
    quoteId,
    result: {
      quoteCreateTime: String(expiresAt - 30_000),
      quoteExpireTime: String(expiresAt),
      exchangeCoins: coins.map((fromCoin) => ({
        fromCoin,
        supportConvert: 1,
        availableBalance: "1",
        baseValue: "1",
        toCoin: "USDT",
        toAmount: "0.98",
        exchangeRate: "1",
        feeInfo,
        taxFeeInfo: null,
      })),
      totalFeeInfo: feeInfo,
      totalTaxFeeInfo: null,
      droppedCoins: [],
    },
  };
}

export function part(fromCoin: string, status: SmallRecord["status"] = "success"): SmallRecord {
  const came = status === "success";
  return {
    fromCoin,
    fromAmount: "1",
    toCoin: "USDT",
    toAmount: came ? "0.98" : "",
    feeCoin: "USDT",
    feeAmount: came ? "0.02" : "",
    status,
    taxFeeInfo: null,
    failCode: status === "failure" ? 700_001 : 0,
  };
}

export function batchRecord(more: Partial<BatchRecord> = {}): BatchRecord {
  return {
    accountType: "eb_convert_funding",
    exchangeTxId: "q-1",
    toCoin: "USDT",
    toAmount: "1.96",
    subRecords: [part("ADA"), part("XLM")],
    status: "success",
    createdAt: "5",
    exchangeSource: "small_asset_funding",
    feeCoin: "USDT",
    totalFeeAmount: "0.04",
    totalTaxFeeInfo: null,
    ...more,
  };
}
