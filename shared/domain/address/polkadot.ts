import { blake2b } from "@noble/hashes/blake2.js";
import { base58, utf8 } from "@scure/base";
import { attempt, equalBytes, joinBytes } from "./bytes.ts";
import { addressPatterns } from "./patterns.ts";
import { accepted, type FamilyReading, refused } from "./reading.ts";

/** Polkadot: SS58 with the network number 0; the same key has other addresses on other networks (F3b.6). */

const network = 0;
const sumLength = 2;

export function checkPolkadot(text: string): FamilyReading {
  const isLikely = addressPatterns.DOT.test(text);
  const bytes = attempt(() => base58.decode(text));
  const body = bytes?.subarray(0, -sumLength);
  if (bytes === undefined || body === undefined) return refused("format");
  // Networks from 64 on take two bytes.
  const isLong = (bytes[0] ?? 0) >= 64;
  if (body.length !== 32 + (isLong ? 2 : 1)) return refused(isLikely ? "checksum" : "format");
  if (!equalBytes(checksumOf(body), bytes.subarray(-sumLength)))
    return refused(isLikely ? "checksum" : "format");
  return body[0] === network && isLikely ? accepted(text) : refused("otherNetwork");
}

export function writePolkadot(key: Uint8Array): string {
  const body = joinBytes([network], key);
  return base58.encode(joinBytes(body, checksumOf(body)));
}

function checksumOf(body: Uint8Array): Uint8Array {
  return blake2b(joinBytes(utf8.decode("SS58PRE"), body)).subarray(0, sumLength);
}
