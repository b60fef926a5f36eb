/** F6h.1, F6h.2, F6h.3. */

import { describe, expect, test } from "vitest";
import { goesOnByItself, mayBegin, stateFault } from "#shared/domain/migration-order.ts";
import { canFollow, migrationStates } from "#shared/domain/migration-states.ts";
import { fc } from "../fuzz.ts";

type Status = (typeof migrationStates)[number];
const of = (status: Status, updatedTime = 10, migrationId = "m1", targetSite = "EU") => ({
  migrationId,
  status,
  targetSite,
  updatedTime,
});

describe("an answer about a migration", () => {
  test.each<[string, ReturnType<typeof of>, ReturnType<typeof of>, string]>([
    ["the same again", of("PRECHECK"), of("PRECHECK"), ""],
    ["a step further", of("PRECHECK"), of("ASSET_REVIEW", 11), ""],
    ["several steps further", of("CREATED"), of("TRANSFERRING", 99), ""],
    ["back to the review after a conversion failed", of("CONVERTING"), of("ASSET_REVIEW", 11), ""],
    ["backwards", of("TRANSFERRING"), of("ASSET_REVIEW", 11), "ASSET_REVIEW does not follow TRANSFERRING"],
    [
      "stopped although it moves",
      of("TRANSFERRING"),
      of("ABORTED", 11),
      "ABORTED does not follow TRANSFERRING",
    ],
    ["on after its end", of("COMPLETED"), of("CARD_PENDING", 11), "CARD_PENDING does not follow COMPLETED"],
    ["older", of("ASSET_REVIEW", 10), of("CONVERTING", 9), "it is older than what was seen"],
    ["of another", of("PRECHECK"), of("PRECHECK", 11, "m2"), "it is of another migration"],
    ["of none while one goes on", of("PRECHECK"), of("NOT_STARTED", 11, ""), "it is of another migration"],
    ["of a new one after one was stopped", of("ABORTED"), of("CREATED", 5, "m2"), ""],
    ["to another site", of("ASSET_REVIEW"), of("ASSET_REVIEW", 11, "m1", "KAZ"), "it leads to another site"],
    ["to another site, begun anew", of("ABORTED"), of("CREATED", 11, "m2", "KAZ"), ""],
    ["of the first", of("NOT_STARTED", 0, ""), of("CREATED", 5, "m1"), ""],
  ])("that is %s", (_name, seen, reported, fault) => {
    expect(stateFault(seen, reported)).toBe(fault);
  });

  test("is believed where nothing was seen before", () => {
    for (const status of migrationStates) expect(stateFault(null, of(status))).toBe("");
  });

  test("is believed as the table has it, and never when it is older", () => {
    const status = fc.constantFrom(...migrationStates);
    fc.assert(
      fc.property(status, status, fc.nat(50), fc.nat(50), (before, after, seenAt, reportedAt) => {
        const isBelieved = stateFault(of(before, seenAt), of(after, reportedAt)) === "";
        expect(isBelieved).toBe(reportedAt >= seenAt && canFollow(before, after));
      }),
    );
  });
});

test("what waits for the person here, or is over, is not asked after", () => {
  const still = migrationStates.filter((status) => !goesOnByItself({ status, blockers: [] }));
  expect(still).toEqual([
    "NOT_STARTED",
    "ASSET_REVIEW",
    "ASSETS_READY",
    "CARD_PENDING",
    "COMPLETED",
    "ABORTED",
    "FAILED",
  ]);
  expect(migrationStates.filter(mayBegin)).toEqual(["NOT_STARTED", "ABORTED"]);
});

test("what is in the way is asked after in any state: it is cleared elsewhere", () => {
  for (const status of ["ASSET_REVIEW", "ASSETS_READY"] as const)
    expect(goesOnByItself({ status, blockers: [{}] })).toBe(true);
});
