/** F6f.2. */
import { expect, test } from "vitest";
import { canTryAgain } from "#src/money/try-again.ts";

test("only what never left this device, or never arrived, may be tried again", () => {
  expect(["OUTCOME_ABSENT", "NETWORK", "9000001"].map(canTryAgain)).toEqual([true, true, true]);
  expect(["700005", "42039", "10007"].map(canTryAgain)).toEqual([false, false, false]);
  expect(["SENT_BEFORE", "SENT_EARLIER", "OTHER_PERSON"].map(canTryAgain)).toEqual([false, false, false]);
});
