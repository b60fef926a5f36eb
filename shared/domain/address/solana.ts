import { base58, bech32 } from "@scure/base";
import { attempt } from "./bytes.ts";
import { isEd25519Point } from "./ed25519-point.ts";
import { addressPatterns } from "./patterns.ts";
import { accepted, type FamilyReading, refused } from "./reading.ts";

/** Solana: 32 bytes in base58 and nothing that proves them (F3b.4). */
export function checkSolana(text: string): FamilyReading {
  if (/^[^.]+\.sol$/i.test(text)) return refused("unsupported");
  if (!addressPatterns.SOL.test(text)) return refused("format");
  const bytes = attempt(() => base58.decode(text));
  if (bytes?.length !== 32) return refused("format");
  // Some addresses of Cosmos happen to be 32 bytes in base58 as well, and only theirs have a checksum that is right.
  if (bech32.decodeUnsafe(text)) return refused("otherNetwork");
  return accepted(text, isEd25519Point(bytes) ? ["noChecksum"] : ["noChecksum", "contract"]);
}
