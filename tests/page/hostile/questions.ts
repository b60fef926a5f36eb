import type { CallInput, HttpCallName } from "#shared/contract/index.ts";

/** Reads, each asked in two ways whose true answers differ: the answer to one is none to the other. */

type Pair = { readonly [N in HttpCallName]: readonly [N, CallInput<N>, CallInput<N>] }[HttpCallName];

const funding = { accountType: "eb_convert_funding" } as const;
const unified = { accountType: "eb_convert_uta" } as const;
const ledger = { category: "fbu", business: "usdt", responseFormat: "portugal" } as const;
const bitcoin = { fromCoin: "BTC", toCoin: "USDT" } as const;
const ether = { fromCoin: "ETH", toCoin: "USDT" } as const;
/** Of the last hour, and of the one before. */
const lately = () => ({ startTime: Date.now() - 3_600_000, endTime: Date.now() + 60_000 });
const before = () => ({ startTime: Date.now() - 7_200_000, endTime: Date.now() - 3_600_000 });

export const questions = (): readonly Pair[] => [
  ["profile.exchangeRate", { name: "EUR" }, { name: "JPY" }],
  ["assets.overview", { valuationCurrency: "USD" }, { valuationCurrency: "EUR" }],
  [
    "assets.unifiedBalance",
    { accountType: "UNIFIED", coin: "BTC" },
    { accountType: "UNIFIED", coin: "USDT" },
  ],
  ["convert.coins", { ...funding, side: 0 }, { ...unified, side: 0 }],
  ["convert.coins", { ...funding, side: 1, coin: "BTC" }, { ...funding, side: 1, coin: "ETH" }],
  ["convert.limit", { ...funding, ...bitcoin }, { ...funding, ...ether }],
  ["convert.gapRate", { ...bitcoin }, { ...ether }],
  ["convert.history", { state: "success" }, { state: "failure,expired" }],
  ["convert.history", { coin: "BTC" }, { coin: "ETH" }],
  ["convert.history", lately(), before()],
  ["convert.specifiedCoin", { ...funding, coin: "USDT" }, { ...funding, coin: "DAI" }],
  ["convert.specifiedCoin", { ...funding, coin: "USDT" }, { ...unified, coin: "USDT" }],
  ["batch.list", funding, unified],
  ["limitOrder.list", { orderStatus: "PENDING" }, { orderStatus: "CANCELED,EXPIRED" }],
  ["limitOrder.list", { fromCoin: "BTC" }, { fromCoin: "ETH" }],
  ["blockTrade.check", bitcoin, ether],
  [
    "blockTrade.check",
    { ...bitcoin, accountType: "funding_block_trade" },
    { ...bitcoin, accountType: "uta_convert_block_trade" },
  ],
  ["blockTrade.book", bitcoin, ether],
  ["deposit.fiatPreferences", { side: 0 }, { side: 1 }],
  ["deposit.order", { coin: "USDT", chain: "TRX" }, { coin: "USDT", chain: "ETH" }],
  ["deposit.addresses", { coin: "USDT", chain: "TRX" }, { coin: "BTC" }],
  ["transfer.list", { coin: "BTC" }, { coin: "ETH" }],
  ["transfer.list", lately(), before()],
  ["transfer.balances", { accountType: "FUND" }, { accountType: "UNIFIED" }],
  ["records.funding", { ioDirection: "I" }, { ioDirection: "O" }],
  ["records.funding", { currency: "BTC" }, { currency: "ETH" }],
  ["records.derivatives", { ...ledger, currency: "BTC" }, { ...ledger, currency: "ETH" }],
  ["records.frozen", { coin: "BTC" }, { coin: "ETH" }],
  ["withdraw.coins", { coin: "BTC" }, { coin: "ETH" }],
  ["withdraw.limit", { coin: "USDT", chain: "TRX" }, { coin: "USDT", chain: "ETH" }],
  ["coins.config", { coin: "BTC" }, { coin: "ETH" }],
  ["market.klines", { symbol: "BTCUSDT", interval: "60" }, { symbol: "ETHUSDT", interval: "60" }],
  ["market.klines", { symbol: "BTCUSDT", interval: "60" }, { symbol: "BTCUSDT", interval: "D" }],
];
