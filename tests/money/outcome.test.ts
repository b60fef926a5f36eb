/** D3.9, D3.10, F2b.10. */
import { expect, it } from "vitest";
import { cofferError } from "#shared/rpc/errors.ts";
import { outcomeOf } from "#src/money/outcome.ts";

const executed = (exchangeStatus: "init" | "processing" | "success" | "failure") =>
  outcomeOf({ status: "done", data: { quoteTxId: "q-1", exchangeStatus } });

it("is done when the exchange took the conversion, however far it is", () => {
  for (const status of ["init", "processing", "success"] as const) {
    expect(executed(status)).toEqual({ state: "done" });
  }
});

it("is failed when the answer itself says so, for one coin and for many", () => {
  expect(executed("failure")).toEqual({ state: "failed" });
  const batch = { quoteId: "1", exchangeTxId: "1", submitTime: "1", msg: "" };
  expect(outcomeOf({ status: "done", data: { ...batch, status: "failure" } })).toEqual({ state: "failed" });
  expect(outcomeOf({ status: "done", data: { ...batch, status: "partial_fulfillment" } })).toEqual({
    state: "done",
  });
});

it("is refused with its reason, and unknown for everything else", () => {
  const error = cofferError({ kind: "BusinessError", code: "700005", message: "m" });
  expect(outcomeOf({ status: "refused", error })).toEqual({ state: "refused", error: error.data });
  expect(outcomeOf({ status: "unknown", error, requestId: "r", checking: false })).toEqual({
    state: "unknown",
    requestId: "r",
  });
});
