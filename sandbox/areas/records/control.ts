import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { findPerson } from "../../accounts/person.ts";
import { readControl } from "../../control/body.ts";
import type { Exchange } from "../../exchange.ts";
import { count } from "../../setting-kinds.ts";
import { writePast } from "./write-past.ts";

const pastBody = v.strictObject({
  account: v.string(),
  /** Entries of the funding account; those on contracts come beside them. */
  entries: v.pipe(count, v.maxValue(200_000)),
  events: v.optional(v.pipe(count, v.maxValue(50_000)), 0),
  days: v.pipe(count, v.minValue(1), v.maxValue(730)),
});

export function serveRecordsControl(fastify: FastifyInstance, { database, clock }: Exchange): void {
  fastify.post("/sandbox/control/past-ledger", async ({ body }, reply) => {
    const { account, ...wanted } = readControl(pastBody, body);
    const person = await findPerson(database.db, account);
    if (person === undefined) return reply.code(404).send({ error: `No account ${account}` });
    await writePast(database.db, person, { ...wanted, until: clock.now() });
    return { ok: true };
  });
}
