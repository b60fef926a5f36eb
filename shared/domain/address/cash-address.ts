import { bech32 } from "@scure/base";
import { equalBytes, joinBytes } from "./bytes.ts";

/** CashAddr: the alphabet of bech32 under a checksum of 40 bits that covers the prefix too. */

const alphabet = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const sumLength = 8;
const generators = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];

/** Version byte and hash of a text without its prefix, undefined where the checksum is wrong. */
export function readCashAddress(text: string, prefix: string): Uint8Array | undefined {
  const words = Array.from(text, (character) => alphabet.indexOf(character));
  if (words.includes(-1) || words.length <= sumLength) return undefined;
  const payload = words.slice(0, -sumLength);
  if (!equalBytes(Uint8Array.from(words.slice(-sumLength)), checksumOf(payload, prefix))) return undefined;
  return bech32.fromWordsUnsafe(payload) ?? undefined;
}

export function writeCashAddress(versionAndHash: Uint8Array, prefix: string): string {
  const payload = bech32.toWords(versionAndHash);
  const words = joinBytes(payload, checksumOf(payload, prefix));
  return `${prefix}:${Array.from(words, (word) => alphabet.charAt(word)).join("")}`;
}

function checksumOf(payload: readonly number[], prefix: string): Uint8Array {
  const letters = Array.from(prefix, (letter) => (letter.codePointAt(0) ?? 0) & 31);
  let sum = 1n;
  for (const word of [...letters, 0, ...payload, ...new Uint8Array(sumLength)]) {
    const top = sum >> 35n;
    sum = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(word);
    generators.forEach((generator, bit) => {
      if ((top >> BigInt(bit)) & 1n) sum ^= generator;
    });
  }
  sum ^= 1n;
  return Uint8Array.from({ length: sumLength }, (_, at) => Number((sum >> BigInt(5 * (7 - at))) & 31n));
}
