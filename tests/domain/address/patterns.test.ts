/** F3b.1, F3b.7-F3b.28. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { addressFormats } from "#shared/domain/address/formats.ts";
import {
  addressPatterns,
  fitsPattern,
  muxedPattern,
  tagPattern,
  tonMemoPattern,
  xAddressPattern,
} from "#shared/domain/address/patterns.ts";
import { vectors } from "./vectors.ts";

const spec = readFileSync(new URL("../../../docs/spec.md", import.meta.url), "utf8");
const rule = /^- \*\*F3b\.\d+\*\* ([A-Z, ]+): `(\^.+\$)`$/gm;
const written = new Map(
  [...spec.matchAll(rule)].flatMap(([, keys = "", pattern = ""]) =>
    keys.split(", ").map((key) => [key, pattern] as const),
  ),
);

describe("the pattern", () => {
  it.each(addressFormats)("of %s is the rule's", (format) => {
    const whole = written.get(format);
    // One rule stands for three chains.
    const own = ["INJ", "SEI", "TIA"].includes(format)
      ? whole?.replace(/\(\?:.+?\)/, prefixOf(format))
      : whole;
    expect(addressPatterns[format]).toEqual(new RegExp(own ?? ""));
  });

  it("of each form beside the addresses is the rule's", () => {
    const line = spec.split("\n").find((one) => one.startsWith("- **F3b.7**")) ?? "";
    for (const pattern of [xAddressPattern, muxedPattern, tagPattern, tonMemoPattern]) {
      expect(line).toContain(`\`${pattern.source}\``);
    }
  });

  it("lets every canonical address pass", () => {
    for (const { format, typed, address = typed } of vectors) {
      expect(address).toMatch(addressPatterns[format]);
    }
  });

  it("lets every way to write an address pass as a look", () => {
    for (const { format, typed } of vectors) expect(fitsPattern(format, typed), typed).toBe(true);
    for (const format of addressFormats) expect(fitsPattern(format, "no address")).toBe(false);
  });

  it("of NEAR comes to an end for a hostile name", () => {
    expect(`${"a-".repeat(50_000)}!`).not.toMatch(addressPatterns.NEAR);
    expect(`${"a.".repeat(31)}!`).not.toMatch(addressPatterns.NEAR);
  });
});

function prefixOf(format: string): string {
  return format === "TIA" ? "celestia" : format.toLowerCase();
}
