import type { Part } from "../part.ts";
import { ledgerGuards } from "./guards.ts";
import { accounts, entries, postings } from "./tables.ts";

/** The double-entry books that every part writes to. */
export const ledger = { tables: [accounts, postings, entries], guards: ledgerGuards } satisfies Part;
