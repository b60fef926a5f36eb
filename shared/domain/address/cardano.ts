import { base58, bech32 } from "@scure/base";
import { attempt, startsWithBytes } from "./bytes.ts";
import { crc32 } from "./crc.ts";
import { addressPatterns } from "./patterns.ts";
import { accepted, type FamilyReading, refused } from "./reading.ts";
import { isMixedCase } from "./typed-text.ts";

/** Cardano: Shelley addresses in bech32, and those of the Byron time, a CBOR list in base58 (F3b.6). */

export function checkCardano(text: string): FamilyReading {
  const lower = text.toLowerCase();
  if (/^(?:addr|stake)_test1/.test(lower) || /^(?:2cWKMJemoBa|37btjrVyb4K)/.test(text))
    return refused("testnet");
  if (lower.startsWith("stake1") || text.startsWith("$")) return refused("unsupported");
  if (!lower.startsWith("addr1")) return checkByron(text);
  if (isMixedCase(text)) return refused("mixedCase");
  return addressPatterns.ADA.test(lower) ? checkShelley(lower) : refused("format");
}

/** The first byte holds the kind (with or without a staking part) and the network. */
function checkShelley(lower: string): FamilyReading {
  const words = bech32.decodeUnsafe(lower, false)?.words;
  const bytes = words && bech32.fromWordsUnsafe(words);
  if (!bytes) return refused("checksum");
  const [header = 0] = bytes;
  const kind = header >> 4;
  const isSound = bytes.length === 57 ? kind <= 3 : bytes.length === 29 && (kind === 6 || kind === 7);
  if (!isSound) return refused("unsupported");
  return (header & 15) === 1 ? accepted(lower) : refused("testnet");
}

/** `[24(payload), crc32 of payload]`; the payload begins with a hash of 28 bytes. */
function checkByron(text: string): FamilyReading {
  if (!addressPatterns.ADA.test(text)) return refused("format");
  const bytes = attempt(() => base58.decode(text));
  if (!bytes || !startsWithBytes(bytes, [0x82, 0xd8, 0x18, 0x58])) return refused("checksum");
  const end = 5 + (bytes[4] ?? 0);
  const payload = bytes.subarray(5, end);
  if (readUnsigned(bytes.subarray(end)) !== crc32(payload)) return refused("checksum");
  return startsWithBytes(payload, [0x83, 0x58, 0x1c]) ? accepted(text) : refused("unsupported");
}

/** A number in CBOR that ends the text, in its shortest form; undefined for anything else. */
function readUnsigned(bytes: Uint8Array): number | undefined {
  const [head = 0xff, ...digits] = bytes;
  if (head < 24 && digits.length === 0) return head;
  const value = digits.reduce((sum, digit) => sum * 256 + digit, 0);
  const length = { 24: 1, 25: 2, 26: 4 }[head];
  const min = { 24: 24, 25: 2 ** 8, 26: 2 ** 16 }[head] ?? 0;
  return digits.length === length && value >= min ? value : undefined;
}
