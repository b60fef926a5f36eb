import { addressPatterns } from "./patterns.ts";
import { accepted, type FamilyReading, refused } from "./reading.ts";

/** NEAR: a public key in hex, or a name. Nothing but the chain proves either (F3b.4). */

const key = /^[0-9a-f]{64}$/;

export function checkNear(text: string): FamilyReading {
  if (key.test(text)) return accepted(text, ["noChecksum"]);
  if (text.endsWith(".testnet")) return refused("testnet");
  if (!addressPatterns.NEAR.test(text)) return refused("format");
  // The pattern lets accounts of Hedera and names of other networks pass.
  if (/^[\d.]+$/.test(text) || /\.(?:eth|sol|ton)$/.test(text)) return refused("otherNetwork");
  return accepted(text, ["noChecksum", "unprovenName"]);
}

/** Whether a text is NEAR's and nothing else's: many names of the internet fit the pattern. */
export function isDistinctiveNear(text: string): boolean {
  return key.test(text) || /\.(?:near|tg)$/.test(text);
}
