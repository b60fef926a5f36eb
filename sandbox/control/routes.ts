import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { type HttpCallName, httpCalls } from "#shared/contract/index.ts";
import { createPerson, findPerson } from "../accounts/person.ts";
import { openSession } from "../accounts/sessions.ts";
import { makePastConversions } from "../convert/history/past-conversions.ts";
import type { Exchange } from "../exchange.ts";
import type { Feed } from "../feed/feed.ts";
import { balances, trialBalance } from "../ledger/ledger.ts";
import type { Collected } from "../serving/collectors.ts";
import { answerSignatures } from "../signing/answer-signature.ts";
import type { Arrivals } from "./arrivals.ts";
import { serveDepositControl } from "./deposits.ts";
import type { Faults } from "./faults.ts";

/** The control plane: what tests do to the exchange and read from it. Never served without being asked for. */
export interface Controlled {
  readonly exchange: Exchange;
  readonly feed: Feed;
  readonly faults: Faults;
  readonly arrivals: Arrivals;
  readonly collected: Collected;
}

const callNames = Object.keys(httpCalls) as HttpCallName[];
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const amount = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/));
const amounts = v.record(v.string(), amount);

const faultBody = v.strictObject({
  call: v.optional(v.picklist(callNames)),
  account: v.optional(v.string()),
  latencyMs: v.optional(count),
  answerLatencyMs: v.optional(count),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  body: v.optional(v.string()),
  retCode: v.optional(v.pipe(v.number(), v.integer())),
  retMsg: v.optional(v.string()),
  result: v.optional(v.unknown()),
  afterHandling: v.optional(v.boolean()),
  contentType: v.optional(v.string()),
  signature: v.optional(v.picklist(answerSignatures)),
  cutBody: v.optional(v.boolean()),
  dropBeforeHandling: v.optional(v.boolean()),
  dropAfterHandling: v.optional(v.boolean()),
  times: v.optional(v.pipe(count, v.minValue(1))),
});
const feedBody = v.strictObject({
  action: v.picklist(["drop-all", "refuse", "accept", "silence", "resume", "garbage"]),
});
const resetBody = v.strictObject({ account: v.optional(v.string()) });
const marketBody = v.strictObject({
  symbol: v.optional(v.string()),
  price: v.optional(v.string()),
  freeze: v.optional(v.boolean()),
});
const settingsBody = v.strictObject({
  quoteTtlMs: v.optional(count),
  settleDelayMs: v.optional(count),
  holdSettlements: v.optional(v.boolean()),
  failConversions: v.optional(count),
  settleSlip: v.optional(v.pipe(v.string(), v.regex(/^-?0(\.\d+)?$/))),
  mostRunning: v.optional(v.pipe(count, v.minValue(1))),
  settleQueue: v.optional(count),
  mostCalls: v.optional(v.pipe(count, v.minValue(1))),
  mostMoneyCalls: v.optional(count),
  mostSocketsAnAddress: v.optional(count),
  mostChannels: v.optional(count),
  mostMessages: v.optional(count),
  mostLogins: v.optional(count),
  mostReports: v.optional(count),
  awayDealers: v.optional(v.array(v.string())),
  convertOpen: v.optional(v.boolean()),
  failLimitOrders: v.optional(count),
  limitOrderDayMs: v.optional(v.pipe(count, v.minValue(1))),
  batchQuoteTtlMs: v.optional(count),
  batchTotalMinValue: v.optional(amount),
  batchTotalMaxValue: v.optional(amount),
  batchPricelessCoins: v.optional(v.array(v.string())),
  failBatchCoins: v.optional(v.array(v.string())),
  depositBlockMs: v.optional(v.pipe(count, v.minValue(1))),
  logReply: v.optional(v.string()),
});
const accountBody = v.strictObject({
  name: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))),
  balances: v.optional(v.strictObject({ funding: v.optional(amounts), unified: v.optional(amounts) })),
  currency: v.optional(v.string()),
  subAttribute: v.optional(v.number()),
  kycLevel: v.optional(v.picklist(["LEVEL_DEFAULT", "LEVEL_1", "LEVEL_2"])),
  kycRegion: v.optional(v.string()),
  borrows: v.optional(v.boolean()),
  unifiedState: v.optional(v.picklist(["", "FAIL", "PROCESS", "SUCCESS"])),
  convertBanUntil: v.optional(count),
});

/** A body as its schema says; a wrong one is an error of the test, answered with 400. */
function read<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const checked = v.safeParse(schema, parsed(body));
  if (checked.success) return checked.output;
  const [issue] = checked.issues;
  throw Object.assign(new Error(`${v.getDotPath(issue) ?? "body"}: ${issue.message}`), { statusCode: 400 });
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(typeof body === "string" && body !== "" ? body : "{}");
  } catch {
    throw Object.assign(new Error("body: not JSON"), { statusCode: 400 });
  }
}

const pastBody = v.strictObject({
  account: v.string(),
  count: v.pipe(count, v.maxValue(2_000)),
  /** Between two of them; an hour when absent. */
  stepMs: v.optional(count),
});

const ok = { ok: true };

export function serveControl(fastify: FastifyInstance, controlled: Controlled): void {
  const { exchange, feed, faults, arrivals, collected } = controlled;
  const { db } = exchange.database;

  fastify.post("/sandbox/control/faults", async ({ body }) => {
    faults.add(read(faultBody, body));
    return { faults: faults.active() };
  });
  fastify.post("/sandbox/control/feed", async ({ body }) => {
    feed.apply(read(feedBody, body).action);
    return { connections: feed.connections() };
  });
  fastify.get("/sandbox/control/feed", async () => ({ connections: feed.connections() }));
  fastify.post("/sandbox/control/market", async ({ body }, reply) => {
    const { symbol, price, freeze } = read(marketBody, body);
    if (freeze !== undefined) exchange.market.freeze(freeze);
    if (symbol !== undefined && !exchange.market.setPrice(symbol, price ?? "")) {
      return reply.code(400).send({ error: `${symbol} cannot have the price ${price ?? ""}` });
    }
    return ok;
  });
  fastify.post("/sandbox/control/settings", async ({ body }) => {
    const wanted = Object.entries(read(settingsBody, body)).filter(([, value]) => value !== undefined);
    return Object.assign(exchange.settings, Object.fromEntries(wanted));
  });
  fastify.post("/sandbox/control/reset", async ({ body }) => {
    const { account } = read(resetBody, body);
    faults.clear(account);
    if (account !== undefined) return ok;
    arrivals.clear();
    collected.clear();
    feed.apply("accept");
    feed.apply("resume");
    exchange.market.freeze(false);
    Object.assign(exchange.settings, exchange.startSettings);
    return ok;
  });
  fastify.post("/sandbox/control/past-conversions", async ({ body }, reply) => {
    const { account: name, count: wanted, stepMs = 3_600_000 } = read(pastBody, body);
    const person = await findPerson(db, name);
    if (person === undefined) return reply.code(404).send({ error: `No account ${name}` });
    const { market, settings, clock } = exchange;
    const past = { person, count: wanted, until: clock.now(), stepMs };
    return { made: await makePastConversions(db, market, settings, past) };
  });
  serveDepositControl(fastify, exchange, read);
  fastify.get("/sandbox/control/telemetry", async () => collected.all());
  fastify.get("/sandbox/control/trial-balance", async () => trialBalance(db));
  fastify.get<{ Querystring: { account?: string } }>(
    "/sandbox/control/balances",
    async ({ query }, reply) => {
      const person = await findPerson(db, query.account ?? "");
      if (person === undefined) return reply.code(404).send({ error: `No account ${query.account ?? ""}` });
      return { balances: await balances(db, String(person.id)) };
    },
  );
  fastify.get<{ Querystring: { account?: string } }>("/sandbox/control/mail", async ({ query }, reply) => {
    const person = await findPerson(db, query.account ?? "");
    if (person === undefined) return reply.code(404).send({ error: `No account ${query.account ?? ""}` });
    return { mails: exchange.proofs.mailbox(person.id) };
  });
  fastify.get<{ Querystring: { call?: string; requestId?: string; account?: string } }>(
    "/sandbox/control/seen",
    async ({ query: { call = "", ...filter } }) => ({ count: arrivals.count(call, filter) }),
  );
  fastify.post("/sandbox/accounts", async ({ body }) => {
    const wanted = read(accountBody, body);
    const name = wanted.name ?? `test-${randomBytes(6).toString("hex")}`;
    const now = exchange.clock.now();
    const profile = {
      currencyCode: wanted.currency ?? "USD",
      subAttribute: wanted.subAttribute ?? 0,
      email: "te****@example.com",
      mobile: "",
      kycLevel: wanted.kycLevel ?? "LEVEL_2",
      kycRegion: wanted.kycRegion ?? "SGP",
      label: { type: 0, level: 0, name: "No VIP" },
      borrows: wanted.borrows ?? false,
      unifiedState: wanted.unifiedState ?? "",
      convertBanUntil: wanted.convertBanUntil ?? 0,
    } as const;
    const { funding = {}, unified = {} } = wanted.balances ?? {};
    const person = await createPerson(db, name, profile, { funding, unified }, now);
    return { account: name, userId: String(person.id), token: await openSession(db, person, now) };
  });
}
