import { desc, eq } from "drizzle-orm";
import { findPerson, type Person } from "../../accounts/person.ts";
import type { Exchange } from "../../exchange.ts";
import type { OptionsSettings } from "./settings.ts";
import { type ApplicationRow, optionApplications } from "./tables.ts";

const hourMs = 3_600_000;

type Past = Pick<ApplicationRow, "score" | "state"> & { readonly name: string; readonly hoursAgo: number };
/** "trader" has none: they may apply. */
const past: readonly Past[] = [
  { name: "reviewed", score: 4, state: "PENDING", hoursAgo: 2 },
  { name: "retaker", score: 3, state: "REJECTED", hoursAgo: 1 },
  { name: "ready", score: 6, state: "APPROVED", hoursAgo: 70 },
];
/** Nobody was asked: no application that somebody made looks so. */
const made = "[]";

/** Applications in each state, for the accounts that show them. To be run after the accounts are there. */
export async function seedDemoApplications({
  database: { db },
  clock,
  settings,
}: Exchange<OptionsSettings>): Promise<void> {
  const [known] = await db.select({ id: optionApplications.id }).from(optionApplications).limit(1);
  if (known !== undefined) return;
  for (const one of past) {
    const person = await findPerson(db, one.name);
    if (person === undefined) continue;
    const version = settings.optionsVersion;
    const row = { userId: person.id, version, answers: made, score: one.score };
    await db.insert(optionApplications).values({ ...row, ...timesOf(one, clock.now(), settings) });
  }
}

/** Accounts that show a state are in it whenever somebody looks, however long the exchange has run. */
export async function renewDemoApplication(
  { database: { db }, clock, settings }: Exchange<OptionsSettings>,
  { id, name }: Person,
): Promise<void> {
  const one = past.find((row) => row.name === name);
  if (one === undefined || one.state === "APPROVED") return;
  await db.transaction(async (tx) => {
    const [last] = await tx
      .select()
      .from(optionApplications)
      .where(eq(optionApplications.userId, id))
      .orderBy(desc(optionApplications.id))
      .limit(1)
      .for("no key update");
    if (last?.answers !== made) return;
    const own = eq(optionApplications.id, last.id);
    await tx
      .update(optionApplications)
      .set(timesOf(one, clock.now(), settings))
      .where(own);
  });
}

type Times = Pick<ApplicationRow, "state" | "appliedAt" | "decideAt" | "endsAs" | "decidedAt" | "retryAt">;

function timesOf({ state, hoursAgo }: Past, now: number, settings: OptionsSettings): Times {
  const appliedAt = now - hoursAgo * hourMs;
  const isOpen = state === "PENDING";
  return {
    state,
    appliedAt,
    // Read within a day: whoever looks at this account finds it waiting.
    decideAt: isOpen ? appliedAt + 26 * hourMs : null,
    endsAs: isOpen ? "APPROVED" : null,
    decidedAt: isOpen ? null : appliedAt,
    retryAt: state === "REJECTED" ? appliedAt + settings.optionsRetryMs : 0,
  };
}
