/** F2b.13, D3.10: how an order that was placed stands, by what its answer, the list of open orders and its own record say. */
import { expect, it } from "vitest";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { placedStatus } from "#src/features/convert/limit-order/placed-status.ts";

type Status = LimitOrder["orderStatus"];
type Told = Parameters<typeof placedStatus>;

const terms = { fromCoin: "BTC", toCoin: "USDT", fromAmount: "0.1", limitPrice: "98500" };

function statusOf(answered: Status, listed: boolean, ended?: Status): Status | "" {
  const list = listed ? [{ exchangeTxId: "7" }] : [{ exchangeTxId: "8" }];
  const endings = new Map(ended === undefined ? [] : [["7", { ...terms, orderStatus: ended }]]);
  const action = { state: { status: "done", data: { exchangeTxId: "7", orderStatus: answered } } };
  const placing = { placedId: "7", intent: terms, action };
  return placedStatus(
    { open: { data: { list } }, endings } as unknown as Told[0],
    placing as unknown as Told[1],
  );
}

it.each<[Status, boolean, Status | ""]>([
  ["PENDING", false, "PENDING"],
  ["PENDING", true, "PENDING"],
  ["FILLED", false, "FILLED"],
  // Filled or open: one of them is not so.
  ["FILLED", true, ""],
  ["FAILED", false, ""],
  ["FAILED", true, "PENDING"],
  ["EXPIRED", true, "PENDING"],
])("answered as %s, and listed as open: %j, it is %j", (answered, listed, status) => {
  expect(statusOf(answered, listed)).toBe(status);
});

it.each<[Status, boolean, Status]>([
  ["FILLED", true, "CANCELED"],
  ["FAILED", false, "FAILED"],
])("answered as %s, and listed as open: %j, its own record has the word: %s", (answered, listed, ended) => {
  expect(statusOf(answered, listed, ended)).toBe(ended);
});
