import type { Part } from "../part.ts";
import { dealerGuards } from "./guards.ts";
import { dealerSettings } from "./settings.ts";
import { conversions, quotes } from "./tables.ts";

/** Who quotes and takes the other side of every conversion; the areas that convert stand on it. */
export const dealer = {
  tables: [quotes, conversions],
  guards: dealerGuards,
  settings: dealerSettings,
} satisfies Part;
