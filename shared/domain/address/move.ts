import { addressPatterns } from "./patterns.ts";
import { accepted, type FamilyReading, refused } from "./reading.ts";

/**
 * Aptos and Sui: 32 bytes in hex, without checksum, and alike, so that the network is chosen by the person (F3b.4). Leading
 * zeros may be left out on chain; here they may not, as a text that was cut off would be another account.
 */
export function checkMove(text: string): FamilyReading {
  if (addressPatterns.APTOS.test(text)) return accepted(text.toLowerCase(), ["noChecksum"]);
  return refused(/^0x[0-9a-fA-F]{1,63}$/.test(text) ? "unsupported" : "format");
}

/** The whole form of one that an explorer wrote without its leading zeros, to compare by. */
export function paddedMove(text: string): string {
  return text.replace(/^0x([0-9a-fA-F]{1,63})$/, (_, digits: string) => `0x${digits.padStart(64, "0")}`);
}
