import type { Area } from "../area.ts";
import { serveRecordsControl } from "./control.ts";
import { recordsHandlers } from "./handlers.ts";
import { recordsPostings } from "./postings.ts";
import { derivativeEvents } from "./tables.ts";

export { prepareLedger } from "./demo.ts";
export { areaOf, recordId, recordOf } from "./entry-meaning.ts";
export { recordsPostings } from "./postings.ts";
export { derivativeEvents } from "./tables.ts";

/** Ledgers of accounts, and what is frozen in them. */
export const records = {
  handlers: recordsHandlers,
  tables: [derivativeEvents],
  postings: recordsPostings,
  control: serveRecordsControl,
} satisfies Area;
