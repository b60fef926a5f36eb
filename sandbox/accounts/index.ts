import type { Db } from "../ledger/database.ts";
import type { Part } from "../part.ts";
import { demoAccounts } from "./demo-accounts.ts";
import { passkeys } from "./passkeys.ts";
import { createPerson, findPerson, openingPosting } from "./person.ts";
import { moneyRequests, sessions, users } from "./tables.ts";

/** Who can sign in, their sessions, and what they asked to be done once. */
export const people = {
  tables: [users, sessions, moneyRequests, passkeys],
  postings: { opening: openingPosting },
  demo: { seed: ({ database: { db }, clock }) => seedDemoAccounts(db, clock.now()) },
} satisfies Part;

/** Long enough ago for all that they did since: a ledger in which money is spent before it came is no ledger. */
const joinedBeforeMs = 800 * 86_400_000;

/** Creates those that are not there yet. */
async function seedDemoAccounts(db: Db, now: number): Promise<void> {
  for (const { name, profile: data, opening } of demoAccounts) {
    const known = await findPerson(db, name);
    const at = name === "new" ? now : now - joinedBeforeMs;
    if (known === undefined) await createPerson(db, name, data, opening, at);
  }
}
