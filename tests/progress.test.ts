/** D8.8: a run that hangs names what hangs. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Progress } from "../scripts/steps/results.mjs";

let progress: Progress;
beforeEach(() => {
  vi.useFakeTimers();
  progress = new Progress("unit");
});
afterEach(() => {
  progress.close(0);
  vi.useRealTimers();
});

const tell = (event: object): boolean => progress.receive(`##coffer ${JSON.stringify(event)}`);

it("names what has begun and not ended, the oldest first", () => {
  for (const name of ["one", "two", "three"]) tell({ at: "begin", name });
  tell({ at: "end", name: "two", state: "passed" });
  expect(progress.hanging()).toBe("one; three");
  expect(progress.passed).toBe(1);
});

it("does not name what ended before its beginning was told", () => {
  tell({ at: "end", name: "short", state: "passed" });
  tell({ at: "begin", name: "short" });
  expect(progress.hanging()).toBe("before the first test");
});

it("names again what is tried again", () => {
  tell({ at: "begin", name: "flaky" });
  tell({ at: "end", name: "flaky", state: "retried" });
  tell({ at: "begin", name: "flaky" });
  expect(progress.hanging()).toBe("flaky");
});
