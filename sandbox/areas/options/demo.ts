import { findPerson } from "../../accounts/person.ts";
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

/** Applications in each state, for the accounts that show them. To be run after the accounts are there. */
export async function seedDemoApplications({
  database: { db },
  clock,
  settings,
}: Exchange<OptionsSettings>): Promise<void> {
  const [one] = await db.select({ id: optionApplications.id }).from(optionApplications).limit(1);
  if (one !== undefined) return;
  for (const { name, hoursAgo, score, state } of past) {
    const person = await findPerson(db, name);
    if (person === undefined) continue;
    const appliedAt = clock.now() - hoursAgo * hourMs;
    const isOpen = state === "PENDING";
    await db.insert(optionApplications).values({
      userId: person.id,
      version: settings.optionsVersion,
      answers: "[]",
      score,
      state,
      appliedAt,
      // Read within a day: whoever looks at this account finds it waiting.
      decideAt: isOpen ? appliedAt + 26 * hourMs : null,
      endsAs: isOpen ? "APPROVED" : null,
      decidedAt: isOpen ? null : appliedAt,
      retryAt: state === "REJECTED" ? appliedAt + settings.optionsRetryMs : 0,
    });
  }
}
