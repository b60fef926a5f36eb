/** F2d.4. */
import { expect, test } from "vitest";
import { pastOf } from "#src/features/address-book/check/risk-texts.ts";

test("an earlier check of a blocked address is not told by its low risk", () => {
  const check = { level: "LOW", blocked: true, alike: false } as const;
  expect(pastOf(check)).toEqual({ tone: "bad", key: "addressBook.outcome.blocked" });
  expect(pastOf({ ...check, alike: true }).key).toBe("addressBook.outcome.blocked");
  expect(pastOf({ ...check, level: "UNKNOWN" }).key).toBe("addressBook.outcome.blocked");
});

test("an earlier check is told by its likeness, else by its risk", () => {
  const check = { level: "LOW", blocked: false, alike: false } as const;
  expect(pastOf(check)).toEqual({ tone: "ok", key: "addressBook.risk.LOW" });
  expect(pastOf({ ...check, alike: true })).toEqual({ tone: "warn", key: "addressBook.outcome.alike" });
  expect(pastOf({ ...check, level: "SEVERE", blocked: true })).toEqual({
    tone: "bad",
    key: "addressBook.risk.SEVERE",
  });
});
