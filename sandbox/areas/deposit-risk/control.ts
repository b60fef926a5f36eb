import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { readControl } from "../../control/body.ts";
import type { Exchange } from "../../exchange.ts";
import { catalogueOf } from "../../market/catalogue.ts";
import type { AtReset } from "../../part.ts";
import { addressKey, markAddress, markOf, type RiskMark, unmarkAddress } from "./risk-marks.ts";
import type { DepositRiskSettings } from "./settings.ts";

const markBody = v.strictObject({
  chain: v.string(),
  address: v.string(),
  reasons: v.array(v.pipe(v.string(), v.regex(/^[A-Z_]{1,30}$/))),
  reviewEnds: v.optional(v.picklist(["PASS", "REJECT"]), "PASS"),
});

/** What tests know of addresses. */
export function serveDepositRiskControl(
  fastify: FastifyInstance,
  { database, market }: Exchange<DepositRiskSettings>,
  atReset: AtReset,
): void {
  const { db } = database;
  /** What was known of an address before a test said something else. */
  const before = new Map<string, RiskMark | undefined>();
  fastify.post("/sandbox/control/risk-marks", async ({ body }, reply) => {
    const { chain, address, reasons, reviewEnds } = readControl(markBody, body);
    const format = catalogueOf(market).formatOf(chain);
    const key = format === undefined ? undefined : addressKey(format, address);
    if (key === undefined) return reply.code(400).send({ error: `${address}: no address of ${chain}` });
    if (!before.has(key)) before.set(key, await markOf(db, key));
    await markAddress(db, key, { reasons, reviewEnds });
    return {};
  });
  atReset(async () => {
    const marked = [...before];
    before.clear();
    for (const [key, mark] of marked) await (mark ? markAddress(db, key, mark) : unmarkAddress(db, key));
  });
}
