/** Coins chosen lately on this device, newest first. A convenience: without storage there simply are none. */

const storageKey = "coffer.deposit.recentCoins";
const most = 5;

export function readRecentChoices(storage: Pick<Storage, "getItem">): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(storageKey) ?? "[]");
    if (!Array.isArray(parsed)) return [];
    return parsed
      .filter((entry): entry is string => typeof entry === "string" && /^[A-Z0-9]{1,20}$/.test(entry))
      .slice(0, most);
  } catch {
    return [];
  }
}

export function rememberChoice(storage: Pick<Storage, "getItem" | "setItem">, coin: string): void {
  const next = [coin, ...readRecentChoices(storage).filter((entry) => entry !== coin)].slice(0, most);
  try {
    storage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // A full or blocked storage costs the shortcut, nothing else.
  }
}
