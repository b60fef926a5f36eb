import { bech32, bech32m } from "@scure/base";
import { readBase58check } from "./base58.ts";
import { addressPatterns } from "./patterns.ts";
import { accepted, type FamilyReading, refused } from "./reading.ts";
import { isMixedCase } from "./typed-text.ts";

/** Bitcoin and the networks that keep its forms: base58check by version byte, SegWit by its prefix (F3b.2). */

interface Network {
  readonly pattern: RegExp;
  /** Version bytes of base58check: of keys and of scripts. */
  readonly versions: readonly number[];
  readonly testVersions: readonly number[];
  /** Prefix of SegWit addresses, "" where there are none. */
  readonly prefix: string;
  readonly testPrefixes: readonly string[];
}

const bitcoin: Network = {
  pattern: addressPatterns.BTC,
  versions: [0x00, 0x05],
  testVersions: [0x6f, 0xc4],
  prefix: "bc",
  testPrefixes: ["tb", "bcrt"],
};

/** Version 0x05 stood for scripts once too; nobody can tell those from Bitcoin's, so they are refused. */
const litecoin: Network = {
  pattern: addressPatterns.LTC,
  versions: [0x30, 0x32],
  testVersions: [0x6f, 0x3a, 0xc4],
  prefix: "ltc",
  testPrefixes: ["tltc", "rltc"],
};

const dogecoin: Network = {
  pattern: addressPatterns.DOGE,
  versions: [0x1e, 0x16],
  testVersions: [0x71, 0x6f, 0xc4],
  prefix: "",
  testPrefixes: [],
};

export const checkBitcoin = (text: string): FamilyReading => check(text, bitcoin);
export const checkLitecoin = (text: string): FamilyReading => check(text, litecoin);
export const checkDogecoin = (text: string): FamilyReading => check(text, dogecoin);

function check(text: string, network: Network): FamilyReading {
  const lower = text.toLowerCase();
  if (network.testPrefixes.some((prefix) => lower.startsWith(`${prefix}1`))) return refused("testnet");
  if (network.prefix !== "" && lower.startsWith(`${network.prefix}1`)) {
    return isMixedCase(text) ? refused("mixedCase") : checkSegwit(lower, network);
  }
  const payload = readBase58check(text);
  if (payload === undefined) return refused(network.pattern.test(text) ? "checksum" : "format");
  const [version] = payload;
  if (version === undefined || payload.length !== 21) return refused("format");
  if (network.testVersions.includes(version)) return refused("testnet");
  if (!network.versions.includes(version)) return refused("otherNetwork");
  return network.pattern.test(text) ? accepted(text) : refused("format");
}

/** The character behind the prefix is the witness version: 0 has the old checksum, all later ones the new. */
function checkSegwit(lower: string, { pattern, prefix }: Network): FamilyReading {
  const coder = lower.charAt(prefix.length + 1) === "q" ? bech32 : bech32m;
  const words = coder.decodeUnsafe(lower)?.words.slice(1);
  const isWhole = words !== undefined && coder.fromWordsUnsafe(words) !== undefined;
  if (pattern.test(lower)) return isWhole ? accepted(lower) : refused("checksum");
  return refused(isWhole ? "unsupported" : "format");
}
