/** R1.11, D3.8: what was made of a form is told once, so that what is typed next is its owner's. */
import { expect, it } from "vitest";
import { createDoneWatch } from "#src/money/done-watch.ts";
import type { Ending, OpenIntent } from "#src/money/intent.ts";

const intent = (requestId: string, phase: OpenIntent["phase"], ending: Ending | null = null, key = "a") =>
  ({ requestId, key, phase, ending }) as OpenIntent;
const done = { state: "done" } as Ending;

it("tells of each equal intent once it is done, however often it is listed", () => {
  const wasDone = createDoneWatch("a", [intent("before", "ended")]);
  expect(wasDone([intent("before", "ended"), intent("1", "unknown")])).toBe(false);
  expect(wasDone([intent("before", "ended"), intent("1", "ended")])).toBe(true);
  // Its record has been read meanwhile.
  expect(wasDone([intent("1", "ended", done), intent("2", "sending")])).toBe(false);
  expect(wasDone([intent("2", "ended", done)])).toBe(true);
});

it("tells of none that came to nothing, and of none of another key", () => {
  const wasDone = createDoneWatch("a", []);
  const nothing = { state: "nothing" } as Ending;
  expect(wasDone([intent("1", "ended", nothing), intent("2", "ended", done, "b")])).toBe(false);
});
