/** D10.5: some exchanges write nothing as "-0.00". It is decimal text of the contract, and no less than nothing. */
import { describe, expect, it, test } from "vitest";
import { coinsFault, movableFault, smallCoinsFault, termsFault } from "#shared/domain/balance-sanity.ts";
import { chainsFault, withdrawTermsFault } from "#shared/domain/catalogue-sanity.ts";
import { isBelow0 } from "#shared/domain/decimal.ts";
import { chargeFault } from "#shared/domain/quote-sanity.ts";
import { unifiedWalletFault } from "#shared/domain/wallet-sanity.ts";
import { limitUse } from "#shared/domain/withdraw-limits.ts";
import { sentFault } from "#shared/domain/withdraw-sanity.ts";
import { told } from "../told.ts";

const row = { coin: "BTC", usdValue: "100", walletBalance: "0.001", locked: "0", borrowAmount: "0" };
const wallet = {
  accountType: "UNIFIED",
  totalEquity: "100",
  totalMarginBalance: "100",
  totalAvailableBalance: "100",
};
const network = {
  chain: "BTC",
  depositMin: "0",
  withdrawMin: "0",
  withdrawMax: "-1",
  withdrawFee: "0",
  withdrawPercentageFee: "",
};
const purse = { coin: "BTC", withdrawableAmount: "0", availableBalance: "1" };
const terms = { ...network, dailyUsed: "0", monthlyUsed: "0" };
const sent = { amount: "1", withdrawFee: "0", status: "success", createTime: "1700000000000" };

/** An answer with this figure in it, and what is wrong with it. */
const answers: Readonly<Record<string, (figure: string) => string>> = {
  "a coin's balance": (balance) => coinsFault({ coins: [{ coin: "BTC", balance, uBalance: "0" }] }),
  "what can be transferred": (transferBalance) =>
    movableFault({ balance: [{ coin: "BTC", walletBalance: "1", transferBalance }] }),
  "a small balance": (availableBalance) =>
    smallCoinsFault({ smallAssetCoins: [{ fromCoin: "BTC", availableBalance }] }),
  "a dealer's spread": (spread) => termsFault(told({ spread })),
  "a charge": (amount) => chargeFault(amount, "BTC"),
  "what is owed": (borrowAmount) =>
    unifiedWalletFault({ list: [{ ...wallet, coin: [{ ...row, borrowAmount }] }] }, wallet),
  "a network's fee": (withdrawFee) => chainsFault({ chains: [{ ...network, withdrawFee }] }),
  "what can be withdrawn": (withdrawableAmount) =>
    withdrawTermsFault(
      { ...terms, withdrawableAmount: { FUND: { ...purse, withdrawableAmount } } },
      { coin: "BTC" },
    ),
  "a withdrawal's fee": (withdrawFee) => sentFault({ rows: [{ ...sent, withdrawFee }] }),
};

describe.each(Object.entries(answers))("%s", (_what, faultOf) => {
  it("may be a nothing that has a sign", () => {
    expect(["0", "-0", "-0.00000000"].map(faultOf)).toEqual(["", "", ""]);
  });

  it("is never less", () => {
    expect(faultOf("-0.00000001")).not.toBe("");
  });
});

test("a limit of nothing is no missing one", () => {
  expect(limitUse("-0", "0")).toMatchObject({ none: false, left: "0", percent: 100 });
  expect(limitUse("-1", "0")).toMatchObject({ none: true });
});

test("what is no figure is not below nothing", () => {
  expect(["", "-", "unlimited", "-Infinity"].map(isBelow0)).toEqual([false, false, false, false]);
});
