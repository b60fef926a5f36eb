import { amountsHiddenUnder, useAmountsHidden } from "../state/amounts-hidden.ts";
import { device } from "../state/storages.ts";

/**
 * Hidden in one tab, amounts are hidden in each, and shown likewise (D5.3): also in one that heard nothing of it, since it was still
 * being loaded, or was kept for going back.
 */
export function followOtherTabs(): void {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === amountsHiddenUnder) useAmountsHidden.setState({ hidden: newValue === "1", isStored: true });
  });
  window.addEventListener("pageshow", takeStored);
  takeStored();
}

function takeStored(): void {
  if (!useAmountsHidden.getState().isStored) return;
  try {
    useAmountsHidden.setState({ hidden: device.getItem(amountsHiddenUnder) === "1" });
  } catch {
    // Blocked storage: what was chosen lasts for this visit.
  }
}
