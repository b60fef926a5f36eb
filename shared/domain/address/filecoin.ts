import { blake2b } from "@noble/hashes/blake2.js";
import { base32nopad } from "@scure/base";
import { attempt, equalBytes, joinBytes } from "./bytes.ts";
import { addressPatterns } from "./patterns.ts";
import { accepted, type FamilyReading, refused } from "./reading.ts";

/** Filecoin: base32 in lower case, the last four bytes of which sum up kind and payload (F3b.6). */

const sumLength = 4;
/** Bytes of the payload by kind: hash of a key, hash of an actor, BLS key. */
const lengths: Readonly<Record<number, number>> = { 1: 20, 2: 20, 3: 48 };

export function checkFilecoin(text: string): FamilyReading {
  if (/^t[0-4]/.test(text)) return refused("testnet");
  // Numbers of actors differ from fork to fork, and delegated addresses have no pattern (F3b.25).
  if (/^f(?:0\d+|4\d+f[a-z2-7]+)$/.test(text)) return refused("unsupported");
  if (!addressPatterns.FIL.test(text)) return refused("format");
  const kind = Number(text.charAt(1));
  const bytes = attempt(() => base32nopad.decode(text.slice(2).toUpperCase()));
  const payload = bytes?.subarray(0, -sumLength);
  if (!bytes || !payload || payload.length !== lengths[kind]) return refused("format");
  return equalBytes(checksumOf(kind, payload), bytes.subarray(-sumLength))
    ? accepted(text)
    : refused("checksum");
}

export function writeFilecoin(kind: number, payload: Uint8Array): string {
  return `f${kind}${base32nopad.encode(joinBytes(payload, checksumOf(kind, payload))).toLowerCase()}`;
}

function checksumOf(kind: number, payload: Uint8Array): Uint8Array {
  return blake2b(joinBytes([kind], payload), { dkLen: sumLength });
}
