/** D10.5, F1.6, F2c.2, F2c.4, F2d.8. */
import { describe, expect, it } from "vitest";
import {
  addressesFault,
  addressFault,
  chainsFault,
  coinChainsFault,
  fiatFault,
  listedCoinsFault,
  vaspsFault,
  withdrawTermsFault,
} from "#shared/domain/catalogue-sanity.ts";
import { membersFault } from "#shared/domain/recipient-sanity.ts";
import { told } from "../told.ts";

const chain = {
  chain: "TRX",
  depositMin: "1",
  withdrawMin: "2",
  withdrawMax: "-1",
  withdrawFee: "",
  withdrawPercentageFee: "0.01",
};
const channel = { channelId: "sepa", minAmount: "10", maxAmount: "-1", fee: "1", feeRate: "0.01" };
const currency = { currency: "EUR", channels: [channel] };
const given = { id: "1", addressDeposit: "a", tagDeposit: "7" };
const pair = { fromAccountType: "FUND", toAccountType: "UNIFIED", coins: [] };
const purse = { coin: "USDT", withdrawableAmount: "10", availableBalance: "12" };
const terms = {
  withdrawMin: "2",
  withdrawMax: "-1",
  withdrawFee: "1",
  withdrawPercentageFee: "0",
  dailyUsed: "0",
  monthlyUsed: "12",
  withdrawableAmount: { FUND: purse },
};

describe("what steers a deposit or a withdrawal", () => {
  it.each([
    ["", chainsFault, { chains: [chain, { ...chain, chain: "ETH" }] }],
    ["chains[].chain", chainsFault, { chains: [chain, chain] }],
    ["chains[].depositMin", chainsFault, { chains: [{ ...chain, depositMin: "-1" }] }],
    ["chains[].withdrawFee", chainsFault, { chains: [{ ...chain, withdrawFee: "-0.1" }] }],
    ["chains[].withdrawPercentageFee", chainsFault, { chains: [{ ...chain, withdrawPercentageFee: "1" }] }],
    ["", chainsFault, { chains: [{ ...chain, withdrawMax: "2" }] }],
    ["chains[].withdrawMin", chainsFault, { chains: [{ ...chain, withdrawMax: "1.9" }] }],
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
    ["", addressFault, { chains: [{ ...given, depositMin: "0.5" }] }],
    ["chains[].depositMin", addressFault, { chains: [{ ...given, depositMin: "-1" }] }],
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
    ["", fiatFault, { currencies: [{ ...currency, channels: [{ ...channel, maxAmount: "10" }] }] }],
    ...[{ minAmount: "-10" }, { maxAmount: "9" }].map(
      (bounds) =>
        [
          "currencies[].channels[].minAmount",
          fiatFault,
          { currencies: [{ ...currency, channels: [{ ...channel, ...bounds }] }] },
        ] as const,
    ),
    ["", addressFault, { chains: [given, { ...given, addressDeposit: "", tagDeposit: "" }, given] }],
    ["chains[].addressDeposit", addressFault, { chains: [given, { ...given, addressDeposit: "b" }] }],
    ["chains[].addressDeposit", addressFault, { chains: [given, { ...given, tagDeposit: "8" }] }],
    ["", addressesFault, { chains: [given, { ...given, id: "2" }, { ...given, id: undefined }] }],
    ["chains[].id", addressesFault, { chains: [given, { ...given, addressDeposit: "b" }] }],
    ["", membersFault, { accounts: [{ uid: "1" }, { uid: "2" }], pairs: [pair] }],
    ["accounts[].uid", membersFault, { accounts: [{ uid: "1" }, { uid: "1" }], pairs: [pair] }],
    ...["0x10", "1e3", "010", " 7", "0"].map(
      (uid) => ["accounts[].uid", membersFault, { accounts: [{ uid }], pairs: [pair] }] as const,
    ),
    ["pairs[]", membersFault, { accounts: [], pairs: [pair, pair] }],
    [
      "currencies[].channels[].feeRate",
      fiatFault,
      { currencies: [{ ...currency, channels: [{ ...channel, feeRate: "1.5" }] }] },
    ],
  ] as const)("has the fault %j", (fault, rule, answer) => {
    expect(rule(told(answer))).toBe(fault);
  });

  it.each([
    ["", {}],
    ["withdrawFee", { withdrawFee: "-1" }],
    ["withdrawPercentageFee", { withdrawPercentageFee: "1" }],
    ["", { withdrawMax: "2.0" }],
    ["withdrawMin", { withdrawMax: "1.99" }],
    ["dailyUsed", { dailyUsed: "-5" }],
    ["withdrawableAmount", { withdrawableAmount: { FUND: { ...purse, coin: "BTC" } } }],
    ["withdrawableAmount", { withdrawableAmount: { FUND: { ...purse, withdrawableAmount: "-10" } } }],
    ["withdrawableAmount", { withdrawableAmount: { FUND: { ...purse, availableBalance: "9.99" } } }],
  ])("of a withdrawal's terms has the fault %j: %j", (fault, change) => {
    expect(withdrawTermsFault({ ...terms, ...change }, { coin: "USDT" })).toBe(fault);
  });
});
