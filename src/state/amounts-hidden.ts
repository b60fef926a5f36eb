import { create } from "zustand";
import { storedValue } from "../bridge/page-host.ts";

export const amountsHiddenUnder = "coffer-amounts-hidden";

/** Whether the person hides what they own: one choice for every page, kept for the next visit. */
export const useAmountsHidden = create<AmountsHidden>(() => ({
  hidden: storedValue(amountsHiddenUnder) === "1",
  isStored: true,
}));

interface AmountsHidden {
  readonly hidden: boolean;
  /** False: the choice could not be stored, and lasts for this visit. */
  readonly isStored: boolean;
}

export function hideAmounts(hidden: boolean): void {
  let isStored = true;
  try {
    if (hidden) localStorage.setItem(amountsHiddenUnder, "1");
    else localStorage.removeItem(amountsHiddenUnder);
  } catch {
    isStored = false;
  }
  useAmountsHidden.setState({ hidden, isStored });
}
