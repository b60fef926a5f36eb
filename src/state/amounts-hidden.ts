import { create } from "zustand";
import { storedValue } from "../bridge/page-host.ts";

export const amountsHiddenUnder = "coffer-amounts-hidden";

/** Whether the person hides what they own: one choice for every page, kept for the next visit. */
export const useAmountsHidden = create<{ readonly hidden: boolean }>(() => ({
  hidden: storedValue(amountsHiddenUnder) === "1",
}));

export function hideAmounts(hidden: boolean): void {
  useAmountsHidden.setState({ hidden });
  try {
    if (hidden) localStorage.setItem(amountsHiddenUnder, "1");
    else localStorage.removeItem(amountsHiddenUnder);
  } catch {
    // Blocked storage: the choice lasts for this visit.
  }
}
