import { base32nopad } from "@scure/base";
import { attempt, joinBytes } from "./bytes.ts";
import { crc16 } from "./crc.ts";
import { addressPatterns, muxedPattern } from "./patterns.ts";
import { accepted, type FamilyReading, refused } from "./reading.ts";

/** Stellar: accounts (G…), and muxed ones (M…) that hold an account with a number for the memo (F3b.5). */

const accountVersion = 0x30;
export const secretVersion = 0x90;

export function checkStellar(text: string): FamilyReading {
  const isAccount = addressPatterns.XLM.test(text);
  const isMuxed = muxedPattern.test(text);
  const key = readStrkey(text);
  if (!isAccount && !isMuxed)
    return refused(key || /^[^*]+\*[^*]+\.[^*]+$/.test(text) ? "unsupported" : "format");
  if (key === undefined) return refused("checksum");
  if (isAccount) return accepted(text);
  const id = new DataView(key.buffer, key.byteOffset + 33).getBigUint64(0);
  return accepted(writeStellar(key.subarray(1, 33)), ["converted"], String(id));
}

export function writeStellar(account: Uint8Array): string {
  const bytes = joinBytes([accountVersion], account);
  const sum = crc16(bytes);
  return base32nopad.encode(joinBytes(bytes, [sum & 0xff, sum >> 8]));
}

/** Version byte and what it stands for, undefined where the text is none or its sum is wrong. */
export function readStrkey(text: string): Uint8Array | undefined {
  const bytes = attempt(() => base32nopad.decode(text));
  if (bytes === undefined || bytes.length < 3 + 32) return undefined;
  const [low = 0, high = 0] = bytes.subarray(-2);
  const body = bytes.subarray(0, -2);
  return crc16(body) === (low | (high << 8)) ? body : undefined;
}
