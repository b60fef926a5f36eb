/** Coins picked lately on this device, newest first. A convenience: without storage there simply are none. */

/** Whose choice it was: each area remembers its own. */
export type RecentScope = "convert" | "deposit" | "withdraw";

const keyOf = (scope: RecentScope): string => `coffer.${scope}.recentCoins`;
const max = 5;

export function readRecentCoins(storage: Pick<Storage, "getItem">, scope: RecentScope): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(keyOf(scope)) ?? "[]");
    if (!Array.isArray(parsed)) return [];
    return parsed
      .filter((entry): entry is string => typeof entry === "string" && /^[A-Z0-9]{1,20}$/.test(entry))
      .slice(0, max);
  } catch {
    return [];
  }
}

export function rememberCoin(
  storage: Pick<Storage, "getItem" | "setItem">,
  scope: RecentScope,
  coin: string,
): void {
  const next = [coin, ...readRecentCoins(storage, scope).filter((entry) => entry !== coin)].slice(0, max);
  try {
    storage.setItem(keyOf(scope), JSON.stringify(next));
  } catch {
    // A full or blocked storage costs the mark, nothing else.
  }
}
