/** D10.5, F1.6, F2c.2, F2c.4, F2d.8. */
import { describe, expect, it } from "vitest";
import {
  chainsFault,
  coinChainsFault,
  fiatFault,
  listedCoinsFault,
  vaspsFault,
  withdrawTermsFault,
} from "#shared/domain/catalogue-sanity.ts";

const chain = {
  chain: "TRX",
  depositMin: "1",
  withdrawMin: "2",
  withdrawFee: "",
  withdrawPercentageFee: "0.01",
};
const channel = { channelId: "sepa", fee: "1", feeRate: "0.01" };
const currency = { currency: "EUR", channels: [channel] };
const terms = {
  withdrawMin: "2",
  withdrawFee: "1",
  withdrawPercentageFee: "0",
  dailyUsed: "0",
  monthlyUsed: "12",
  withdrawableAmount: { FUND: { coin: "USDT", withdrawableAmount: "10" } },
};

describe("what steers a deposit or a withdrawal", () => {
  it.each([
    ["", chainsFault, { chains: [chain, { ...chain, chain: "ETH" }] }],
    ["chains[].chain", chainsFault, { chains: [chain, chain] }],
    ["chains[].depositMin", chainsFault, { chains: [{ ...chain, depositMin: "-1" }] }],
    ["chains[].withdrawFee", chainsFault, { chains: [{ ...chain, withdrawFee: "-0.1" }] }],
    ["chains[].withdrawPercentageFee", chainsFault, { chains: [{ ...chain, withdrawPercentageFee: "1" }] }],
    [
      "",
      coinChainsFault,
      {
        rows: [
          { coin: "USDT", chains: [chain] },
          { coin: "USDC", chains: [chain] },
        ],
      },
    ],
    [
      "rows[].coin",
      coinChainsFault,
      {
        rows: [
          { coin: "USDT", chains: [] },
          { coin: "USDT", chains: [chain] },
        ],
      },
    ],
    ["rows[].chains[].chain", coinChainsFault, { rows: [{ coin: "USDT", chains: [chain, chain] }] }],
    ["", listedCoinsFault, { list: [{ coin: "BTC" }, { coin: "ETH" }] }],
    ["list[].coin", listedCoinsFault, { list: [{ coin: "BTC" }, { coin: "BTC" }] }],
    ["", vaspsFault, { vasp: [{ vaspEntityId: "1" }, { vaspEntityId: "2" }] }],
    ["vasp[].vaspEntityId", vaspsFault, { vasp: [{ vaspEntityId: "1" }, { vaspEntityId: "1" }] }],
    ["", fiatFault, { currencies: [currency] }],
    ["currencies[].currency", fiatFault, { currencies: [currency, currency] }],
    [
      "currencies[].channels[].channelId",
      fiatFault,
      { currencies: [{ ...currency, channels: [channel, channel] }] },
    ],
    [
      "currencies[].channels[].fee",
      fiatFault,
      { currencies: [{ ...currency, channels: [{ ...channel, fee: "-1" }] }] },
    ],
    [
      "currencies[].channels[].feeRate",
      fiatFault,
      { currencies: [{ ...currency, channels: [{ ...channel, feeRate: "1.5" }] }] },
    ],
  ] as const)("has the fault %j", (fault, rule, answer) => {
    expect(rule(answer)).toBe(fault);
  });

  it.each([
    ["", {}],
    ["withdrawFee", { withdrawFee: "-1" }],
    ["withdrawPercentageFee", { withdrawPercentageFee: "1" }],
    ["dailyUsed", { dailyUsed: "-5" }],
    ["withdrawableAmount", { withdrawableAmount: { FUND: { coin: "BTC", withdrawableAmount: "10" } } }],
    ["withdrawableAmount", { withdrawableAmount: { FUND: { coin: "USDT", withdrawableAmount: "-10" } } }],
  ])("of a withdrawal's terms has the fault %j: %j", (fault, change) => {
    expect(withdrawTermsFault({ ...terms, ...change }, { coin: "USDT" })).toBe(fault);
  });
});
