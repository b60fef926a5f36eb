import { create } from "zustand";
import { storedValue } from "../bridge/page-host.ts";

const storedUnder = "coffer-amounts-hidden";

/** Whether the person hides what they own: one choice for every page, kept for the next visit. */
export const useAmountsHidden = create<{ readonly hidden: boolean }>(() => ({
  hidden: storedValue(storedUnder) === "1",
}));

export function hideAmounts(hidden: boolean): void {
  useAmountsHidden.setState({ hidden });
  try {
    if (hidden) localStorage.setItem(storedUnder, "1");
    else localStorage.removeItem(storedUnder);
  } catch {
    // Blocked storage: the choice lasts for this visit.
  }
}

/** Hidden in one tab, they are hidden in each. */
export function followOtherTabs(): void {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === storedUnder) useAmountsHidden.setState({ hidden: newValue === "1" });
  });
}
