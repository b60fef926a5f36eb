import { eq } from "drizzle-orm";
import type { Person } from "../../accounts/person.ts";
import type { Exchange } from "../../exchange.ts";
import { derivativeEvents } from "./tables.ts";
import { type PastWanted, writePast } from "./write-past.ts";

/** Demo accounts with a past on contracts; the historian has two years of everything. */
const pasts: Readonly<Record<string, Omit<PastWanted, "until">>> = {
  funded: { entries: 0, events: 60, days: 20 },
  main: { entries: 0, events: 60, days: 20 },
  pro: { entries: 0, events: 400, days: 60 },
  india: { entries: 400, events: 60, days: 420 },
  historian: { entries: 100_000, events: 20_000, days: 730 },
};

const running = new WeakMap<object, Map<number, Promise<void>>>();

/** Made when a ledger of theirs is first read: at boot, or at sign-in, all who do not read one would wait for it. */
export async function prepareLedger(exchange: Exchange, person: Person): Promise<void> {
  const wanted = pasts[person.name];
  if (wanted === undefined) return;
  const made = running.get(exchange) ?? new Map<number, Promise<void>>();
  running.set(exchange, made);
  const making = made.get(person.id) ?? makeOnce(exchange, person, wanted);
  made.set(person.id, making);
  await making.catch((error: unknown) => {
    made.delete(person.id);
    throw error;
  });
}

async function makeOnce(
  { database: { db }, clock }: Exchange,
  person: Person,
  wanted: Omit<PastWanted, "until">,
): Promise<void> {
  const known = await db
    .select({ id: derivativeEvents.id })
    .from(derivativeEvents)
    .where(eq(derivativeEvents.userId, person.id))
    .limit(1);
  if (known.length === 0) await writePast(db, person, { ...wanted, until: clock.now() });
}
