import type { Db } from "../ledger/database.ts";
import { demoAccounts } from "./demo-accounts.ts";
import { createPerson, findPerson } from "./person.ts";

/** Long enough ago for all that they did since: a ledger in which money is spent before it came is no ledger. */
const joinedBeforeMs = 800 * 86_400_000;

/** Creates those that are not there yet. */
export async function seedDemoAccounts(db: Db, now: number): Promise<void> {
  for (const { name, profile: data, opening } of demoAccounts) {
    const known = await findPerson(db, name);
    const at = name === "new" ? now : now - joinedBeforeMs;
    if (known === undefined) await createPerson(db, name, data, opening, at);
  }
}
