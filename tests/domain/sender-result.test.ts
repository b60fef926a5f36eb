/** F2c.5, F4c.11, F6d.1. */

import { expect, test } from "vitest";
import {
  type KyaAnswer,
  needsSenderCheck,
  riskReasonsOf,
  senderResult,
} from "#shared/domain/sender-result.ts";
import { fc } from "../fuzz.ts";

const now = 1_800_000_000_000;
const later = now + 86_400_000;

test.each([
  ["PASS", "LOW", later, "pass"],
  ["PASS", "MEDIUM", later, "pass"],
  ["PASS", "UNKNOWN", later, "pass"],
  ["PASS", "HIGH", later, "review"],
  ["PASS", "SEVERE", later, "review"],
  ["PASS", "LOW", now, "expired"],
  ["PASS", "LOW", now + 1, "pass"],
  ["REVIEW", "LOW", later, "review"],
  ["REJECT", "LOW", later, "reject"],
  ["REJECT", "LOW", now - 1, "expired"],
  ["PENDING", "UNKNOWN", later, "pending"],
  ["EXPIRED", "LOW", later, "expired"],
] as const)("%s of risk %s until %d is %s", (status, riskLevel, expireTime, result) => {
  expect(senderResult({ status, riskLevel, expireTime }, now)).toBe(result);
});

test("nothing but a PASS that holds, without a grave risk, opens an address", () => {
  const answer: fc.Arbitrary<KyaAnswer> = fc.record({
    status: fc.constantFrom("PENDING", "PASS", "REVIEW", "REJECT", "EXPIRED"),
    riskLevel: fc.constantFrom("LOW", "MEDIUM", "HIGH", "SEVERE", "UNKNOWN"),
    expireTime: fc.integer({ min: now - 10, max: now + 10 }),
  });
  fc.assert(
    fc.property(answer, (given) => {
      if (senderResult(given, now) !== "pass") return;
      expect(given.status).toBe("PASS");
      expect(given.expireTime).toBeGreaterThan(now);
      expect(["HIGH", "SEVERE"]).not.toContain(given.riskLevel);
    }),
  );
});

test("reasons are reported once each, the gravest first, unknown ones as one", () => {
  expect(riskReasonsOf(["SCAM", "NEW", "SANCTIONS", "SCAM", "OLD", "__proto__"])).toEqual([
    "SANCTIONS",
    "SCAM",
    "OTHER",
  ]);
  expect(riskReasonsOf([])).toEqual([]);
});

test("a network requires it for all its coins, or for those it names", () => {
  const rows = [
    { chain: "ETH", required: true, coins: [] },
    { chain: "TRX", required: true, coins: ["USDT"] },
    { chain: "BSC", required: false, coins: [] },
  ];
  expect(needsSenderCheck(rows, "USDC", "ETH")).toBe(true);
  expect(needsSenderCheck(rows, "USDT", "TRX")).toBe(true);
  expect(needsSenderCheck(rows, "TRX", "TRX")).toBe(false);
  expect(needsSenderCheck(rows, "BNB", "BSC")).toBe(false);
});
