import { blake2b } from "@noble/hashes/blake2.js";
import { base32nopad } from "@scure/base";
import { attempt, equalBytes, joinBytes } from "./bytes.ts";
import { addressPatterns } from "./patterns.ts";
import { accepted, type FamilyReading, refused } from "./reading.ts";

/** Filecoin: base32 in lower case, the last four bytes of which sum up kind and payload (F3b.6, F3b.25). */

const sumLength = 4;
/** Bytes of the payload by kind: hash of a key, hash of an actor, BLS key. */
const lengths: Readonly<Record<number, number>> = { 1: 20, 2: 20, 3: 48 };
/** The one actor that addresses are delegated to: Ethereum's, with 20 bytes under it. */
const ethereumActor = 10;

export function checkFilecoin(text: string): FamilyReading {
  if (/^t[0-4]/.test(text)) return refused("testnet");
  // Numbers of actors differ from fork to fork.
  if (/^f0\d+$/.test(text)) return refused("unsupported");
  const delegated = /^f4(\d+)f([a-z2-7]+)$/.exec(text);
  if (delegated !== null) {
    const [, actor = "", written = ""] = delegated;
    if (actor !== String(ethereumActor)) return refused("unsupported");
    return summed(text, written, 20, (payload) => [[4, ethereumActor], payload]);
  }
  if (!addressPatterns.FIL.test(text)) return refused("format");
  const kind = Number(text.charAt(1));
  return summed(text, text.slice(2), lengths[kind] ?? 0, (payload) => [[kind], payload]);
}

/** Reads what is written behind the kind: so many bytes, and the sum over what `parts` makes of them. */
function summed(
  text: string,
  written: string,
  length: number,
  parts: (payload: Uint8Array) => [number[], Uint8Array],
): FamilyReading {
  const bytes = attempt(() => base32nopad.decode(written.toUpperCase()));
  const payload = bytes?.subarray(0, -sumLength);
  if (!bytes || !payload || payload.length !== length || length === 0) return refused("format");
  return equalBytes(checksumOf(...parts(payload)), bytes.subarray(-sumLength))
    ? accepted(text)
    : refused("checksum");
}

export function writeFilecoin(kind: number, payload: Uint8Array): string {
  return `f${kind}${base32nopad.encode(joinBytes(payload, checksumOf([kind], payload))).toLowerCase()}`;
}

function checksumOf(kind: readonly number[], payload: Uint8Array): Uint8Array {
  return blake2b(joinBytes(kind, payload), { dkLen: sumLength });
}
