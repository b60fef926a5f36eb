import { readBase58check } from "./base58.ts";
import { joinBytes } from "./bytes.ts";
import { readCashAddress, writeCashAddress } from "./cash-address.ts";
import { addressPatterns } from "./patterns.ts";
import { accepted, type FamilyReading, refused } from "./reading.ts";
import { isMixedCase } from "./typed-text.ts";

/** Bitcoin Cash: CashAddr, and the old form that it shares with Bitcoin (F3b.2). */

const prefix = "bitcoincash";
const testPrefixes = ["bchtest", "bchreg"];
/** Version byte of CashAddr by that of base58check: of a key, of a script. */
const versions: Readonly<Record<number, number>> = { 0: 0x00, 5: 0x08 };
const testVersions = [0x6f, 0xc4];

export function checkBitcoinCash(text: string): FamilyReading {
  const lower = text.toLowerCase();
  if (testPrefixes.some((test) => lower.startsWith(`${test}:`))) return refused("testnet");
  const body = lower.startsWith(`${prefix}:`) ? lower.slice(prefix.length + 1) : lower;
  return /^[qp].{41}$/.test(body) ? checkCash(text, body) : checkLegacy(text);
}

function checkCash(text: string, body: string): FamilyReading {
  if (isMixedCase(text)) return refused("mixedCase");
  if (!addressPatterns.BCH.test(body)) return refused("format");
  const read = readCashAddress(body, prefix);
  if (read !== undefined) return isSendable(read) ? accepted(`${prefix}:${body}`) : refused("unsupported");
  return refused(testPrefixes.some((test) => readCashAddress(body, test)) ? "testnet" : "checksum");
}

/** A hash of 20 bytes; longer scripts and addresses for tokens have other version bytes. */
function isSendable(read: Uint8Array): boolean {
  return read.length === 21 && Object.values(versions).includes(read[0] ?? -1);
}

function checkLegacy(text: string): FamilyReading {
  const payload = readBase58check(text);
  if (payload === undefined) return refused(addressPatterns.BCH.test(text) ? "checksum" : "format");
  const [version = -1] = payload;
  if (payload.length !== 21) return refused("format");
  if (testVersions.includes(version)) return refused("testnet");
  const cash = versions[version];
  if (cash === undefined) return refused("otherNetwork");
  const address = writeCashAddress(joinBytes([cash], payload.subarray(1)), prefix);
  return accepted(address, ["likeBitcoin", "converted"]);
}
