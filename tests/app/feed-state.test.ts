/** R4.1, R4.2, R4.4. */
import { expect, it } from "vitest";
import { feedState } from "#src/app/feed-state.ts";

const facts = { status: "stale", online: true, gaveUp: false } as const;

it("says reconnecting while that is tried, disconnected once nothing is", () => {
  expect(feedState(facts)).toBe("reconnecting");
  expect(feedState({ ...facts, gaveUp: true })).toBe("disconnected");
  // Also where no price ever came.
  expect(feedState({ ...facts, status: "connecting", gaveUp: true })).toBe("disconnected");
  expect(feedState({ ...facts, status: "connecting" })).toBeUndefined();
});

it("says offline without a network, which comes back by itself", () => {
  expect(feedState({ ...facts, online: false, gaveUp: true })).toBe("offline");
  expect(feedState({ ...facts, status: "live" })).toBe("live");
});
