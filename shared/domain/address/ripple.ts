import { base58xrp } from "@scure/base";
import { readBase58check, writeBase58check } from "./base58.ts";
import { joinBytes, startsWithBytes } from "./bytes.ts";
import { addressPatterns, xAddressPattern } from "./patterns.ts";
import { accepted, type FamilyReading, refused } from "./reading.ts";

/** XRP: r-addresses, and X-addresses that hold an r-address with its tag (F3b.5). */

const xPrefix = [0x05, 0x44];
const accountLength = 20;

export function checkRipple(text: string): FamilyReading {
  if (xAddressPattern.test(text)) return checkXAddress(text);
  // The same form with a T is of the test network.
  if (/^T[1-9A-HJ-NP-Za-km-z]{46}$/.test(text)) return refused("testnet");
  if (!addressPatterns.XRP.test(text)) return refused("format");
  const payload = readBase58check(text, base58xrp);
  if (payload === undefined) return refused("checksum");
  return payload.length === accountLength + 1 && payload[0] === 0 ? accepted(text) : refused("format");
}

export function writeRipple(account: Uint8Array): string {
  return writeBase58check(joinBytes([0], account), base58xrp);
}

/** Prefix, account, one byte for "has a tag", eight for the tag, of which four are used. */
function checkXAddress(text: string): FamilyReading {
  const payload = readBase58check(text, base58xrp);
  if (payload === undefined) return refused("checksum");
  if (payload.length !== 31 || !startsWithBytes(payload, xPrefix)) return refused("format");
  const address = writeRipple(payload.subarray(2, 2 + accountLength));
  const view = new DataView(payload.buffer, payload.byteOffset + 2 + accountLength);
  const [hasTag, tag, reserved] = [view.getUint8(0), view.getUint32(1, true), view.getUint32(5, true)];
  if (hasTag > 1 || reserved !== 0 || (hasTag === 0 && tag !== 0)) return refused("unsupported");
  return accepted(address, ["converted"], hasTag === 1 ? String(tag) : undefined);
}
