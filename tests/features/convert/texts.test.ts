/** D5.5. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cofferError, type ErrorData } from "#shared/rpc/errors.ts";
import { issueText } from "#src/features/convert/form/issue-text.ts";
import { percentOf } from "#src/features/convert/form/percent-text.ts";
import { rateDecimals } from "#src/features/convert/form/rate-text.ts";
import { refusalKey, refusalStep } from "#src/features/convert/form/refusal-text.ts";
import { failKey } from "#src/features/convert/small-balances/use-fail-text.ts";

describe("the decimals of a rate", () => {
  it.each([
    ["94171.2912345", 2],
    ["3286.12345678", 3],
    ["1.00050001", 6],
    ["0.0000106189381", 11],
    ["18250000.5", 2],
    ["0", 7],
  ])("%s shows %i", (rate, decimals) => {
    expect(rateDecimals(rate)).toBe(decimals);
  });
});

describe("why a coin of a run was not converted", () => {
  it.each([
    [32_024, "convert.smallBalances.fail.32024"],
    [50_001, "convert.smallBalances.reason.paused"],
    [131_233, "convert.smallBalances.reason.islamic"],
    [700_013, "convert.smallBalances.failed"],
  ])("%i has the words of %s", (code, key) => {
    expect(failKey(code)).toBe(key);
  });
});

const refusal = (kind: ErrorData["kind"], code: string): ErrorData =>
  cofferError({ kind, code, message: "m" }).data;

describe("a ratio as percent", () => {
  it.each([
    ["0.0005", "0.05"],
    ["0.005", "0.5"],
    ["1", "100"],
    ["0.12345", "12.345"],
    ["-0.0029", "-0.29"],
    ["0", "0"],
    ["", ""],
    ["x", ""],
  ])("%s is %s", (ratio, percent) => {
    expect(percentOf(ratio)).toBe(percent);
  });
});

describe("the words", () => {
  it("exist for each refusal, and fall back to what the server said", () => {
    const en: unknown = JSON.parse(
      readFileSync("public/common-static/coffer/release/user-assets/en.json", "utf8"),
    );
    // Every refusal of converting (F5.4-F5.15).
    const convertCodes = Array.from({ length: 14 }, (_, at) => String(700_000 + at));
    for (const code of [...convertCodes, "700016", "700021", "700022", "32024", "790000", "790001"]) {
      const key = refusalKey(refusal("BusinessError", code));
      expect(key).toBe(`convert.refusal.${code}`);
      expect(en).toHaveProperty([key]);
      expect(refusalStep(code)).not.toBeNull();
    }
    for (const code of ["10024", "10027", "42039", "50001", "131233"]) {
      expect(en).toHaveProperty([refusalKey(refusal("BusinessError", code))]);
      expect(refusalStep(code)).not.toBeNull();
    }
    expect(refusalStep("123")).toBeNull();
    expect(refusalKey(refusal("BusinessError", "123"))).toBe("");
    expect(refusalKey(refusal("BusinessError", "constructor"))).toBe("");
    expect(refusalKey(refusal("Timeout", "9000001"))).toBe("");
    expect(refusalKey(refusal("TypeError", "NETWORK"))).toBe("convert.refusal.network");
    expect(refusalKey(refusal("HttpError", "HTTP"))).toBe("");
    expect(refusalKey(refusal("NotLoggedIn", "10007"))).toBe("entry.loggedOut");
  });

  it("offer a repair only when there is one", () => {
    const figures = { limit: "1", coin: "BTC" };
    expect(issueText({ code: "over-balance", figures, repair: "1" })).toEqual({
      key: "convert.issue.overBalance",
      repairKey: "convert.repair.useAll",
    });
    expect(issueText({ code: "over-balance", figures, repair: "" }).repairKey).toBe("");
  });
});
