import type { Pair } from "./convert-link.ts";
import { pairsKey } from "./pairs-key.ts";

/**
 * Pairs that a quote was shown for lately on this device, newest first: of who saw it last, a user's id, and shown to nobody else.
 * Without storage there simply are none.
 */

const max = 4;
const code = /^[A-Z0-9]{1,20}$/;

export function readRecentPairs(storage: Pick<Storage, "getItem">, owner: number): readonly Pair[] {
  try {
    const stored = JSON.parse(storage.getItem(pairsKey) ?? "{}") as Readonly<Record<string, unknown>>;
    if (owner === 0 || stored.owner !== owner || !Array.isArray(stored.pairs)) return [];
    return stored.pairs.flatMap(pairOf).slice(0, max);
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

export function rememberPair(
  storage: Pick<Storage, "getItem" | "setItem">,
  owner: number,
  { from, to }: Pair,
): void {
  if (owner === 0) return;
  const others = readRecentPairs(storage, owner).filter((pair) => pair.from !== from || pair.to !== to);
  const pairs = [{ from, to }, ...others].slice(0, max).map((pair) => [pair.from, pair.to]);
  try {
    storage.setItem(pairsKey, JSON.stringify({ owner, pairs }));
  } catch {
    // A full or blocked storage costs the shortcut, nothing else.
  }
}
