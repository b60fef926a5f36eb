/** R4.20, R9.22. */
import { expect, it } from "vitest";
import { SwipeDown } from "#src/ui/swipe-down.ts";

it.each([
  [49, false],
  [50, true],
  [120, true],
  [-80, false],
])("a finger that goes %d px down takes it away: %s", (distance, away) => {
  const swipe = new SwipeDown();
  swipe.begin(1, 100);
  expect(swipe.move(1, 100 + distance)).toBe(Math.max(0, distance));
  expect(swipe.end(1)).toBe(away);
});

it("counts where the finger lets go, not how far it once was", () => {
  const swipe = new SwipeDown();
  swipe.begin(1, 0);
  swipe.move(1, 90);
  swipe.move(1, 10);
  expect(swipe.end(1)).toBe(false);
});

it("follows one finger, and begins anew with the next", () => {
  const swipe = new SwipeDown();
  expect(swipe.move(1, 60)).toBeNull();
  swipe.begin(1, 0);
  swipe.begin(2, 0);
  expect(swipe.move(2, 80)).toBeNull();
  expect(swipe.end(2)).toBeNull();
  swipe.move(1, 80);
  expect(swipe.end(1)).toBe(true);
  swipe.begin(2, 0);
  expect(swipe.end(2)).toBe(false);
});
