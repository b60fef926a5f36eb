import { searchWith } from "#src/state/search-with.ts";

/** The ways of converting on one page: `?mode=` of its address, market when it says nothing. */

export const convertModes = ["instant", "limit", "smallBalances"] as const;
export type ConvertMode = (typeof convertModes)[number];

export function readMode(search: string): ConvertMode {
  const requested = new URLSearchParams(search).get("mode");
  return convertModes.find((mode) => mode === requested) ?? "instant";
}

/** The address's search in this mode; the pair and what else stands there stays. */
export function writeMode(search: string, mode: ConvertMode): string {
  return searchWith(search, { mode: mode === "instant" ? "" : mode });
}
