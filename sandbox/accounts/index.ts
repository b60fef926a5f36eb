import type { Part } from "../part.ts";
import { seedDemoAccounts } from "./demo-accounts.ts";
import { openingPosting } from "./person.ts";
import { peopleTables } from "./tables.ts";

/** Who can sign in, their sessions, and what they asked to be done once. */
export const people = {
  tables: peopleTables,
  postings: { opening: openingPosting },
  demo: { seed: ({ database: { db }, clock }) => seedDemoAccounts(db, clock.now()) },
} satisfies Part;
