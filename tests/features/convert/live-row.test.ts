/** What of an estimate's picture has the whole form rendered again. */
import { expect, it } from "vitest";
import type { EstimateRow } from "#shared/contract/convert-estimate.ts";
import type { TopicState } from "#src/bridge/topic-store.ts";
import { isSameButRate } from "#src/features/convert/form/use-live-row.ts";

const row = { rate: "2", inverseRate: "0.5", issue: null, complete: true } as EstimateRow;
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
])("%s has nothing rendered", (_what, next) => {
  expect(isSameButRate(picture(), next)).toBe(true);
});

it.each([
  ["another question", picture({ key: "two" })],
  ["a feed that is stale", picture({ status: "stale" })],
  ["no rate any more", picture({}, { ...row, rate: "" })],
  ["no row any more", picture({ rows: none })],
  ["an issue", picture({}, { ...row, complete: false })],
])("%s has", (_what, next) => {
  expect(isSameButRate(picture(), next)).toBe(false);
});

it("whose picture it is has nothing rendered as long as there is nothing in either", () => {
  expect(isSameButRate(picture({ key: "", rows: none }), picture({ rows: none }))).toBe(true);
  expect(isSameButRate(picture({ key: "", rows: none }), picture())).toBe(false);
});
