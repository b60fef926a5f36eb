import type { Part } from "../part.ts";
import { passkeys } from "./passkeys.ts";
import { openingPosting } from "./person.ts";
import { seedDemoAccounts } from "./seed-demo-accounts.ts";
import { moneyRequests, sessions, users } from "./tables.ts";

/** Who can sign in, their sessions, and what they asked to be done once. */
export const people = {
  tables: [users, sessions, moneyRequests, passkeys],
  postings: { opening: openingPosting },
  demo: { seed: ({ database: { db }, clock }) => seedDemoAccounts(db, clock.now()) },
} satisfies Part;
