/** D7.7, F2d.4, F3b.32: addresses that a person would take for each other. */

import { describe, expect, it } from "vitest";
import { deriveAddress } from "#sandbox/addresses/derive-address.ts";
import { addressFormats } from "#shared/domain/address/formats.ts";
import { looksAlike } from "#shared/domain/address/looks-alike.ts";
import { fc, fuzzRuns } from "../../fuzz.ts";
import { anyText } from "./any-text.ts";

const evm = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const tron = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const segwit = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";

describe("two addresses", () => {
  it.each([
    // A poisoned history: the ends are the same, what is between them is not.
    [evm, "0x5aAe11111111111111111111111111111111eAed", true],
    [evm, "0x5aae11111111111111111111111111111111eaed", true],
    [evm, "0x5aAf11111111111111111111111111111111eAed", false],
    [evm, "0x5aAe11111111111111111111111111111111eAee", false],
    // One address in two cases.
    [evm, evm.toLowerCase(), false],
    [evm, evm, false],
    // The prefix is no likeness: behind it four characters count.
    [segwit, "bc1qw508qqqqqqqqqqqqqqqqqqqqqqqqqqqqqq8f3t4", true],
    [segwit, "bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqf3t4", false],
    [tron, "TR7N111111111111111111111111111Lj6t", true],
    // Another case is another address in base58, and looks the same.
    [tron, "TR7n111111111111111111111111111lj6t", true],
    [tron, "TR7Z111111111111111111111111111Lj6t", false],
    ["0.0.1234567890", "0.0.1234067890", true],
    // Short enough to be read as a whole.
    ["0.0.12345678", "0.0.12345679", false],
    ["ab.near", "ac.near", false],
    ["alice-1.near", "alice-7.near", true],
    ["", "", false],
    ["", evm, false],
  ])("%s and %s: %s", (one, other, expected) => {
    expect(looksAlike(one, other)).toBe(expected);
    expect(looksAlike(other, one)).toBe(expected);
  });

  const seed = fc.uint8Array({ minLength: 32, maxLength: 32 });

  it("that have nothing to do with each other do not look alike", () => {
    fc.assert(
      fc.property(fc.constantFrom(...addressFormats), seed, seed, (format, one, other) => {
        const [a, b] = [deriveAddress(format, one), deriveAddress(format, other)];
        fc.pre(one.slice(0, 4).join() !== other.slice(0, 4).join());
        expect(looksAlike(a, a)).toBe(false);
        if (looksAlike(a, b)) expect([a.slice(-4).toLowerCase(), a]).toContain(b.slice(-4).toLowerCase());
      }),
      { numRuns: fuzzRuns(200) },
    );
  });

  it("never throw", () => {
    const any = anyText(60);
    fc.assert(
      fc.property(any, any, (one, other) => {
        expect(looksAlike(one, other)).toBe(looksAlike(other, one));
        expect(looksAlike(one, one)).toBe(false);
      }),
      { numRuns: fuzzRuns(200) },
    );
  });
});
