import { sha256 } from "@noble/hashes/sha2.js";
import { type BytesCoder, base58 } from "@scure/base";
import { attempt, equalBytes, joinBytes } from "./bytes.ts";

/** Base58check: the last four bytes begin the double SHA-256 of those before. */

const sumLength = 4;

const checksumOf = (payload: Uint8Array): Uint8Array => sha256(sha256(payload)).subarray(0, sumLength);

/** What stands before the checksum, undefined where the text is no base58 or the checksum is wrong. */
export function readBase58check(text: string, alphabet: BytesCoder = base58): Uint8Array | undefined {
  const bytes = attempt(() => alphabet.decode(text));
  const payload = bytes?.subarray(0, -sumLength);
  if (bytes === undefined || payload === undefined) return undefined;
  return equalBytes(checksumOf(payload), bytes.subarray(-sumLength)) ? payload : undefined;
}

export function writeBase58check(payload: Uint8Array, alphabet: BytesCoder = base58): string {
  return alphabet.encode(joinBytes(payload, checksumOf(payload)));
}
