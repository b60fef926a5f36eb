/** F2g.4, F2g.5, F6h.1, F6h.2. */
import { describe, expect, test } from "vitest";
import { callDefinition, type HttpCallName } from "#shared/contract/index.ts";

/** What is wrong with an answer about a migration: each case breaks one thing of a sound one. */

const now = 1_800_000_000_000;
const fault = (name: HttpCallName, answer: object, request: object = {}): string =>
  callDefinition(name).sane?.(answer, request, now) ?? "no rule";

const keys = ["CONSENT", "KYC", "PRECHECK", "ASSETS", "CARD", "DONE"];
const names: Readonly<Record<string, string>> = { a: "ACTIVE", f: "FAIL", o: "OK", s: "SKIP", w: "WAIT" };
const stepsOf = (letters: string) =>
  Array.from(letters, (letter, at) => ({
    key: keys[at],
    state: names[letter],
    code: letter === "f" ? 700_003 : 0,
  }));

const sound = {
  migrationId: "mig1",
  status: "ASSET_REVIEW",
  targetSite: "EU",
  steps: stepsOf("osoaww"),
  blockers: [] as object[],
  canAbort: true,
  updatedTime: now,
};
const bot = { type: "BOT", count: 1, link: "" };
const state = (part: object): string => fault("migration.status", { ...sound, ...part });

describe("the state of a migration", () => {
  test.each([
    ["NOT_STARTED", "awwwww", false],
    ["CREATED", "oawwww", true],
    ["KYC_PENDING", "oawwww", true],
    ["KYC_REJECTED", "ofwwww", true],
    ["PRECHECK", "osawww", true],
    ["PRECHECK_FAILED", "oofwww", true],
    ["ASSET_REVIEW", "oooaww", true],
    ["CONVERTING", "osoaww", false],
    ["ASSETS_READY", "osoaww", true],
    ["TRANSFERRING", "osoaww", false],
    ["CARD_PENDING", "osooaw", false],
    ["CARD_PENDING", "osoofw", false],
    ["CARD_PROCESSING", "osooaw", false],
    ["CARD_PROCESSING", "osooow", false],
    ["COMPLETED", "osooso", false],
    ["COMPLETED", "oooooo", false],
    ["ABORTED", "oofwww", false],
    ["FAILED", "osofww", false],
  ])("%s with %s is sound, and nothing else of it", (status, letters, canAbort) => {
    const blockers = status === "PRECHECK_FAILED" ? [bot] : [];
    const migrationId = status === "NOT_STARTED" ? "" : "mig1";
    const one = { migrationId, status, steps: stepsOf(letters), canAbort, blockers };
    expect(state(one)).toBe("");
    expect(state({ ...one, canAbort: !canAbort })).toBe("canAbort");
    expect(state({ ...one, migrationId: migrationId === "" ? "mig1" : "" })).toBe("migrationId");
    expect(state({ ...one, steps: stepsOf("wwwwww") })).toBe("steps[].state");
    expect(state({ ...one, steps: stepsOf("ossooo") })).toBe("steps[].state");
    expect(state({ ...one, steps: stepsOf(letters).toReversed() })).toBe("steps[].key");
    expect(state({ ...one, steps: stepsOf(letters).slice(1) })).toBe("steps[].key");
    const wrong = stepsOf(letters).map((step, at) => (at === 0 ? { ...step, code: 1 } : step));
    expect(state({ ...one, steps: wrong })).toBe("steps[].code");
    expect(state({ ...one, updatedTime: now + 61_000 })).toBe("updatedTime");
  });

  test("blockers: where they may stand, each kind once, never none of one", () => {
    expect(state({ blockers: [bot] })).toBe("");
    expect(state({ blockers: [bot, bot] })).toBe("blockers[].type");
    expect(state({ blockers: [{ ...bot, count: 0 }] })).toBe("blockers[].count");
    expect(state({ status: "TRANSFERRING", canAbort: false, blockers: [bot] })).toBe("blockers");
    expect(state({ status: "PRECHECK_FAILED", steps: stepsOf("osfwww") })).toBe("blockers");
  });
});

describe("what a call makes of it is where the table leads", () => {
  const cards = (cardIds: string[]) => ({ cardIds });
  test.each([
    ["migration.create", {}, ["CREATED", "PRECHECK", "TRANSFERRING"], ["NOT_STARTED"]],
    ["migration.abort", {}, ["ABORTED"], ["CREATED", "COMPLETED", "NOT_STARTED"]],
    [
      "migration.start",
      {},
      ["TRANSFERRING", "CARD_PENDING", "COMPLETED", "FAILED"],
      ["ASSETS_READY", "ABORTED"],
    ],
    ["cards.start", cards(["1"]), ["CARD_PROCESSING"], ["COMPLETED", "CARD_PENDING"]],
    ["cards.start", cards([]), ["COMPLETED"], ["CARD_PROCESSING"]],
    ["cards.complete", {}, ["COMPLETED"], ["CARD_PENDING", "CARD_PROCESSING"]],
  ] as const)("%s of %j", (name, request, fine, wrong) => {
    for (const status of fine) expect(fault(name, { status }, request), status).toBe("");
    for (const status of wrong) expect(fault(name, { status }, request), status).toBe("status");
  });
});

test("the parts of the total are the whole, to the last digit", () => {
  const total = { totalUsd: "10.00000001", transferableUsd: "7", convertUsd: "3", leftUsd: "0.00000001" };
  expect(fault("migration.assetsTotal", total)).toBe("");
  expect(fault("migration.assetsTotal", { ...total, leftUsd: "0.00000002" })).toBe("totalUsd");
  const below = { ...total, transferableUsd: "13", leftUsd: "-5.99999999" };
  expect(fault("migration.assetsTotal", below)).toBe("a part is below 0");
});

test("rows: each coin of an account once, a target where it converts, no reason where it moves as it is", () => {
  const btc = {
    coin: "BTC",
    accountType: "FUND",
    amount: "1",
    usdValue: "9",
    action: "TRANSFER",
    toCoin: "",
    reason: 0,
  };
  const usdt = { ...btc, coin: "USDT", action: "CONVERT", toCoin: "USDC", reason: 1 };
  const rows = (...list: object[]) => fault("migration.assetsInfo", { list });
  expect(rows(btc, usdt, { ...btc, accountType: "UNIFIED" })).toBe("");
  expect(rows(btc, btc)).toBe("a coin stands there twice");
  expect(rows({ ...btc, amount: "0" })).toBe("list[].amount");
  expect(rows({ ...btc, usdValue: "-1" })).toBe("list[].usdValue");
  expect(rows({ ...usdt, toCoin: "" })).toBe("list[].toCoin");
  expect(rows({ ...btc, toCoin: "USDC" })).toBe("list[].toCoin");
  expect(rows({ ...usdt, toCoin: "USDT" })).toBe("list[].toCoin");
  expect(rows({ ...btc, reason: 1 })).toBe("list[].reason");
  // A host without numbers for it.
  expect(rows({ ...btc, action: "KEEP" }, { ...usdt, reason: 0 })).toBe("");
});

test("a price: exactly the coins requested, each at its rate less its fee, and their sum, for a while", () => {
  const usdt = {
    fromCoin: "USDT",
    toCoin: "USDC",
    availableBalance: "35230.7743",
    exchangeRate: "0.9998",
    toAmount: "35223.728145",
    feeInfo: { feeCoin: "USDC", amount: "0", feeRate: "0" },
  };
  const dai = { ...usdt, fromCoin: "DAI", availableBalance: "10", toAmount: "9.998" };
  const quote = {
    quoteId: "1",
    quoteExpireTime: String(now + 30_000),
    exchangeCoins: [usdt, dai],
    totalToAmount: "35233.726145",
  };
  const said = (part: object, request: object = {}) =>
    fault("migration.convertInfo", { ...quote, ...part }, request);
  expect(said({})).toBe("");
  expect(said({}, { fromCoinList: ["DAI", "USDT"] })).toBe("");
  expect(said({}, { fromCoinList: ["DAI", "USDT", "ETH"] })).toBe("exchangeCoins");
  expect(said({ exchangeCoins: [] })).toBe("exchangeCoins[].fromCoin");
  expect(said({ exchangeCoins: [usdt, usdt] })).toBe("exchangeCoins[].fromCoin");
  expect(said({ totalToAmount: "35233.72614" })).toBe("totalToAmount");
  expect(said({ exchangeCoins: [{ ...usdt, toAmount: "35223.72813" }, dai] })).toBe(
    "exchangeCoins[].toAmount",
  );
  expect(said({ exchangeCoins: [{ ...usdt, exchangeRate: "0.98" }, dai] })).toBe("exchangeCoins[].toAmount");
  const fee = { feeCoin: "USDC", amount: "5", feeRate: "0.000142" };
  expect(said({ exchangeCoins: [{ ...usdt, feeInfo: fee }, dai] })).toBe("exchangeCoins[].toAmount");
  const paid = [{ ...usdt, toAmount: "35218.728145", feeInfo: fee }, dai];
  expect(said({ exchangeCoins: paid, totalToAmount: "35228.726145" })).toBe("");
  for (const feeRate of ["0", "0.0001", "-0.1", "1"]) {
    const dearer = [{ ...usdt, toAmount: "35218.728145", feeInfo: { ...fee, feeRate } }, dai];
    expect(said({ exchangeCoins: dearer, totalToAmount: "35228.726145" })).toBe(
      "exchangeCoins[].feeInfo.feeRate",
    );
  }
  expect(said({ exchangeCoins: [{ ...usdt, feeInfo: { ...fee, feeCoin: "BTC" } }, dai] })).toBe(
    "exchangeCoins[].feeInfo",
  );
  expect(said({ exchangeCoins: [{ ...usdt, availableBalance: "-1" }, dai] })).toBe(
    "an amount is not positive",
  );
  expect(said({ exchangeCoins: [{ ...usdt, fromCoin: "USDC" }, dai] })).toBe("exchangeCoins[].toCoin");
  const taxed = (totalAmount: string, feeCoin: string) =>
    said({ exchangeCoins: [usdt, { ...dai, taxFeeInfo: { totalAmount, feeCoin, taxFeeItems: [] } }] });
  expect([taxed("9.997", "USDC"), taxed("9.999", "DAI")]).toEqual(["", ""]);
  expect(taxed("9.998", "USDC")).toBe("exchangeCoins[].taxFeeInfo");
  expect(taxed("10", "DAI")).toBe("exchangeCoins[].taxFeeInfo");
  expect(said({ quoteExpireTime: String(now) })).toBe("quoteExpireTime");
  expect(said({ quoteExpireTime: String(now + 121_000) })).toBe("quoteExpireTime");
});

test("the end of a conversion is that of its coins", () => {
  const amounts = { fromAmount: "9", toCoin: "USDC", feeAmount: "" };
  const done = { ...amounts, fromCoin: "USDT", status: "success", toAmount: "9", failCode: 0 };
  const failed = { ...amounts, fromCoin: "DAI", status: "failure", toAmount: "", failCode: 32_024 };
  const open = { ...amounts, fromCoin: "TUSD", status: "processing", toAmount: "", failCode: 0 };
  const said = (status: string, ...records: object[]) => fault("migration.confirmQuery", { status, records });
  expect(said("success", done)).toBe("");
  expect(said("failure", failed)).toBe("");
  expect(said("partial_fulfillment", done, failed)).toBe("");
  expect(said("processing", done, open)).toBe("");
  expect(said("success", done, failed)).toBe("status");
  expect(said("failure", done, failed)).toBe("status");
  expect(said("success", done, open)).toBe("records[].status");
  expect(said("success")).toBe("records[].status");
  expect(said("success", done, done)).toBe("records[].fromCoin");
  expect(said("success", done, { ...done, fromCoin: "DAI", toCoin: "EUR" })).toBe("records[].toCoin");
  expect(said("success", { ...done, toAmount: "" })).toBe("records[].toAmount");
  expect(said("failure", { ...failed, toAmount: "1" })).toBe("records[].toAmount");
  expect(said("success", { ...done, fromAmount: "-9" })).toBe("records[].amounts");
  expect(said("success", { ...done, feeAmount: "-1" })).toBe("records[].amounts");
  expect(said("processing", done, { ...open, toAmount: "-1" })).toBe("records[].amounts");
});

test("terms of cards that are said not to be accepted are not taken for accepted", () => {
  expect(fault("cards.acceptTerms", { accepted: true })).toBe("");
  expect(fault("cards.acceptTerms", { accepted: false })).toBe("accepted");
});

test("cards: each once, with four digits, and movable without a reason alone", () => {
  const card = { cardId: "1", pan4: "4471", migrable: true, reason: 0 };
  const said = (...list: object[]) => fault("cards.migrable", { list });
  expect(said(card, { ...card, cardId: "2", migrable: false, reason: 1 })).toBe("");
  expect(said(card, card)).toBe("list[].cardId");
  expect(said({ ...card, pan4: "44710" })).toBe("list[].pan4");
  expect(said({ ...card, reason: 2 })).toBe("list[].migrable");
  expect(said({ ...card, migrable: false })).toBe("");
});
