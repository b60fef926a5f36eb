import { eq } from "drizzle-orm";
import { findPerson, type Person } from "../../accounts/person.ts";
import type { Exchange } from "../../exchange.ts";
import { active } from "./ambassadors.ts";
import { type AmbassadorRow, ambassadors } from "./tables.ts";

const dayMs = 86_400_000;
const applicant = "applicant";

/** Looked at within a day: whoever opens this account finds it waiting. */
const applied = (at: number) =>
  ({ status: "APPLIED", decideAt: at + dayMs, endsAs: "ACTIVE", level: 0, inviteCode: "" }) as const;

/** Members of the programme in each state. To be run after the accounts are there. */
export async function seedDemoAmbassadors({ database: { db }, clock }: Exchange): Promise<void> {
  const at = clock.now();
  const none = { level: 0, inviteCode: "", invited: 0, rewarded: 0, decideAt: null, endsAs: null };
  const known: readonly [string, (id: number) => Omit<AmbassadorRow, "userId" | "appliedAt">][] = [
    ["ambassador", (id) => ({ ...none, ...active(id), level: 2, invited: 14, rewarded: 9 })],
    [applicant, () => ({ ...none, ...applied(at) })],
    ["declined", () => ({ ...none, status: "REJECTED" })],
  ];
  for (const [name, rowOf] of known) {
    const person = await findPerson(db, name);
    if (person === undefined) continue;
    const row = { ...rowOf(person.id), userId: person.id, appliedAt: at - dayMs };
    await db.insert(ambassadors).values(row).onConflictDoNothing();
  }
}

/** The account that shows the waiting waits whenever somebody looks, however long the exchange has run. */
export async function renewApplicant(
  { database: { db }, clock }: Exchange,
  { id, name }: Person,
): Promise<void> {
  if (name !== applicant) return;
  const at = clock.now();
  await db
    .update(ambassadors)
    .set({ ...applied(at), appliedAt: at - dayMs })
    .where(eq(ambassadors.userId, id));
}
