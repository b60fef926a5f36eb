/** F2c.1, F4a.2. */
import { describe, expect, it } from "vitest";
import type { ConvertCoin } from "#shared/contract/convert.ts";
import { holdings, matching } from "#src/features/overview/holdings.ts";

function coin(name: string, uBalance: string): ConvertCoin {
  return {
    coin: name,
    fullName: `${name} coin`,
    icon: `/icons/${name}.svg`,
    iconNight: "",
    accuracyLength: 8,
    coinType: "crypto",
    balance: "1",
    uBalance,
    singleFromMinLimit: "0",
    singleFromMaxLimit: "1",
    disableFrom: false,
    disableTo: false,
  };
}

function account(accountType: string, coins: readonly (readonly [string, string])[]) {
  const coinDetail = coins.map(([name, equity]) => ({ coin: name, equity }));
  return { accountType, totalEquity: "1", valuationCurrency: "USD", snapshotTime: "1", coinDetail };
}

const overview = {
  totalEquity: "1",
  kycLevel: "1",
  list: [
    account("FUND", [
      ["BTC", "0.5"],
      ["ETH", "2"],
      ["XRP", "0.00"],
      ["ODD", "3"],
    ]),
    account("UnifiedTradingAccount", [["BTC", "1"]]),
    account("EARN", [["USDT", "7"]]),
  ],
};
const lists = {
  funding: [coin("BTC", "47000.5"), coin("ETH", "9000"), coin("USDT", "1")],
  unified: [coin("BTC", "100000")],
};

describe("holdings", () => {
  const rows = holdings(overview, lists);

  it("come by value, those without one last and by name", () => {
    expect(rows.map(({ key }) => key)).toEqual([
      "UnifiedTradingAccount BTC",
      "FUND BTC",
      "FUND ETH",
      "FUND ODD",
      "EARN USDT",
    ]);
  });

  it("leave out what there is nothing of", () => {
    expect(rows.some((row) => row.coin === "XRP")).toBe(false);
  });

  it("take a value only from the account's own list, names from any", () => {
    expect(rows.find(({ key }) => key === "EARN USDT")).toMatchObject({ value: "", fullName: "USDT coin" });
    expect(rows.find(({ coin: name }) => name === "ODD")).toMatchObject({
      value: "",
      fullName: "ODD",
      icon: "",
    });
  });

  it("are found by ticker and by name, in any case", () => {
    expect(matching(rows, " eth C").map((row) => row.coin)).toEqual(["ETH"]);
    expect(matching(rows, "")).toBe(rows);
    expect(matching(rows, "zzz")).toEqual([]);
  });
});
