import type { ConvertCoin } from "#shared/contract/convert.ts";

export const btc: ConvertCoin = {
  coin: "BTC",
  fullName: "Bitcoin",
  icon: "",
  iconNight: "",
  accuracyLength: 8,
  coinType: "crypto",
  balance: "0.5",
  uBalance: "50000",
  singleFromMinLimit: "0.0001",
  singleFromMaxLimit: "10",
  disableFrom: false,
  disableTo: false,
};

export const usdt: ConvertCoin = {
  ...btc,
  coin: "USDT",
  fullName: "Tether",
  accuracyLength: 4,
  balance: "1000",
  uBalance: "1000",
  singleFromMinLimit: "1",
  singleFromMaxLimit: "100000",
};

export const limit = {
  singleFromMinLimit: "0.0001",
  singleFromMaxLimit: "10",
  dailyFromMaxLimit: "0",
  dailyUsed: "0",
  quoteTtl: 15_000,
  gapRate: "0.005",
  spread: "0.0005",
};
