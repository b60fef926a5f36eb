/** F4c.5-F4c.7, F4c.9, F6d.3, F6d.4. */
import { describe, expect, test } from "vitest";
import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import { depositNext, depositSteps, ownSteps } from "#shared/domain/deposit-next.ts";
import { depositState } from "#shared/domain/deposit-state.ts";

const chain = {
  recordType: 1,
  status: 2,
  depositType: "0",
  travelRuleStatus: 0,
  taxStatus: 0,
  fromAddress: "r",
};
const internal = { recordType: 2, status: 1, complianceStatus: 0, taxStatus: 0 };
const record = (part: object): DepositRecord =>
  ({ confirmations: "0", safeConfirmations: "9", unlockedAt: "", ...part }) as DepositRecord;

test.each([
  [{ status: 0 }, ["unknown"]],
  [{ status: 1 }, ["wait"]],
  [{ status: 2 }, ["wait"]],
  [{ status: 3 }, ["none"]],
  [{ status: 4 }, ["failed"]],
  [{ status: 7 }, ["rollback"]],
  [{ status: 70_011 }, ["deducted"]],
  [{ status: 70_012 }, ["kept"]],
  [{ status: 70_013 }, ["manual"]],
  [{ status: 10_011 }, ["wait"]],
  [{ status: 10_012 }, ["none"]],
  [{ depositType: "10" }, ["limit"]],
  [{ depositType: "20" }, ["documents"]],
  [{ depositType: "50" }, ["sendBack"]],
  [{ depositType: "50", status: 1 }, ["sendBack"]],
  [{ depositType: "50", fromAddress: "" }, ["askReturn"]],
  [{ depositType: "50", fromAddress: "", status: 4 }, ["returned"]],
  [{ depositType: "50", status: 4 }, ["returned"]],
  [{ depositType: "50", status: 7 }, ["rollback"]],
  [{ depositType: "50", status: 0 }, ["unknown"]],
  [{ depositType: "20", status: 0 }, ["unknown"]],
  [{ depositType: "10", status: 0 }, ["unknown"]],
  [{ travelRuleStatus: 1, status: 0 }, ["answer"]],
  [{ travelRuleStatus: 1 }, ["answer"]],
  [{ travelRuleStatus: 1, status: 1 }, ["answer"]],
  [{ travelRuleStatus: 1, depositType: "20" }, ["answer"]],
  [{ travelRuleStatus: 1, status: 70_011 }, ["deducted"]],
  [{ travelRuleStatus: 2 }, ["review"]],
  [{ travelRuleStatus: 3 }, ["refused"]],
  [{ travelRuleStatus: 3, status: 4 }, ["refused"]],
  [{ travelRuleStatus: 3, status: 4, depositType: "50" }, ["refused"]],
  [{ travelRuleStatus: 3, status: 7 }, ["rollback"]],
  [{ travelRuleStatus: 9 }, ["review"]],
  [{ taxStatus: 1, status: 3 }, ["declareCost"]],
  [{ taxStatus: 1, status: 70_012 }, ["kept", "declareCost"]],
  [{ taxStatus: 1, status: 2 }, ["wait"]],
  [{ taxStatus: 2, status: 3 }, ["none"]],
  [{ taxStatus: 1, status: 70_011 }, ["deducted"]],
])("of a deposit on a chain %j comes %j", (part, steps) => {
  expect(depositNext(record({ ...chain, ...part }))).toEqual(steps);
});

test.each([
  [{}, ["wait"]],
  [{ status: 2 }, ["none"]],
  [{ status: 3 }, ["failed"]],
  [{ status: 3, complianceStatus: 1 }, ["failed"]],
  [{ complianceStatus: 1 }, ["answer"]],
  [{ complianceStatus: 1, status: 2 }, ["answer"]],
  [{ complianceStatus: 2 }, ["review"]],
  [{ complianceStatus: 3, status: 2 }, ["none"]],
  [{ taxStatus: 1, status: 2 }, ["declareCost"]],
])("of one from another user %j comes %j", (part, steps) => {
  expect(depositNext(record({ ...internal, ...part }))).toEqual(steps);
});

test.each([
  [1, ["wait"]],
  [3, ["none"]],
  [4, ["failed"]],
  [0, ["unknown"]],
])("of a fiat deposit in state %d comes %j", (status, steps) => {
  expect(depositNext(record({ recordType: 3, status }))).toEqual(steps);
});

describe("states and steps agree", () => {
  test("over all that the wire can say: what waits for its owner is never called completed", () => {
    const statuses = [0, 1, 2, 3, 4, 7, 70_011, 70_012, 70_013, 10_011, 10_012];
    const seen = new Set<string>();
    for (const status of statuses)
      for (const depositType of ["0", "10", "20", "50"])
        for (const travelRuleStatus of [0, 1, 2, 3])
          for (const [taxStatus, fromAddress] of [
            [0, ""],
            [1, "r"],
            [2, "r"],
          ]) {
            const one = record({ ...chain, status, depositType, travelRuleStatus, taxStatus, fromAddress });
            const steps = depositNext(one);
            expect(steps.length).toBeGreaterThan(0);
            for (const step of steps) {
              expect(depositSteps).toContain(step);
              seen.add(step);
              if (ownSteps.has(step) && step !== "declareCost")
                expect(["done", "credited", "failed", "returned"]).not.toContain(depositState(one));
            }
          }
    expect([...seen].toSorted()).toEqual([...depositSteps].toSorted());
  });

  test.each([
    [{ travelRuleStatus: 1, depositType: "20" }, "answer", "questions"],
    [{ travelRuleStatus: 2, depositType: "20" }, "review", "reviewing"],
    [{ travelRuleStatus: 3, depositType: "10" }, "refused", "refused"],
    [{ travelRuleStatus: 9 }, "review", "reviewing"],
    [{ depositType: "20" }, "documents", "documents"],
    [{ depositType: "10" }, "limit", "overLimit"],
    [{ depositType: "50" }, "sendBack", "blocked"],
    [{ depositType: "50", fromAddress: "" }, "askReturn", "blocked"],
    [{}, "wait", "processing"],
  ])("of one that is held twice, %j, both name the same: %s", (part, step, state) => {
    const one = record({ ...chain, ...part });
    expect([depositNext(one), depositState(one)]).toEqual([[step], state]);
  });
});
