import { eq } from "drizzle-orm";
import type { Person } from "../../accounts/person.ts";
import { conversions } from "../../dealer/tables.ts";
import type { Exchange } from "../../exchange.ts";
import { makePastConversions } from "./history/past-conversions.ts";
import type { ConvertSettings } from "./settings.ts";

const historian = "historian";
const count = 46;
const stepMs = 9.7 * 3_600_000;

const running = new WeakMap<object, Promise<unknown>>();

/** The demo account with a past gets it when somebody first signs in as it: at boot all others would wait for it. */
export async function prepareHistory(exchange: Exchange<ConvertSettings>, person: Person): Promise<void> {
  if (person.name !== historian) return;
  const making = running.get(exchange) ?? makeOnce(exchange, person);
  running.set(exchange, making);
  await making;
}

async function makeOnce(exchange: Exchange<ConvertSettings>, person: Person): Promise<void> {
  const { db } = exchange.database;
  const known = await db.select().from(conversions).where(eq(conversions.userId, person.id)).limit(1);
  if (known.length > 0) return;
  const until = exchange.clock.now();
  await makePastConversions(db, exchange.market, exchange.settings, { person, count, until, stepMs });
}
