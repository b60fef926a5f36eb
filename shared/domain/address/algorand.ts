import { sha512_256 } from "@noble/hashes/sha2.js";
import { base32nopad } from "@scure/base";
import { attempt, equalBytes, joinBytes } from "./bytes.ts";
import { addressPatterns } from "./patterns.ts";
import { accepted, type FamilyReading, refused } from "./reading.ts";

/** Algorand: a key and the last four bytes of its hash, in base32 (F3b.6). */

const keyLength = 32;

export function checkAlgorand(text: string): FamilyReading {
  if (!addressPatterns.ALGO.test(text))
    return refused(/^[^.]+\.algo$/i.test(text) ? "unsupported" : "format");
  const bytes = attempt(() => base32nopad.decode(text));
  const isWhole = bytes && equalBytes(checksumOf(bytes.subarray(0, keyLength)), bytes.subarray(keyLength));
  return isWhole ? accepted(text) : refused("checksum");
}

export function writeAlgorand(key: Uint8Array): string {
  return base32nopad.encode(joinBytes(key, checksumOf(key)));
}

function checksumOf(key: Uint8Array): Uint8Array {
  return sha512_256(key).subarray(-4);
}
