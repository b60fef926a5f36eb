/** F3b.1-F3b.6, F3b.29-F3b.32, F6c.2: what may be sent to, and why not. */

import { base58, bech32 } from "@scure/base";
import { describe, expect, it } from "vitest";
import { writeBase58check } from "#shared/domain/address/base58.ts";
import { writeCashAddress } from "#shared/domain/address/cash-address.ts";
import { checkAddress, formatsOf } from "#shared/domain/address/check-address.ts";
import { type AddressFormat, addressFormats, isAddressFormat } from "#shared/domain/address/formats.ts";
import type { AddressReading, AddressRefusal } from "#shared/domain/address/reading.ts";
import { sameAddress } from "#shared/domain/address/same-address.ts";
import { fc, fuzzRuns } from "../../fuzz.ts";
import { anyText } from "./any-text.ts";
import { listedChains } from "./catalogue.ts";
import { vectors } from "./vectors.ts";

const evm = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const bitcoin = "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa";
const tron = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const reasonOf = (reading: AddressReading) => (reading.ok ? "accepted" : reading.reason);

describe("a valid address", () => {
  it.each(vectors)(
    "of $format is read: $typed",
    ({ format, typed, address = typed, memo, warnings = [] }) => {
      const expected = { ok: true, address, warnings, ...(memo === undefined ? {} : { memo }) };
      expect(checkAddress(format, typed)).toEqual(expected);
      expect(checkAddress(format, `\n\t ${typed}\u00a0\r\n`)).toEqual(expected);
      // The canonical form is its own.
      expect(checkAddress(format, address)).toMatchObject({ ok: true, address });
      expect(formatsOf(typed)).toContain(format);
      expect(structuredClone(checkAddress(format, typed))).toEqual(expected);
    },
  );

  it("is known of every format of the catalogue", () => {
    const keys = new Set(listedChains().map(({ addressRegexKey }) => addressRegexKey));
    expect([...keys].filter((key) => !isAddressFormat(key))).toEqual([]);
    expect(addressFormats.filter((format) => !keys.has(format))).toEqual([]);
  });
});

/** What `writeBase58check` makes of a version and bytes that stand for nothing. */
const made = (version: number, length: number) =>
  writeBase58check(new Uint8Array(1 + length).fill(7).fill(version, 0, 1));
const testCash = writeCashAddress(new Uint8Array(21).fill(7).fill(0, 0, 1), "bchtest");
const cosmosHash = bech32.toWords(new Uint8Array(20).fill(7));

const refusals: readonly (readonly [AddressFormat, string, AddressRefusal])[] = [
  ["BTC", "", "empty"],
  ["BTC", " \u00a0\n", "empty"],
  ["BTC", "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx", "testnet"],
  ["BTC", "mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn", "testnet"],
  ["BTC", "2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc", "testnet"],
  ["BTC", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8F3T4", "mixedCase"],
  // Taproot under the old checksum, version 0 under the new one, a witness of a later version.
  ["BTC", "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd", "checksum"],
  ["BTC", "BC1Q0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ24JC47", "checksum"],
  ["BTC", "BC1SW50QGDZ25J", "unsupported"],
  ["BTC", "bc1q", "format"],
  ["BTC", made(0x4c, 20), "otherNetwork"],
  ["BTC", made(0x00, 19), "format"],
  ["LTC", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy", "otherNetwork"],
  ["LTC", "tltc1qw508d6qejxtdg4y5r3zarvary0c5xw7klfsuq0", "testnet"],
  ["DOGE", bitcoin, "otherNetwork"],
  ["DOGE", made(0x71, 20), "testnet"],
  ["BCH", testCash, "testnet"],
  ["BCH", testCash.slice("bchtest:".length), "testnet"],
  ["BCH", "bitcoincash:QPM2QSZNHKS23Z7629MMS6S4CWEF74VCWVY22GDX6A", "mixedCase"],
  ["BCH", made(0x6f, 20), "testnet"],
  ["BCH", "bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6", "format"],
  ["EVM", "0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "checksum"],
  ["EVM", `0X${evm.slice(2)}`, "format"],
  ["EVM", "X-avax1tzdcgj4ehsvhhgpl7zylwpw0gl2rxcg4r5afk5", "otherNetwork"],
  ["EVM", "P-avax1tzdcgj4ehsvhhgpl7zylwpw0gl2rxcg4r5afk5", "otherNetwork"],
  ["EVM", "vitalik.eth", "unsupported"],
  ["EVM", `0x${"0".repeat(40)}`, "unsupported"],
  ["EVM", tron, "otherNetwork"],
  ["TRX", evm, "otherNetwork"],
  ["SOL", "toly.sol", "unsupported"],
  ["SOL", made(0x00, 27).slice(0, 31), "format"],
  ["SOL", "2".repeat(33), "format"],
  ["XRP", "T719a5UwUCnEs54UsxG9CJYYDhwmFCqkr7wxCcNcfZ6p5GZ", "testnet"],
  ["XRP", tron, "otherNetwork"],
  ["XLM", "alice*example.com", "unsupported"],
  // Bits beyond the last byte, and no sum at all.
  ["XLM", "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUR", "checksum"],
  ["XLM", "GAAAAAAAACGC6", "format"],
  ["TON", "kQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_p0p", "testnet"],
  ["TON", "foundation.ton", "unsupported"],
  ["TON", "2:b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe", "format"],
  ["ADA", "addr_test1vz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerspjrlsz", "testnet"],
  ["ADA", "stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgw", "unsupported"],
  ["ADA", "addr1Vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8", "mixedCase"],
  ["ADA", bech32.encode("addr", bech32.toWords(new Uint8Array(29).fill(0x60)), false), "testnet"],
  ["ADA", bech32.encode("addr", bech32.toWords(new Uint8Array(29).fill(0xe1)), false), "unsupported"],
  ["ADA", "2cWKMJemoBaheSTiK9XEtQDf47Z3My8jwN25o5jjm7s7jaXin2nothhWQrTDd8m433M8K", "testnet"],
  // The same key on Kusama, and on no network in particular.
  ["DOT", "HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F", "otherNetwork"],
  ["DOT", "5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY", "otherNetwork"],
  ["ATOM", bech32.encode("osmo", cosmosHash), "otherNetwork"],
  ["ATOM", bech32.encode("inj", cosmosHash), "otherNetwork"],
  ["ATOM", bech32.encode("cosmosvaloper", cosmosHash), "unsupported"],
  ["ATOM", "cosmos1Hsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02", "mixedCase"],
  ["INJ", evm, "otherNetwork"],
  // A contract of Sei: 32 bytes.
  ["SEI", bech32.encode("sei", bech32.toWords(new Uint8Array(32).fill(7))), "format"],
  ["APTOS", "0x1", "unsupported"],
  ["SUI", `0x${"7".repeat(65)}`, "format"],
  ["NEAR", "alice.testnet", "testnet"],
  ["NEAR", "0.0.123", "otherNetwork"],
  ["NEAR", "Alice.near", "format"],
  ["NEAR", "vitalik.eth", "otherNetwork"],
  ["FIL", "t1abjxfbp274xpdqcpuaykwkfb43omjotacm2p3za", "testnet"],
  ["FIL", "f01234", "unsupported"],
  // Delegated to another actor than Ethereum's.
  ["FIL", "f432fkkld55ioe7qg24wvt7fu6pbknb56ht7pt4zamxa", "unsupported"],
  ["FIL", "f410fkkld55ioe7qg24wvt7fu6pbknb56ht7pt4zabxa", "checksum"],
  ["FIL", "f410fkkld55ioe7qg", "format"],
  ["ALGO", "name.algo", "unsupported"],
  ["XTZ", "sr1Ghq66tYK9y3r8CC1Tf8i8m5nxh8nTvZEf", "unsupported"],
  ["HBAR", "0.0.123-esxsf", "testnet"],
  ["HBAR", "0.0.123-abcde", "checksum"],
  ["HBAR", "0.0.0", "format"],
  ["HBAR", "1.0.123", "format"],
  ["BTC", "1A1z P1eP5QGefi2DMPTfTL5SLmv7DivfNa", "whiteSpace"],
  ["BTC", "1A1zP1eP5QGefi2DMPT\nfTL5SLmv7DivfNa", "whiteSpace"],
  ["BTC", "a".repeat(201), "format"],
  ["BTC", " ".repeat(100_000), "format"],
];

describe("what is no address of the network", () => {
  it.each(refusals)("%s refuses %j: %s", (format, typed, reason) => {
    expect(reasonOf(checkAddress(format, typed))).toBe(reason);
    expect(formatsOf(typed)).not.toContain(format);
  });

  const elsewhere: readonly (readonly [AddressFormat, string, readonly AddressFormat[]])[] = [
    ["EVM", tron, ["TRX"]],
    ["LTC", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy", ["BTC", "BCH"]],
    ["BTC", "qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a", ["BCH"]],
    ["ATOM", bech32.encode("inj", cosmosHash), ["INJ"]],
    ["EVM", `0x${"7".repeat(64)}`, ["APTOS", "SUI"]],
    ["NEAR", "0.0.123", ["HBAR"]],
    ["XRP", "alice.near", ["NEAR"]],
    // Fits NEAR's pattern, as most names do, and is told by nothing.
    ["EVM", "example.com", []],
    ["ATOM", bech32.encode("osmo", cosmosHash), []],
  ];
  it.each(elsewhere)("as %s, %s is told to be of %j", (format, typed, looksLike) => {
    expect(checkAddress(format, typed)).toMatchObject({ ok: false, looksLike });
    expect(formatsOf(typed)).toEqual(looksLike);
  });
});

describe("a secret in the place of an address", () => {
  // All of them published as examples.
  it.each([
    "5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ",
    "KwDiBf89QgGbjEhKnhXJuH7LrciVrZi3qYjgd9M7rFU73sVHnoWn",
    "xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi",
    "sn3nxiW7v8KXzPzAqzyHXbSSKNuN9",
    "sEdTM1uX8pu2do5XvTnutH6HsouMaM2",
    "edsk3gUfUPyBSfrS9CCgmCiQsTCHGkviBDusMxDJstFtojtc1zcpsh",
    "SBGWSG6BTNCKCOB3DIFBGCVMUPQFYPA2G4O34RMTB343OYPXU5DJDVMN",
    `suiprivkey1${"q".repeat(59)}`,
    base58.encode(new Uint8Array(64).fill(7)),
    `${"abandon ".repeat(11)}about`,
    `${"abandon ".repeat(23)}art`,
  ])("is named as such: %s", (typed) => {
    for (const format of addressFormats) {
      expect(reasonOf(checkAddress(format, typed))).toBe("secret");
    }
    expect(formatsOf(typed)).toEqual([]);
  });
});

describe("characters that no address has", () => {
  it.each([
    ["a zero-width space", "\u200b", "U+200B"],
    ["a zero-width joiner", "\u200d", "U+200D"],
    ["a byte order mark", "\ufeff", "U+FEFF"],
    ["a mark of direction", "\u200e", "U+200E"],
    ["an override of direction", "\u202e", "U+202E"],
    ["an isolate", "\u2066", "U+2066"],
    ["a soft hyphen", "\u00ad", "U+00AD"],
    ["a variation selector", "\ufe0f", "U+FE0F"],
    ["a tag character", "\u{e0041}", "U+E0041"],
    ["a Cyrillic a", "\u0430", "U+0430"],
    ["a Greek o", "\u03bf", "U+03BF"],
    ["a full-width one", "\uff11", "U+FF11"],
    ["an Arabic digit", "\u0661", "U+0661"],
    ["a null", "\u0000", "U+0000"],
    ["a delete", "\u007f", "U+007F"],
    ["half of a pair", "\ud800", "U+D800"],
  ])("%s is named, wherever it stands", (_what, character, codePoint) => {
    for (const index of [0, 5, bitcoin.length]) {
      const typed = bitcoin.slice(0, index) + character + bitcoin.slice(index);
      expect(checkAddress("BTC", ` ${typed}`)).toEqual({
        ok: false,
        reason: "hiddenCharacters",
        looksLike: [],
        characters: [{ codePoint, index }],
      });
      expect(formatsOf(typed)).toEqual([]);
    }
  });
});

describe("two texts", () => {
  it.each([
    ["EVM", evm, evm.toLowerCase(), true],
    ["EVM", evm, `${evm.slice(0, -1)}e`, false],
    ["BCH", "1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu", "qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a", true],
    [
      "TON",
      "EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs",
      "UQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_p0p",
      true,
    ],
    [
      "TON",
      "EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs",
      "0:B113A994B5024A16719F69139328EB759596C38A25F59028B146FECDC3621DFE",
      true,
    ],
    ["XRP", "r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59", "X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu", true],
    ["APTOS", "0x1", `0x${"0".repeat(63)}1`, true],
    ["SUI", "0x02", " 0x2 ", true],
    ["BTC", bitcoin, "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy", false],
    ["BTC", "nothing", "nothing", false],
  ] as const)("of %s, %s and %s: one account is %s", (format, one, other, expected) => {
    expect(sameAddress(format, one, other)).toBe(expected);
    expect(sameAddress(format, other, one)).toBe(expected);
  });
});

describe("any text", () => {
  const near = fc.constantFrom(...vectors.map(({ typed }) => typed));
  const bent = fc
    .tuple(near, fc.nat(120), fc.nat(3), anyText(3))
    .map(([text, at, gone, put]) => text.slice(0, at) + put + text.slice(at + gone));
  const text = fc.oneof(
    anyText(220),
    fc.string({ maxLength: 120 }),
    fc.stringMatching(/^[a-z]{0,8}1?[02-9ac-hj-np-z]{0,100}$/),
    fc.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{0,120}$/),
    fc.stringMatching(/^[A-Z2-7]{0,90}$/),
    bent,
  );

  it("is read without throwing, and what is accepted is canonical", () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...addressFormats), (typed, format) => {
        const reading = checkAddress(format, typed);
        if (!reading.ok) return;
        expect(reading.address).toMatch(/^[!-~]{2,200}$/);
        expect(checkAddress(format, reading.address)).toMatchObject({ ok: true, address: reading.address });
      }),
      { numRuns: fuzzRuns(1500) },
    );
  });
});
