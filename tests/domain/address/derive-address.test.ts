/** F3b.1-F3b.6, F3b.31: addresses that the sandbox makes are valid, and another hand's validator agrees with ours. */

import { describe, expect, it } from "vitest";
import { deriveAddress } from "#sandbox/addresses/derive-address.ts";
import { checkAddress, formatsOf } from "#shared/domain/address/check-address.ts";
import { addressFormats } from "#shared/domain/address/formats.ts";
import { addressPatterns } from "#shared/domain/address/patterns.ts";
import { fc, fuzzRuns } from "../../fuzz.ts";
import { agrees, knownFormats, secondOpinion } from "./second-opinion.ts";
import { vectors } from "./vectors.ts";

const seed = fc.noBias(fc.uint8Array({ minLength: 32, maxLength: 32 }));
const settings = (runs: number) => ({ numRuns: fuzzRuns(runs) });
const withoutChecksum = ["SOL", "APTOS", "SUI", "NEAR", "HBAR"];

describe("an address of a seed", () => {
  it.each(addressFormats)("is a canonical one of %s", (format) => {
    fc.assert(
      fc.property(seed, (bytes) => {
        const address = deriveAddress(format, bytes);
        const warnings = withoutChecksum.includes(format) ? ["noChecksum"] : [];
        expect(checkAddress(format, address)).toEqual({ ok: true, address, warnings });
        expect(address).toMatch(addressPatterns[format]);
      }),
      settings(500),
    );
  });

  it.each(addressFormats)("of %s is no other format's, but for those that look the same", (format) => {
    const bytes = Uint8Array.from({ length: 32 }, (_, at) => at + 1);
    const address = deriveAddress(format, bytes);
    const alike = format === "APTOS" || format === "SUI" ? ["APTOS", "SUI"] : [format];
    expect(formatsOf(address)).toEqual(alike);
    expect(deriveAddress(format, bytes)).toBe(address);
  });

  it("needs 32 bytes", () => {
    expect(() => deriveAddress("BTC", new Uint8Array(31))).toThrow(RangeError);
  });
});

describe("a second opinion", () => {
  it.each(knownFormats)("of addresses of %s and of slips in them is the same", (format) => {
    fc.assert(
      fc.property(seed, fc.nat(), fc.stringMatching(/^[\dA-Za-z]$/), (bytes, place, put) => {
        const address = deriveAddress(format, bytes);
        expect(secondOpinion(format, address)).toBe(true);
        const at = place % address.length;
        const slip = address.slice(0, at) + put + address.slice(at + 1);
        expect(agrees(format, slip, checkAddress(format, slip).ok), slip).toBe(true);
      }),
      settings(50),
    );
  });

  it.each(vectors.filter(({ format, typed }) => secondOpinion(format, typed) !== undefined))(
    "of $typed is the same",
    ({ format, typed }) => {
      expect(secondOpinion(format, typed)).toBe(true);
      for (let at = 0; at < typed.length; at += 3) {
        const slip = typed.slice(0, at) + (typed.charAt(at) === "z" ? "y" : "z") + typed.slice(at + 1);
        expect(agrees(format, slip, checkAddress(format, slip).ok), slip).toBe(true);
      }
    },
  );
});
