import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { migrationBlocker } from "#shared/contract/migration.ts";
import { findPerson } from "../../accounts/person.ts";
import { readControl } from "../../control/body.ts";
import type { Exchange } from "../../exchange.ts";
import { balances } from "../../ledger/ledger.ts";
import { atLeastOne, count } from "../../setting-kinds.ts";
import { newCard } from "./demo-cards.ts";
import { answerIdentity } from "./identity.ts";
import { ownerAt } from "./move-coins.ts";
import { newestOf } from "./rows.ts";
import type { MigrationSettings } from "./settings.ts";
import { outsideBlockers } from "./tables.ts";

/** What tests put in the way goes when they say so. */
const never = Number.MAX_SAFE_INTEGER;

const body = v.strictObject({
  account: v.string(),
  /** What is in the way outside of this sandbox; 0 clears it. */
  blocker: v.optional(v.strictObject({ type: migrationBlocker.entries.type, count })),
  /** What the target says of identity data that it waits with, or that they come once more. */
  identity: v.optional(v.picklist(["accept", "reject", "again"])),
  /** A card more. */
  card: v.optional(
    v.strictObject({
      pan4: v.optional(v.string()),
      currency: v.optional(v.string()),
      lost: v.optional(v.boolean()),
      /** A payment is open for so long, ms. */
      payForMs: v.optional(atLeastOne),
    }),
  ),
});

/** What tests do to a person's migration, and what of theirs the books have on the target site. */
export function serveMigrationControl(fastify: FastifyInstance, exchange: Exchange<MigrationSettings>): void {
  const { database, clock } = exchange;
  const { db } = database;
  fastify.post("/sandbox/control/migration", async ({ body: given }, reply) => {
    const { account, blocker, identity, card } = readControl(body, given);
    const person = await findPerson(db, account);
    if (person === undefined) return reply.code(404).send({ error: `No account ${account}` });
    if (blocker !== undefined) {
      const { type } = blocker;
      await db
        .delete(outsideBlockers)
        .where(and(eq(outsideBlockers.userId, person.id), eq(outsideBlockers.type, type)));
      if (blocker.count > 0)
        await db.insert(outsideBlockers).values({ userId: person.id, ...blocker, until: never });
    }
    if (identity !== undefined) await answerIdentity(exchange, person, identity, clock.now());
    const cardId = card === undefined ? "" : await newCard(db, person, card, clock.now());
    return { cardId };
  });
  fastify.get<{ Querystring: { account?: string } }>(
    "/sandbox/control/migration",
    async ({ query }, reply) => {
      const person = await findPerson(db, query.account ?? "");
      if (person === undefined) return reply.code(404).send({ error: `No account ${query.account ?? ""}` });
      const row = await newestOf(db, person.id);
      const site = row?.targetSite ?? person.profile.migratesTo;
      if (site === undefined) return { status: "NOT_STARTED", there: [] };
      return { status: row?.status ?? "NOT_STARTED", there: await balances(db, ownerAt(site, person.id)) };
    },
  );
}
