/** F3b.1: one wrong character is found out in every format that has a checksum. */

import { describe, expect, it } from "vitest";
import { checkAddress } from "#shared/domain/address/check-address.ts";
import { fuzzRuns } from "../../fuzz.ts";
import { provenVectors, unprovenVectors } from "./vectors.ts";

const base58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Characters that the place could hold, a few of them at each place, all of them in the full run. */
function samples(typed: string, at: number): readonly string[] {
  const alphabet = /^[a-z]*:?[a-z\d]+$/.test(typed) ? "qpzry9x8gf2tvdw0s3jn54khce6mua7lQ" : letters;
  const others = Array.from(alphabet).filter((character) => character !== typed.charAt(at));
  if (fuzzRuns(1) > 1) return others;
  return [0, 1, 2].map((step) => others[(at * 7 + step * 23) % others.length] ?? "");
}

function mutationsOf(typed: string): readonly string[] {
  return Array.from(typed).flatMap((_, at) =>
    samples(typed, at).map((put) => typed.slice(0, at) + put + typed.slice(at + 1)),
  );
}

describe("every character of an address", () => {
  it.each(provenVectors)("of $format is proven: $typed", ({ format, typed }) => {
    const passed = mutationsOf(typed).filter((one) => checkAddress(format, one).ok);
    expect(passed).toEqual([]);
  });

  it.each(provenVectors)(
    "of $format may neither be left out nor doubled nor swapped: $typed",
    ({ format, typed }) => {
      const changed = Array.from(typed).flatMap((character, at) => [
        typed.slice(0, at) + typed.slice(at + 1),
        typed.slice(0, at) + character + typed.slice(at),
        typed.slice(0, at) + typed.charAt(at + 1) + character + typed.slice(at + 2),
      ]);
      const passed = changed.filter((one) => one !== typed && checkAddress(format, one).ok);
      expect(passed).toEqual([]);
    },
  );

  // What F3b.3 and F3b.4 say of these: a wrong character is another valid address, and the page is told so.
  it.each(unprovenVectors)("of $format is not, and a warning says so: $typed", ({ format, typed }) => {
    for (const one of mutationsOf(typed)) {
      const reading = checkAddress(format, one);
      if (reading.ok) expect(reading.warnings).toContain("noChecksum");
    }
  });
});

describe("a base58 address", () => {
  it("is proven against each character of the alphabet at each place", () => {
    const typed = "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa";
    const all = Array.from(typed).flatMap((_, at) =>
      Array.from(base58, (put) => typed.slice(0, at) + put + typed.slice(at + 1)),
    );
    expect([...new Set(all.filter((one) => checkAddress("BTC", one).ok))]).toEqual([typed]);
  });
});
