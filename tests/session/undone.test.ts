/** R8.18, D5.1: what provably never left was not done, whatever it failed of; what may have left never counts as that. */
import { expect, it } from "vitest";
import { cofferError, type ErrorData, toErrorData } from "#shared/rpc/errors.ts";
import { lostChange, lostRead } from "#src/bridge/call-errors.ts";
import { isUndone, isUndoneAgain } from "#src/session/undone.ts";
import { CallFailed, failureError } from "#worker/http/call-failed.ts";
import { type FailureCause, failures } from "#worker/http/failures.ts";

const context = { call: "taxReports.create", acts: true, requestId: "" };
const causes = Object.keys(failures) as FailureCause[];
const failed = (why: FailureCause, left: boolean): ErrorData =>
  failureError(new CallFailed(why, "", left), context).data;

it.each(causes)("%s: undone where nothing was sent, and not where something may have been", (why) => {
  expect([false, true].map((left) => isUndone(failed(why, left)))).toEqual([true, false]);
});

it("what a worker had when it was lost may have been done, what waits for one that never comes was not", () => {
  expect(isUndone(lostChange("taxReports.create", "").data)).toBe(false);
  expect(isUndone(lostRead("taxReports.create").data)).toBe(true);
});

it("a fault of our own proves nothing", () => {
  expect(isUndone(toErrorData(new TypeError("x is undefined")))).toBe(false);
  expect(isUndone(failureError(new Error("x"), context).data)).toBe(false);
});

it("that it did not leave once more says nothing of the one before, a refusal and an ended session do", () => {
  expect(isUndoneAgain(failed("network", false))).toBe(false);
  const refused = { kind: "BusinessError", code: "32018", message: "", retMsg: "no" } as const;
  expect(isUndoneAgain(cofferError(refused).data)).toBe(true);
  expect(isUndoneAgain(cofferError({ ...refused, outcome: "unknown" }).data)).toBe(false);
  expect(isUndoneAgain(cofferError({ kind: "NotLoggedIn", code: "10007", message: "" }).data)).toBe(true);
});
