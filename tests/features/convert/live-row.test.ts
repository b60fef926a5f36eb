/** What of an estimate's picture has the whole form rendered again. */
import { describe, expect, it } from "vitest";
import type { EstimateRow } from "#shared/contract/convert-estimate.ts";
import type { LimitEstimateRow } from "#shared/contract/limit-estimate.ts";
import type { TopicState } from "#src/bridge/topic-store.ts";
import { isSameButFigures } from "#src/features/convert/form/use-live-row.ts";

const row = {
  rate: "2",
  inverseRate: "0.5",
  fromAmount: "1",
  toAmount: "2",
  fromValue: "2",
  toValue: "2",
  fromBalanceAfter: "9",
  fromBalance: "10",
  issue: null,
  complete: true,
} as EstimateRow;
const picture = (change: Partial<TopicState<EstimateRow>> = {}, own = row): TopicState<EstimateRow> => ({
  status: "live",
  asOf: 1,
  key: "one",
  rows: new Map([["estimate", own]]),
  ...change,
});
const none = new Map<string, EstimateRow>();

it.each([
  ["its time", picture({ asOf: 2 })],
  ["its rate", picture({}, { ...row, rate: "3", inverseRate: "0.33" })],
  ["what follows from it", picture({}, { ...row, toAmount: "3", fromValue: "3", toValue: "3" })],
  ["what it leaves", picture({}, { ...row, fromAmount: "0.9", fromBalanceAfter: "9.1" })],
])("%s has nothing rendered", (_what, next) => {
  expect(isSameButFigures(picture(), next)).toBe(true);
});

it.each([
  ["another question", picture({ key: "two" })],
  ["a feed that is stale", picture({ status: "stale" })],
  ["no rate any more", picture({}, { ...row, rate: "" })],
  ["no amount any more", picture({}, { ...row, toAmount: "" })],
  ["another balance", picture({}, { ...row, fromBalance: "11" })],
  ["no row any more", picture({ rows: none })],
  ["an issue", picture({}, { ...row, complete: false })],
])("%s has", (_what, next) => {
  expect(isSameButFigures(picture(), next)).toBe(false);
});

describe("of a limit order", () => {
  const view = {
    price: "3",
    market: "2",
    distance: "50.00",
    far: false,
    steps: [{ percent: "0", price: "2" }],
  };
  const order = {
    key: "limit",
    toAmount: "3",
    toAtMarket: "2",
    direct: view,
    inverse: view,
    immediate: false,
  } as unknown as LimitEstimateRow;
  const shown = (change: Partial<LimitEstimateRow> = {}): TopicState<LimitEstimateRow> => ({
    status: "live",
    asOf: 1,
    key: "one",
    rows: new Map([["limit", { ...order, ...change }]]),
  });
  const moved = { ...view, market: "2.1", distance: "42.85", steps: [{ percent: "0", price: "2.1" }] };

  it.each([
    ["the market's price, and the steps from it", { direct: moved, inverse: moved }],
    ["what it would bring now", { toAtMarket: "2.1" }],
  ])("%s have nothing rendered", (_what, change) => {
    expect(isSameButFigures(shown(), shown(change))).toBe(true);
  });

  it.each([
    ["a limit price in the other unit", { inverse: { ...view, price: "0.33" } }],
    ["no market any more", { direct: { ...view, market: "", distance: "", steps: [] } }],
    ["that it fills at once", { immediate: true }],
    ["that it is far off", { direct: { ...view, far: true } }],
  ])("%s has", (_what, change) => {
    expect(isSameButFigures(shown(), shown(change))).toBe(false);
  });
});

it("whose picture it is has nothing rendered as long as there is nothing in either", () => {
  expect(isSameButFigures(picture({ key: "", rows: none }), picture({ rows: none }))).toBe(true);
  expect(isSameButFigures(picture({ key: "", rows: none }), picture())).toBe(false);
});
