import { bech32 } from "@scure/base";
import type { AddressFormat } from "./formats.ts";
import { addressPatterns } from "./patterns.ts";
import { accepted, type FamilyReading, refused } from "./reading.ts";
import { isMixedCase } from "./typed-text.ts";

/** Chains of Cosmos: bech32 of a hash under the chain's own prefix (F3b.6). */

export const cosmosPrefixes = { ATOM: "cosmos", INJ: "inj", SEI: "sei", TIA: "celestia" } as const;
type CosmosFormat = keyof typeof cosmosPrefixes & AddressFormat;

export function checkCosmos(text: string, format: CosmosFormat): FamilyReading {
  const lower = text.toLowerCase();
  const prefix = cosmosPrefixes[format];
  const decoded = bech32.decodeUnsafe(lower, false);
  if (!lower.startsWith(`${prefix}1`)) {
    if (!decoded) return refused("format");
    // "cosmosvaloper1…" and the like are the same network's, and no accounts.
    return refused(decoded.prefix.startsWith(prefix) ? "unsupported" : "otherNetwork");
  }
  if (isMixedCase(text)) return refused("mixedCase");
  if (!addressPatterns[format].test(lower)) return refused("format");
  const isWhole = decoded && bech32.fromWordsUnsafe(decoded.words) !== undefined;
  return isWhole ? accepted(lower) : refused("checksum");
}
