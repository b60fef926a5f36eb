import { create } from "zustand";
import { storedValue } from "#src/bridge/page-host.ts";

/** What a person chose for the overview, kept on this device (D10.15). */
export interface OverviewChoices {
  /** "" is the profile's. */
  readonly currency: string;
  readonly hidesSmall: boolean;
}

const storedUnder = "coffer.overview";

export const useOverviewChoices = create<OverviewChoices>(() => readChoices(storedValue(storedUnder)));

export function choose(part: Partial<OverviewChoices>): void {
  useOverviewChoices.setState(part);
  try {
    localStorage.setItem(storedUnder, JSON.stringify(useOverviewChoices.getState()));
  } catch {
    // Blocked storage: the choice lasts for this visit.
  }
}

/** What is stored may be of another version, or anything. */
export function readChoices(stored: string | null): OverviewChoices {
  const { currency, hidesSmall } = parsed(stored);
  return {
    currency: typeof currency === "string" && /^[A-Z]{3,5}$/.test(currency) ? currency : "",
    hidesSmall: hidesSmall === true,
  };
}

function parsed(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
