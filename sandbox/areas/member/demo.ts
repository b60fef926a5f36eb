import { findPerson } from "../../accounts/person.ts";
import type { Exchange } from "../../exchange.ts";
import { active } from "./ambassadors.ts";
import { type AmbassadorRow, ambassadors } from "./tables.ts";

const dayMs = 86_400_000;

/** Members of the programme in each state. To be run after the accounts are there. */
export async function seedDemoAmbassadors({ database: { db }, clock }: Exchange): Promise<void> {
  const at = clock.now();
  const none = { level: 0, inviteCode: "", invited: 0, rewarded: 0, decideAt: null, endsAs: null };
  const known: readonly [string, (id: number) => Omit<AmbassadorRow, "userId" | "appliedAt">][] = [
    ["ambassador", (id) => ({ ...none, ...active(id), level: 2, invited: 14, rewarded: 9 })],
    // Looked at within a day: whoever opens this account finds it waiting.
    ["applicant", () => ({ ...none, status: "APPLIED", decideAt: at + dayMs, endsAs: "ACTIVE" })],
    ["declined", () => ({ ...none, status: "REJECTED" })],
  ];
  for (const [name, rowOf] of known) {
    const person = await findPerson(db, name);
    if (person === undefined) continue;
    const row = { ...rowOf(person.id), userId: person.id, appliedAt: at - dayMs };
    await db.insert(ambassadors).values(row).onConflictDoNothing();
  }
}
