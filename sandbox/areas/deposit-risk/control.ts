import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { readControl } from "../../control/body.ts";
import type { Exchange } from "../../exchange.ts";
import { catalogueOf } from "../../market/catalogue.ts";
import { addressKey, markAddress } from "./risk-marks.ts";
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
): void {
  fastify.post("/sandbox/control/risk-marks", async ({ body }, reply) => {
    const { chain, address, reasons, reviewEnds } = readControl(markBody, body);
    const format = catalogueOf(market).formatOf(chain);
    const key = format === undefined ? undefined : addressKey(format, address);
    if (key === undefined) return reply.code(400).send({ error: `${address}: no address of ${chain}` });
    await markAddress(database.db, key, { reasons, reviewEnds });
    return {};
  });
}
