/**
 * Coins picked lately on this device, newest first: of who picked one last, a user's id, and shown to nobody else. A convenience:
 * without storage there simply are none.
 */

/** Whose choice it was: each area remembers its own. */
export type RecentScope = "convert" | "deposit" | "withdraw";

const keyOf = (scope: RecentScope): string => `coffer.${scope}.recentCoins`;
const max = 5;

export function readRecentCoins(
  storage: Pick<Storage, "getItem">,
  scope: RecentScope,
  owner: number,
): readonly string[] {
  try {
    const stored = JSON.parse(storage.getItem(keyOf(scope)) ?? "{}") as Readonly<Record<string, unknown>>;
    if (owner === 0 || stored.owner !== owner || !Array.isArray(stored.coins)) return [];
    return stored.coins
      .filter((entry): entry is string => typeof entry === "string" && /^[A-Z0-9]{1,20}$/.test(entry))
      .slice(0, max);
  } catch {
    return [];
  }
}

export function rememberCoin(
  storage: Pick<Storage, "getItem" | "setItem">,
  scope: RecentScope,
  owner: number,
  coin: string,
): void {
  if (owner === 0) return;
  const others = readRecentCoins(storage, scope, owner).filter((entry) => entry !== coin);
  try {
    storage.setItem(keyOf(scope), JSON.stringify({ owner, coins: [coin, ...others].slice(0, max) }));
  } catch {
    // A full or blocked storage costs the mark, nothing else.
  }
}
