import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { findPerson } from "../../accounts/person.ts";
import { readControl } from "../../control/body.ts";
import type { Exchange } from "../../exchange.ts";
import { catalogueOf } from "../../market/catalogue.ts";
import { Refusal } from "../../refusal.ts";
import { amount } from "../../setting-kinds.ts";
import { allocateAddress } from "./addresses.ts";
import { depositDesk, depositSteps } from "./desk.ts";
import type { DepositSettings } from "./settings.ts";

const sendBody = v.strictObject({
  /** To this account's own address, or in this account's name from `from`. */
  account: v.string(),
  coin: v.string(),
  chain: v.optional(v.string()),
  amount,
  /** Another address or memo than the account's. */
  address: v.optional(v.string()),
  memo: v.optional(v.string()),
  /** The address that sends it; "" where the chain does not tell. */
  fromAddress: v.optional(v.string()),
  depositType: v.optional(v.picklist(["0", "10", "20", "50"])),
  travelRule: v.optional(v.picklist([0, 1])),
  /** An account that it comes from, off-chain. */
  from: v.optional(v.string()),
});
const stepBody = v.strictObject({ id: v.string(), step: v.picklist(depositSteps) });

/** What tests send in, and what no block does. */
export function serveDepositControl(fastify: FastifyInstance, exchange: Exchange<DepositSettings>): void {
  const { market, settings, clock } = exchange;
  const catalogue = catalogueOf(market);
  const { db } = exchange.database;

  fastify.post("/sandbox/control/deposits", async ({ body }, reply) => {
    const sent = readControl(sendBody, body);
    const person = await findPerson(db, sent.account);
    if (person === undefined) return reply.code(404).send({ error: `No account ${sent.account}` });
    if (sent.from !== undefined) {
      const from = await findPerson(db, sent.from);
      if (from === undefined) return reply.code(404).send({ error: `No account ${sent.from}` });
      const { id } = await depositDesk.of(exchange).sendInternally(from, person, sent.coin, sent.amount);
      return { as: "deposit", id };
    }
    const chain = catalogue.chain(sent.coin, sent.chain ?? "", settings.depositBlockMs);
    if (chain === undefined) return reply.code(400).send({ error: `No ${sent.coin} on ${sent.chain ?? ""}` });
    const own = await allocateAddress(db, catalogue, person, { coin: sent.coin, chain }, clock.now());
    const { address = own.address, memo = own.memo } = sent;
    const arrival = await depositDesk.of(exchange).send({ ...sent, chain: chain.chain, address, memo });
    return arrival.as === "deposit"
      ? { as: arrival.as, id: arrival.row.id, txID: arrival.row.txId }
      : { as: arrival.as };
  });

  fastify.post("/sandbox/control/deposits/step", async ({ body }, reply) => {
    const { id, step } = readControl(stepBody, body);
    try {
      return { status: (await depositDesk.of(exchange).step(id, step)).status };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return reply.code(400).send({ error: error.message });
    }
  });
}
