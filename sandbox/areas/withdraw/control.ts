import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { findPerson } from "../../accounts/person.ts";
import { authenticatorCode, fundPasswordOf, stepAt } from "../../accounts/secrets.ts";
import { readControl } from "../../control/body.ts";
import type { Exchange } from "../../exchange.ts";
import { stopWithdrawals } from "../address-book/index.ts";

const stopBody = v.strictObject({
  account: v.string(),
  cause: v.picklist(["password", "contact", "authenticator", "fundPassword", "newAddressLock"]),
  /** From now, ms. */
  forMs: v.optional(v.number(), 86_400_000),
});

/** What tests know of a person, and do to them. */
export function serveWithdrawControl(fastify: FastifyInstance, { database, clock }: Exchange): void {
  const { db } = database;
  fastify.post("/sandbox/control/withdraw-stop", async ({ body }, reply) => {
    const { account, cause, forMs } = readControl(stopBody, body);
    const person = await findPerson(db, account);
    if (person === undefined) return reply.code(404).send({ error: `No account ${account}` });
    await stopWithdrawals(db, person.id, { until: clock.now() + forMs, cause });
    return {};
  });
  fastify.get<{ Querystring: { account?: string } }>("/sandbox/control/codes", async ({ query }, reply) => {
    const person = await findPerson(db, query.account ?? "");
    if (person === undefined) return reply.code(404).send({ error: `No account ${query.account ?? ""}` });
    const googleCode = authenticatorCode(person.id, stepAt(clock.now()));
    return { googleCode, fundPassword: fundPasswordOf(person.id) };
  });
}
