import type { Part } from "../part.ts";
import { dealerSettings } from "./settings.ts";
import { dealerGuards, dealerTables } from "./tables.ts";

/** Who quotes and takes the other side of every conversion; the areas that convert stand on it. */
export const dealer = {
  tables: dealerTables,
  guards: dealerGuards,
  settings: dealerSettings,
} satisfies Part;
