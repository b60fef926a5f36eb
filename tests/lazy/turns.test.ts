// D8.4.
import { expect, it } from "vitest";
import { inTurns, turnsOver } from "#src/lazy/turns.ts";

it("work in turns is done in its order, a task at a time, and is over when all of it is done", async () => {
  const done: number[] = [];
  const busyUntil = (at: number): void => {
    while (performance.now() < at) {
      // As long as a slow phone takes for one rule.
    }
  };
  for (let piece = 0; piece < 6; piece += 1) {
    inTurns(() => {
      busyUntil(performance.now() + 5);
      done.push(piece);
    });
  }
  expect(done).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(done.length).toBeGreaterThan(0);
  expect(done.length).toBeLessThan(6);
  await turnsOver();
  expect(done).toEqual([0, 1, 2, 3, 4, 5]);
  // Nothing to wait for.
  await turnsOver();
});
