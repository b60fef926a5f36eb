import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { findPerson } from "../../accounts/person.ts";
import { readControl } from "../../control/body.ts";
import type { Exchange } from "../../exchange.ts";
import { count } from "../../setting-kinds.ts";
import { makePastConversions } from "./history/past-conversions.ts";
import type { ConvertSettings } from "./settings.ts";

const pastBody = v.strictObject({
  account: v.string(),
  count: v.pipe(count, v.maxValue(2_000)),
  /** Between two of them; an hour when absent. */
  stepMs: v.optional(count),
});

export function serveConvertControl(fastify: FastifyInstance, exchange: Exchange<ConvertSettings>): void {
  fastify.post("/sandbox/control/past-conversions", async ({ body }, reply) => {
    const { account: name, count: wanted, stepMs = 3_600_000 } = readControl(pastBody, body);
    const { market, settings, clock } = exchange;
    const { db } = exchange.database;
    const person = await findPerson(db, name);
    if (person === undefined) return reply.code(404).send({ error: `No account ${name}` });
    const past = { person, count: wanted, until: clock.now(), stepMs };
    return { made: await makePastConversions(db, market, settings, past) };
  });
}
