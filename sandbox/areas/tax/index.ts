import type { Area } from "../area.ts";
import { taxHandlers } from "./handlers.ts";
import { taxRates } from "./tables.ts";

/** What the law wants to know of a year: accounts, costs, gains. */
export const tax = {
  handlers: taxHandlers,
  tables: [taxRates],
} satisfies Area;
