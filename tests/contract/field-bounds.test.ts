/** F0.7, F1.2, D10.5: figures of a right shape that no page could paint. */
import * as v from "valibot";
import { expect, it } from "vitest";
import { depositRecord } from "#shared/contract/deposit-records.ts";
import { accuracy, msMoment, msNumber, msText, msTextOrEmpty } from "#shared/contract/fields.ts";
import { callDefinition } from "#shared/contract/index.ts";

it.each([
  [msText, "1700000000000", "9999999999999999"],
  [msTextOrEmpty, "", "100000000000000"],
  [msNumber, 0, 9e15],
  [msText, "0", "1790000000"],
  [msTextOrEmpty, "1700000000000", "1790000000"],
  [msMoment, 0, 1_790_000_000],
  [msMoment, 1_790_000_000_000, -1],
  [accuracy, 0, 300_000_000],
  [accuracy, 18, 1.5],
  [accuracy, 36, -1],
])("%# takes %j and not %j", (schema, good, bad) => {
  expect([v.is(schema, good), v.is(schema, bad)]).toEqual([true, false]);
});

it("what has not happened has no time, however it is written", () => {
  expect(["", "0"].map((text) => v.parse(msTextOrEmpty, text))).toEqual(["", ""]);
});

it("a deposit's fee takes", () => {
  const rest = {
    recordType: 3,
    id: "1",
    coin: "EUR",
    amount: "5",
    status: 3,
    paymentMethod: "",
    successAt: "",
  };
  const isRead = (depositFee: string) => v.is(depositRecord, { ...rest, depositFee });
  expect(["", "0.5", "-0.5"].map(isRead)).toEqual([true, true, false]);
});

it.each([
  ["1790000000000", "1790000000000"],
  ["1790000000", "0"],
  ["1790000000000000000", "0"],
  ["1e30", "0"],
])("a coin that is listed since %s costs no other its place", (onlineTime, told) => {
  const coin = { symbol: "BTCUSDT", baseCoin: "BTC", quoteCoin: "USDT" };
  const { response } = callDefinition("market.recentlyAdded");
  expect(v.parse(response, { list: [{ ...coin, onlineTime }] })).toEqual({
    list: [{ ...coin, onlineTime: told }],
  });
});

it("a level's end is a time", () => {
  const label = { labelType: 2, level: 2, levelName: "VIP-2", expireTime: 1_800_000_000 };
  const { response } = callDefinition("profile.vipLabel");
  expect(v.is(response, label)).toBe(true);
  expect(v.is(response, { ...label, expireTime: 1e30 })).toBe(false);
});

it.each([2 ** 53, 1.5, Number.POSITIVE_INFINITY])("nobody's id is %d", (id) => {
  const { response } = callDefinition("profile.get");
  expect(v.is(response, { id: Number.MAX_SAFE_INTEGER })).toBe(true);
  expect(v.is(response, { id })).toBe(false);
});

it.each([
  ["time that no calendar has", 0, "1e999"],
  ["time after all of them", 0, "999999999999999"],
  ["price that is none", 4, "1.2.3"],
  ["price below nothing", 4, "-5"],
  ["price without end", 2, "Infinity"],
  ["volume that is none", 5, "1,500.25"],
])("a candle has no %s", (_, place, bad) => {
  const { response } = callDefinition("market.klines");
  const candle = ["1700000000000", "1", "2", "0.5", "1.5", "0", "0"];
  const answer = (list: unknown) => ({ symbol: "BTCUSDT", category: "spot", list });
  expect(v.is(response, answer([candle]))).toBe(true);
  expect(v.is(response, answer([candle.with(place, bad)]))).toBe(false);
});
