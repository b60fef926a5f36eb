/** F6f.1: the open order that the address names. */
import { expect, it } from "vitest";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { withWanted } from "#src/features/convert/limit-order/wanted-order.ts";

const order = (exchangeTxId: string): LimitOrder => ({ exchangeTxId, orderStatus: "PENDING" }) as LimitOrder;

it("stands before those that are listed until it is known to have ended, however it was read", () => {
  const listed = { list: [order("2")], total: 120 };
  const open = {
    status: "ok",
    data: listed,
    error: null,
    held: false,
    fetching: false,
    refetch: () => undefined,
  } as const;
  const idsWith = (endings: ReadonlyMap<string, LimitOrder>): readonly string[] =>
    withWanted({ open, endings }, order("1")).open.data?.list.map(({ exchangeTxId }) => exchangeTxId) ?? [];
  expect(idsWith(new Map())).toEqual(["1", "2"]);
  expect(idsWith(new Map([["1", order("1")]]))).toEqual(["2"]);
});
