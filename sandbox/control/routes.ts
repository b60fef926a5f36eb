import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { type HttpCallName, httpCalls } from "#shared/contract/index.ts";
import { privateTopics } from "#shared/feed/frames.ts";
import { createPerson, findPerson, labelOf, type Profile } from "../accounts/person.ts";
import { openSession } from "../accounts/sessions.ts";
import { openSubAccount } from "../areas/transfer/members.ts";
import type { Exchange } from "../exchange.ts";
import type { Feed } from "../feed/feed.ts";
import { balances, trialBalance } from "../ledger/ledger.ts";
import type { Part } from "../part.ts";
import { parts } from "../parts.ts";
import type { Collected } from "../serving/collectors.ts";
import { amount, atLeastOne, count } from "../setting-kinds.ts";
import { type Settings, settingsChange } from "../settings.ts";
import { answerSignatures } from "../signing/answer-signature.ts";
import type { Arrivals } from "./arrivals.ts";
import { readControl } from "./body.ts";
import type { Faults } from "./faults.ts";

/** The control plane: what tests do to the exchange and read from it. Never served without being requested. */
export interface Controlled {
  readonly exchange: Exchange<Settings>;
  readonly feed: Feed;
  readonly faults: Faults;
  readonly arrivals: Arrivals;
  readonly collected: Collected;
}

const callNames = Object.keys(httpCalls) as HttpCallName[];
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
  times: v.optional(atLeastOne),
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
const accountBody = v.strictObject({
  name: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))),
  balances: v.optional(
    v.strictObject({ funding: v.optional(amounts), unified: v.optional(amounts), spot: v.optional(amounts) }),
  ),
  currency: v.optional(v.string()),
  subAttribute: v.optional(v.number()),
  kycLevel: v.optional(v.picklist(["LEVEL_DEFAULT", "LEVEL_1", "LEVEL_2"])),
  kycRegion: v.optional(v.string()),
  taxResidence: v.optional(v.string()),
  borrows: v.optional(v.boolean()),
  spotMargin: v.optional(v.boolean()),
  unifiedState: v.optional(v.picklist(["", "FAIL", "PROCESS", "SUCCESS"])),
  convertBanUntil: v.optional(count),
  security: v.optional(
    v.strictObject({ authenticator: v.optional(v.boolean()), fundPassword: v.optional(v.boolean()) }),
  ),
  status: v.optional(v.picklist([1, 2, 4, 5])),
  isIdentityIncomplete: v.optional(v.boolean()),
  hasVipLimit: v.optional(v.boolean()),
  isBusiness: v.optional(v.boolean()),
  vipLevel: v.optional(v.string()),
  migratesTo: v.optional(v.picklist(["EU", "KAZ", "TUR", "HKG", "ARE", "NLD"])),
  subAccounts: v.optional(v.array(v.string())),
});

const ok = { ok: true };
const all: readonly Part<Settings>[] = parts;

export function serveControl(fastify: FastifyInstance, controlled: Controlled): void {
  const { exchange, feed, faults, arrivals, collected } = controlled;
  const { db } = exchange.database;
  const undoes: (() => Promise<void>)[] = [];
  for (const { control } of all) control?.(fastify, exchange, (undo) => undoes.push(undo));

  fastify.post("/sandbox/control/faults", async ({ body }) => {
    faults.add(readControl(faultBody, body));
    return { faults: faults.active() };
  });
  fastify.post("/sandbox/control/feed", async ({ body }) => {
    feed.apply(readControl(feedBody, body).action);
    return { connections: feed.connections() };
  });
  fastify.get("/sandbox/control/feed", async () => ({
    connections: feed.connections(),
    watching: Object.fromEntries(privateTopics.map((topic) => [topic, feed.watching(topic)])),
  }));
  fastify.post("/sandbox/control/market", async ({ body }, reply) => {
    const { symbol, price, freeze } = readControl(marketBody, body);
    if (freeze !== undefined) exchange.market.freeze(freeze);
    if (symbol !== undefined && !exchange.market.setPrice(symbol, price ?? "")) {
      return reply.code(400).send({ error: `${symbol} cannot have the price ${price ?? ""}` });
    }
    return ok;
  });
  fastify.post("/sandbox/control/settings", async ({ body }) => {
    const wanted = Object.entries(readControl(settingsChange, body)).filter(
      ([, value]) => value !== undefined,
    );
    return Object.assign(exchange.settings, Object.fromEntries(wanted));
  });
  fastify.post("/sandbox/control/reset", async ({ body }) => {
    const { account } = readControl(resetBody, body);
    faults.clear(account);
    if (account !== undefined) return ok;
    arrivals.clear();
    collected.clear();
    feed.apply("accept");
    feed.apply("resume");
    exchange.market.freeze(false);
    exchange.market.restorePrices();
    Object.assign(exchange.settings, exchange.startSettings);
    await Promise.all(undoes.map((undo) => undo()));
    return ok;
  });
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
    return { mails: exchange.verificationCodes.mailbox(person.id) };
  });
  fastify.get<{ Querystring: { call?: string; requestId?: string; account?: string } }>(
    "/sandbox/control/seen",
    async ({ query: { call = "", ...filter } }) => ({ count: arrivals.count(call, filter) }),
  );
  fastify.post("/sandbox/accounts", async ({ body }) => {
    const wanted = readControl(accountBody, body);
    const name = wanted.name ?? `test-${randomBytes(6).toString("hex")}`;
    const now = exchange.clock.now();
    const profile = {
      currencyCode: wanted.currency ?? "USD",
      subAttribute: wanted.subAttribute ?? 0,
      email: "te****@example.com",
      mobile: "",
      kycLevel: wanted.kycLevel ?? "LEVEL_2",
      kycRegion: wanted.kycRegion ?? "SGP",
      ...(wanted.taxResidence !== undefined && { taxResidence: wanted.taxResidence }),
      label: labelOf(wanted.vipLevel),
      borrows: wanted.borrows ?? false,
      spotMargin: wanted.spotMargin ?? false,
      unifiedState: wanted.unifiedState ?? "",
      convertBanUntil: wanted.convertBanUntil ?? 0,
      security: wanted.security ?? {},
      status: wanted.status ?? 1,
      isBusiness: wanted.isBusiness ?? false,
      isIdentityIncomplete: wanted.isIdentityIncomplete ?? false,
      hasVipLimit: wanted.hasVipLimit ?? false,
      migratesTo: wanted.migratesTo,
    } satisfies Profile;
    const { funding = {}, unified = {}, spot = {} } = wanted.balances ?? {};
    const person = await createPerson(db, name, profile, { funding, unified, spot }, now);
    for (const sub of wanted.subAccounts ?? []) await openSubAccount(db, person, { name: sub }, now);
    return { account: name, userId: String(person.id), token: await openSession(db, person, now) };
  });
}
