import type { Pair } from "./convert-link.ts";
import { pairsKey } from "./pairs-key.ts";

/** Pairs that a quote was shown for lately on this device, newest first. Without storage there simply are none. */

const max = 4;
const code = /^[A-Z0-9]{1,20}$/;

export function readRecentPairs(storage: Pick<Storage, "getItem">): readonly Pair[] {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(pairsKey) ?? "[]");
    return Array.isArray(parsed) ? parsed.flatMap(pairOf).slice(0, max) : [];
  } catch {
    return [];
  }
}

/** Kept as ["BTC", "USDT"]; what is anything else is none. */
function pairOf(entry: unknown): readonly Pair[] {
  if (!Array.isArray(entry) || entry.length !== 2) return [];
  const [from, to]: unknown[] = entry;
  if (typeof from !== "string" || typeof to !== "string" || from === to) return [];
  return code.test(from) && code.test(to) ? [{ from, to }] : [];
}

export function rememberPair(storage: Pick<Storage, "getItem" | "setItem">, { from, to }: Pair): void {
  const others = readRecentPairs(storage).filter((pair) => pair.from !== from || pair.to !== to);
  const stored = [{ from, to }, ...others].slice(0, max);
  try {
    storage.setItem(pairsKey, JSON.stringify(stored.map((pair) => [pair.from, pair.to])));
  } catch {
    // A full or blocked storage costs the shortcut, nothing else.
  }
}
