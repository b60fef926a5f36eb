/** F2c.1, F4a.2, D10.15. */
import { describe, expect, it } from "vitest";
import type { ConvertCoin } from "#shared/contract/convert.ts";
import type { CoinValueRow } from "#shared/contract/valuation.ts";
import { readChoices } from "#src/features/overview/choices.ts";
import { coinNames, heldAccounts, matching } from "#src/features/overview/holdings.ts";
import { inOrder, steadyOrder } from "#src/features/overview/steady-order.ts";

function coin(name: string, balance: string, uBalance: string): ConvertCoin {
  return {
    coin: name,
    fullName: `${name} coin`,
    icon: `/icons/${name}.svg`,
    iconNight: "",
    accuracyLength: 5,
    coinType: "crypto",
    balance,
    uBalance,
    singleFromMinLimit: "0",
    singleFromMaxLimit: "1",
    disableFrom: false,
    disableTo: false,
  };
}

function row(name: string, value: string, part: Partial<CoinValueRow> = {}): CoinValueRow {
  const figures = {
    price: "",
    change: "",
    amount: "1",
    frozen: "0",
    small: false,
    staleSeconds: 0,
    parts: [],
  };
  return { key: `coin ${name}`, kind: "coin", coin: name, value, ...figures, ...part };
}

const lists = {
  funding: { coins: [coin("BTC", "0.4", "37600"), coin("ETH", "2", "9000")], isCurrent: true },
  unified: { coins: [coin("BTC", "1", "94000"), coin("SUI", "7", "")], isCurrent: false },
};
const coinDetail = [{ coin: "BTC", equity: "0.5" }];
const account = (accountType: string) => ({
  accountType,
  totalEquity: "9",
  valuationCurrency: "USD",
  snapshotTime: "1",
  coinDetail,
});

describe("what is held", () => {
  it("takes what can be used from the account's own list, in both spellings of its name", () => {
    const list = ["FUND", "UnifiedTradingAccount", "EARN"].map(account);
    const held = heldAccounts({ totalEquity: "1", kycLevel: "LEVEL_1", list }, lists);
    expect(held.map(({ coins }) => coins[0]?.available)).toEqual(["0.4", "1", "0.5"]);
    expect(held.map(({ coins }) => coins[0]?.availableValue)).toEqual(["37600", "94000", ""]);
  });

  it("is frozen for all that is known, but where the account's list is not of now", () => {
    const list = ["FUND", "UnifiedTradingAccount", "EARN"].map(account);
    const held = heldAccounts({ totalEquity: "1", kycLevel: "LEVEL_1", list }, lists);
    expect(held.map(({ frozenKnown }) => frozenKnown)).toEqual([true, false, true]);
  });

  it("may be used as nobody says where its account's list leaves it out", () => {
    const list = [{ ...account("FUND"), coinDetail: [{ coin: "EUR", equity: "50" }] }];
    const [held] = heldAccounts({ totalEquity: "1", kycLevel: "LEVEL_1", list }, lists);
    expect(held?.coins).toMatchObject([{ coin: "EUR", available: "" }]);
  });

  it("is called as the lists say, or by its ticker", () => {
    const nameOf = coinNames(lists);
    expect(nameOf("SUI")).toEqual({ fullName: "SUI coin", icon: "/icons/SUI.svg", accuracy: 5 });
    expect(nameOf("ODD")).toEqual({ fullName: "ODD", icon: "", accuracy: 8 });
  });

  it.each([
    ["", ["BTC", "SUI"]],
    [" sui ", ["SUI"]],
    ["COIN", ["BTC", "SUI"]],
    ["x", []],
  ])("is searched by ticker and name: %j", (words, found) => {
    const rows = [row("BTC", "1"), row("SUI", "2")];
    expect(matching(rows, words, coinNames(lists)).map((one) => one.coin)).toEqual(found);
  });
});

describe("the order of coins", () => {
  const first = [
    row("ADA", ""),
    row("ETH", "900"),
    row("BTC", "47000.5"),
    row("ABC", ""),
    row("XRP", "0.5", { small: true }),
  ];
  const order = steadyOrder(undefined, first);

  it("is by value, those without one last and by name", () => {
    expect(order.coins).toEqual(["BTC", "ETH", "XRP", "ABC", "ADA"]);
    expect([...order.small]).toEqual(["XRP"]);
  });

  it("stays while figures tick", () => {
    const later = first.map((one) => row(one.coin, one.coin === "ETH" ? "99999" : one.value));
    expect(steadyOrder(order, later)).toBe(order);
    expect(inOrder(order, later).map((one) => one.coin)).toEqual(["BTC", "ETH", "XRP", "ABC", "ADA"]);
  });

  it("is decided anew when a price came that was not there", () => {
    const later = first.map((one) => (one.coin === "ADA" ? row("ADA", "95000") : one));
    expect(steadyOrder(order, later).coins).toEqual(["ADA", "BTC", "ETH", "XRP", "ABC"]);
  });

  it("is decided anew when what is held changes", () => {
    const later = [row("ETH", "99999", { amount: "2" }), row("BTC", "47000.5")];
    expect(steadyOrder(order, later).coins).toEqual(["ETH", "BTC"]);
  });
});

it.each([
  [null, { currency: "", hidesSmall: false }],
  ['{"currency":"EUR","hidesSmall":true}', { currency: "EUR", hidesSmall: true }],
  ['{"currency":"<b>","hidesSmall":"yes"}', { currency: "", hidesSmall: false }],
  ["null", { currency: "", hidesSmall: false }],
  ["[", { currency: "", hidesSmall: false }],
])("reads kept choices with care: %s", (stored, choices) => {
  expect(readChoices(stored)).toEqual(choices);
});
