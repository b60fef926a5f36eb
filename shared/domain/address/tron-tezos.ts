import { readBase58check } from "./base58.ts";
import { startsWithBytes } from "./bytes.ts";
import { addressPatterns } from "./patterns.ts";
import { accepted, type FamilyReading, refused } from "./reading.ts";

/** TRON and Tezos: base58check of a hash of 20 bytes behind the network's own bytes (F3b.3, F3b.6). */

const hashLength = 20;
const tronVersion = [0x41];
const tezosKeys = [
  [6, 161, 159],
  [6, 161, 161],
  [6, 161, 164],
  [6, 161, 166],
];
const tezosContract = [2, 90, 121];

export function checkTron(text: string): FamilyReading {
  const payload = addressPatterns.TRX.test(text) ? readBase58check(text) : undefined;
  if (payload === undefined) return refused(addressPatterns.TRX.test(text) ? "checksum" : "format");
  return isHashBehind(tronVersion, payload) ? accepted(text) : refused("format");
}

export function checkTezos(text: string): FamilyReading {
  if (!addressPatterns.XTZ.test(text))
    return refused(/^(?:sr1|.+\.tez$)/.test(text) ? "unsupported" : "format");
  const payload = readBase58check(text);
  if (payload === undefined) return refused("checksum");
  if (isHashBehind(tezosContract, payload)) return accepted(text, ["contract"]);
  return tezosKeys.some((prefix) => isHashBehind(prefix, payload)) ? accepted(text) : refused("format");
}

function isHashBehind(prefix: readonly number[], payload: Uint8Array): boolean {
  return payload.length === prefix.length + hashLength && startsWithBytes(payload, prefix);
}
