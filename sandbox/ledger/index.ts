import type { Part } from "../part.ts";
import { ledgerGuards } from "./guards.ts";
import { ledgerTables } from "./tables.ts";

/** The double-entry books that every part writes to. */
export const ledger = { tables: ledgerTables, guards: ledgerGuards } satisfies Part;
