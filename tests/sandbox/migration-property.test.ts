/** D6.1, D10.7, F6h.1, F6h.6, F6h.8, F6h.9. */
import { randomUUID } from "node:crypto";
import { and, eq, gt, inArray, isNotNull } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
import { createPerson, findPerson } from "#sandbox/accounts/person.ts";
import { openSession } from "#sandbox/accounts/sessions.ts";
import { limitOrders } from "#sandbox/areas/limit-order/tables.ts";
import { newCard } from "#sandbox/areas/migration/demo-cards.ts";
import { answerIdentity } from "#sandbox/areas/migration/identity.ts";
import { ownerAt } from "#sandbox/areas/migration/move-coins.ts";
import {
  cards,
  migrationAssets,
  migrationParts,
  migrationQuotes,
  migrations,
  outsideBlockers,
} from "#sandbox/areas/migration/tables.ts";
import { openBooks } from "#sandbox/books.ts";
import { conversions, quotes } from "#sandbox/dealer/tables.ts";
import { dispatch } from "#sandbox/http/dispatcher.ts";
import { balances, trialBalance } from "#sandbox/ledger/ledger.ts";
import { accounts, entries, postings } from "#sandbox/ledger/tables.ts";
import {
  type CallInput,
  type CallOutput,
  callDefinition,
  type HttpCallName,
} from "#shared/contract/index.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { dailySeed, fuzzRuns } from "../fuzz-runs.ts";
import { nodeSignature } from "../signing/node-client.ts";
import { dyingBooks } from "./dying-books.ts";
import { reachable } from "./migration-table.ts";
import { type SandboxUnderTest, startSandbox, testDatabase } from "./sandbox-under-test.ts";

/**
 * People side by side, each on a walk of their own through a migration: onwards, aside, twice, too late; with lost answers,
 * ids used again or closed, failures of the dealer, the transfer and the issuer, a database that goes away in the middle of any
 * transaction, pages that die with a call on its way, heard or not, and an exchange that dies between steps.
 */

const books = await openBooks(testDatabase());
const dying = dyingBooks(books);
const pairs = 40;
let under: SandboxUnderTest = await startSandbox({ database: { opened: dying.opened }, activity: 0, pairs });
afterAll(async () => {
  await under.close();
  await books.close();
});

/**
 * Walks: 14 in a short run, 2,016 at twelve times its scale. No more side by side: the exchange would fall so far behind the
 * clock that nobody comes to an end.
 */
const people = 14;
const rounds = fuzzRuns(fuzzRuns(1));
const steps = 16;
const opening = {
  funding: { USDT: "900.25", BTC: "0.75", DAI: "120.5", XRP: "0.000001" },
  unified: { USDT: "31.125", ETH: "1.5" },
} as const;

const walkStep = fc.record({
  act: fc.constantFrom(
    ...(["on", "on", "on", "on", "on", "on", "on", "on"] as const),
    ...(["create", "abort", "quote", "confirm", "start", "cards", "complete", "skip"] as const),
    ...(["between", "convert", "order", "block", "clear", "reject", "again"] as const),
  ),
  outcome: fc.constantFrom(
    "fine",
    "fine",
    "twice",
    "at once",
    "closed first",
    "page dies",
    "page dies unheard",
  ),
  many: fc.nat(3),
});
type Step = typeof walkStep extends fc.Arbitrary<infer S> ? S : never;

const round = fc.record({
  walks: fc.array(fc.array(walkStep, { minLength: 8, maxLength: steps }), {
    minLength: people,
    maxLength: people,
  }),
  /** Before which step the exchange dies, and in which transaction from then on the database does. */
  exchangeDies: fc.nat(steps + 8),
  databaseDies: fc.nat(60),
  when: fc.constantFrom("before it stands", "after it stands"),
  passes: fc.array(fc.nat(2_500), { minLength: steps, maxLength: steps }),
  fates: fc.record({
    failMigrationAt: fc.constantFrom(0, 0, 0, 0, 2, 4),
    failMigrationCards: fc.nat(2),
    failMigrationCoins: fc.subarray(["USDT", "DAI"]),
    migrationIdentity: fc.constantFrom("accept", "accept", "reject"),
  }),
  hasCards: fc.boolean(),
  isKnownThere: fc.boolean(),
});

interface Walker {
  readonly id: number;
  readonly name: string;
  readonly token: string;
  quoteId: string;
  /** By migration, the state it was last seen in. */
  readonly seen: Map<string, string>;
  /** What pages had under way when they died: the next one finds it in its journal. */
  readonly journal: Left[];
}

interface Left {
  readonly requestId: string;
  readonly call: HttpCallName;
  readonly input: Record<string, unknown>;
  /** What is still on its way to the exchange when it is asked what became of it. */
  readonly late: (() => Promise<Answered | undefined>) | null;
}

/** By requestId: that it happened, or that nothing did. */
const done = new Map<string, { readonly call: HttpCallName; readonly input: Record<string, unknown> }>();
const nothing = new Set<string>();

interface Answered {
  readonly retCode: number;
  readonly result: unknown;
}

/** As the API's door would hand it on, without the sockets. */
async function call<N extends HttpCallName>(name: N, input: CallInput<N>, token: string): Promise<Answered> {
  const { exchange } = under.sandbox;
  const { path, method, signed } = callDefinition(name);
  const publicKey = exchange.keys.published.requestPublicKey;
  const signature =
    signed === true ? nodeSignature({ path, body: input, now: under.clock.now(), publicKey }) : "";
  return dispatch(exchange, name, {
    query: method === "GET" ? input : {},
    origin: "http://localhost",
    body: method === "GET" ? "" : JSON.stringify(input),
    token,
    path: path.replace(/^\//, ""),
    signature,
    clearCookie: () => undefined,
  });
}

/** A call that moves no money; undefined where the database went away. */
async function ask<N extends HttpCallName>(
  { token }: Walker,
  name: N,
  input: CallInput<N>,
): Promise<CallOutput<N> | undefined> {
  const answer = await call(name, input, token).catch(() => undefined);
  return answer?.retCode === 0 ? (answer.result as CallOutput<N>) : undefined;
}

async function lookUp(id: number, requestId: string): Promise<Answered | "absent"> {
  for (;;) {
    try {
      const found = await under.sandbox.exchange.moneyCalls.lookup(id, requestId);
      if (found.state === "absent") return "absent";
      if (found.state === "done") return found.answer;
    } catch {
      // The database went away in the look-up's own transaction.
    }
    await new Promise(setImmediate);
  }
}

async function pay<N extends HttpCallName>(
  me: Walker,
  name: N,
  given: Omit<CallInput<N>, "requestId">,
  outcome: Step["outcome"],
): Promise<void> {
  const requestId = randomUUID();
  const input = { ...given, requestId } as CallInput<N>;
  const send = () => call(name, input, me.token).catch(() => undefined);
  if (outcome === "closed first") {
    const first = await lookUp(me.id, requestId);
    expect(first).toBe("absent");
    const late = await send();
    if (late !== undefined) expect(late.retCode).not.toBe(0);
    nothing.add(requestId);
    return;
  }
  if (outcome === "page dies" || outcome === "page dies unheard") {
    const isHeard = outcome === "page dies";
    if (isHeard) void send();
    me.journal.push({ requestId, call: name, input, late: isHeard ? null : send });
    return;
  }
  if (outcome === "at once") await Promise.all([send(), send()]);
  else await send();
  const known = await lookUp(me.id, requestId);
  if (known === "absent" || known.retCode !== 0) nothing.add(requestId);
  else done.set(requestId, { call: name, input });
  if (outcome === "twice" && known !== "absent") {
    const again = await send();
    if (again !== undefined) expect(again).toMatchObject({ retCode: known.retCode, result: known.result });
  }
}

/** A new page: it sends nothing again, and asks what became of what the one before it had sent. */
async function comeBack(me: Walker): Promise<void> {
  for (const { requestId, call: name, input, late } of me.journal.splice(0)) {
    const known = await lookUp(me.id, requestId);
    if (known !== "absent" && known.retCode === 0) done.set(requestId, { call: name, input });
    else nothing.add(requestId);
    // What it was told did not happen does not happen later either.
    const answer = await late?.();
    if (answer !== undefined && known === "absent") expect(answer.retCode).not.toBe(0);
  }
}

async function look(me: Walker): Promise<CallOutput<"migration.status"> | undefined> {
  const found = await ask(me, "migration.status", {});
  if (found === undefined || found.migrationId === "") return found;
  const fault = callDefinition("migration.status").sane?.(found, {}, under.clock.now());
  expect(fault, JSON.stringify(found)).toBe("");
  const before = me.seen.get(found.migrationId) ?? "CREATED";
  expect(reachable(before), `${before} to ${found.status}`).toContain(found.status);
  me.seen.set(found.migrationId, found.status);
  return found;
}

async function quote(me: Walker, migrationId: string, many: number): Promise<void> {
  const fromCoinList = many === 0 ? { fromCoinList: ["USDT"] } : {};
  const toCoin = (["USDC", "EURC", "EUR"] as const)[many] ?? "USDC";
  const input = { migrationId, toCoin, ...fromCoinList };
  const found = await ask(me, "migration.convertInfo", input);
  if (found === undefined) return;
  expect(callDefinition("migration.convertInfo").sane?.(found, input, under.clock.now())).toBe("");
  me.quoteId = found.quoteId;
}

async function start(me: Walker, migrationId: string, outcome: Step["outcome"]): Promise<void> {
  const check = { userId: me.id, scene: "migration", detail: JSON.stringify({ migrationId }), demands: [] };
  const { token: riskToken } = under.sandbox.exchange.verificationCodes.checks.open(check);
  await pay(me, "migration.start", { migrationId, riskToken }, outcome);
}

async function moveCards(me: Walker, migrationId: string, { many, outcome }: Step): Promise<void> {
  const found = await ask(me, "cards.migrable", { migrationId });
  const can = (found?.list ?? []).filter(({ migrable }) => migrable).map(({ cardId }) => cardId);
  const cardIds = can.slice(0, many);
  await ask(me, "cards.acceptTerms", { cardIds, tncVersion: "2", agree: true });
  await pay(me, "cards.start", { migrationId, cardIds }, outcome);
}

async function clear(me: Walker): Promise<void> {
  await books.db.delete(outsideBlockers).where(eq(outsideBlockers.userId, me.id));
  const open = await books.db
    .select({ id: limitOrders.id })
    .from(limitOrders)
    .where(and(eq(limitOrders.userId, me.id), eq(limitOrders.status, "PENDING")));
  for (const { id } of open) await pay(me, "limitOrder.cancel", { exchangeTxId: id }, "fine");
}

type Way = (me: Walker, one: Step, migrationId: string) => Promise<void>;

/** The next right thing to do, where a person is waited for. */
const ways: Readonly<Record<string, Way>> = {
  NOT_STARTED: (me, one) => act(me, { ...one, act: "create" }),
  ABORTED: (me, one) => act(me, { ...one, act: "create" }),
  KYC_REJECTED: (me, one) => act(me, { ...one, act: "again" }),
  PRECHECK_FAILED: clear,
  async ASSET_REVIEW(me, one, migrationId) {
    await clear(me);
    await quote(me, migrationId, one.many + 1);
    const { quoteId } = me;
    me.quoteId = "";
    if (quoteId === "") await start(me, migrationId, one.outcome);
    else await pay(me, "migration.confirmQuote", { migrationId, quoteId }, one.outcome);
  },
  async ASSETS_READY(me, one, migrationId) {
    await clear(me);
    await start(me, migrationId, one.outcome);
  },
  CARD_PENDING: (me, one, migrationId) => moveCards(me, migrationId, { ...one, many: one.many + 1 }),
};

async function goOn(me: Walker, one: Step): Promise<void> {
  const found = await look(me);
  if (found !== undefined) await ways[found.status]?.(me, one, found.migrationId);
}

async function act(me: Walker, one: Step): Promise<void> {
  if (one.many > 0) await comeBack(me);
  const newest = [...me.seen.keys()].at(-1) ?? "none";
  const { exchange } = under.sandbox;
  const person = await findPerson(books.db, me.name);
  if (person === undefined) throw new Error("gone");
  switch (one.act) {
    case "on":
      return goOn(me, one);
    case "create":
      await Promise.all(
        (one.outcome === "at once" ? [1, 2] : [1]).map(() =>
          ask(me, "migration.create", { targetSite: "EU", tncVersion: "1", agree: true }),
        ),
      );
      await look(me);
      return;
    case "abort":
      await ask(me, "migration.abort", { migrationId: newest });
      return;
    case "quote":
      return quote(me, newest, one.many);
    case "confirm":
      return pay(
        me,
        "migration.confirmQuote",
        { migrationId: newest, quoteId: me.quoteId || "1" },
        one.outcome,
      );
    case "start":
      return start(me, newest, one.outcome);
    case "cards":
      return moveCards(me, newest, one);
    case "complete":
    case "skip":
      await ask(me, "cards.complete", { migrationId: newest, skip: one.act === "skip" });
      return;
    case "between": {
      const toUnified = one.many % 2 === 0;
      const sides = toUnified ? (["FUND", "UNIFIED"] as const) : (["UNIFIED", "FUND"] as const);
      const [fromAccountType, toAccountType] = sides;
      const wanted = {
        transferId: randomUUID(),
        coin: "USDT",
        amount: "3.25",
        fromAccountType,
        toAccountType,
      };
      return pay(me, "transfer.inter", wanted, one.outcome);
    }
    case "convert": {
      const pair = { accountType: "eb_convert_funding", fromCoin: "BTC", toCoin: "USDT" } as const;
      const wanted = { ...pair, requestCoin: "BTC", requestAmount: "0.001", requestId: randomUUID() };
      const firm = await ask(me, "convert.quote", wanted);
      if (firm === undefined) return;
      const { accountType } = pair;
      return pay(me, "convert.execute", { quoteTxId: firm.quoteTxId, accountType }, one.outcome);
    }
    case "order":
      return order(me, one);
    case "block":
      await books.db
        .insert(outsideBlockers)
        .values({ userId: me.id, type: "BOT", count: 1, until: Number.MAX_SAFE_INTEGER })
        .onConflictDoNothing();
      return;
    case "clear":
      return clear(me);
    case "reject":
    case "again":
      await answerIdentity(exchange, person, one.act, under.clock.now()).catch(() => undefined);
  }
}

async function order(me: Walker, { outcome }: Step): Promise<void> {
  const wanted = {
    fromCoin: "BTC",
    toCoin: "USDT",
    fromAmount: "0.002",
    limitPrice: "190000",
    accountType: "limit_order_funding",
    expiredType: "1_D",
  } as const;
  await pay(me, "limitOrder.create", wanted, outcome);
}

async function walker(isKnownThere: boolean, hasCards: boolean): Promise<Walker> {
  const name = `walker-${randomUUID()}`;
  const at = under.clock.now();
  const person = await createPerson(
    books.db,
    name,
    {
      currencyCode: "EUR",
      subAttribute: 0,
      email: "",
      mobile: "",
      kycLevel: "LEVEL_2",
      kycRegion: isKnownThere ? "AUT" : "SGP",
      label: { type: 0, level: 0, name: "No VIP" },
      migratesTo: "EU",
    },
    opening,
    at,
  );
  if (hasCards) {
    await newCard(books.db, person, {}, at);
    await newCard(books.db, person, { pan4: "0926", payForMs: 4_000 }, at);
  }
  const token = await openSession(books.db, person, at);
  return { id: person.id, name, token, quoteId: "", seen: new Map(), journal: [] };
}

/** The exchange dies with all it had under way; another one opens the same books. */
async function kill(): Promise<void> {
  const { clock } = under;
  const { settings } = under.sandbox.exchange;
  await under.sandbox.close();
  under = await startSandbox({ database: { opened: dying.opened }, clock, activity: 0, pairs, settings });
}

const whole = (sums: Map<string, Decimal>, coin: string, amount: string | Decimal): void => {
  sums.set(coin, (sums.get(coin) ?? new Decimal(0)).plus(amount));
};

/** What they began with and what their conversions made of it is what they have, here and there together. */
async function expectAllIsThere({ id }: Walker): Promise<void> {
  const owned = new Map<string, Decimal>();
  for (const wallet of Object.values(opening)) {
    for (const [coin, amount] of Object.entries(wallet)) whole(owned, coin, amount);
  }
  const parts = await books.db
    .select()
    .from(migrationParts)
    .innerJoin(migrationQuotes, eq(migrationQuotes.id, migrationParts.quoteId))
    .innerJoin(migrations, eq(migrations.id, migrationQuotes.migrationId))
    .where(and(eq(migrations.userId, id), eq(migrationParts.status, "success")));
  for (const { migration_parts: part, migration_quotes: quoted } of parts) {
    whole(owned, part.fromCoin, new Decimal(part.fromAmount).negated());
    whole(owned, quoted.toCoin, part.toAmount);
  }
  const converted = await books.db
    .select()
    .from(conversions)
    .innerJoin(quotes, eq(quotes.id, conversions.quoteId))
    .where(and(eq(conversions.userId, id), eq(conversions.status, "success")));
  for (const { conversions: one, quotes: quoted } of converted) {
    whole(owned, quoted.fromCoin, new Decimal(one.fromAmount).negated());
    whole(owned, quoted.toCoin, one.toAmount ?? "0");
  }
  const has = new Map<string, Decimal>();
  for (const owner of [String(id), ownerAt("EU", id)]) {
    for (const { coin, amount } of await balances(books.db, owner)) whole(has, coin, amount);
  }
  const told = (sums: Map<string, Decimal>) =>
    [...sums]
      .map(([coin, sum]) => `${coin} ${sum.toFixed()}`)
      .filter((line) => !line.endsWith(" 0"))
      .toSorted();
  expect(told(has)).toEqual(told(owned));
}

/** Each coin of each account is in one place, and the books agree. */
async function expectPlaces({ id }: Walker): Promise<void> {
  const [row] = await books.db
    .select()
    .from(migrations)
    .where(and(eq(migrations.userId, id), isNotNull(migrations.startedAt)));
  const here = await balances(books.db, String(id));
  const there = await balances(books.db, ownerAt("EU", id));
  const assets =
    row === undefined
      ? []
      : await books.db.select().from(migrationAssets).where(eq(migrationAssets.migrationId, row.id));
  const lines = (
    rows: readonly { readonly kind: string; readonly coin: string; readonly amount: string }[],
  ) => rows.map(({ kind, coin, amount }) => `${kind} ${coin} ${new Decimal(amount).toFixed()}`).toSorted();
  const at = (place: string) =>
    assets
      .filter((one) => one.at === place)
      .map(({ wallet: kind, coin, amount }) => ({ kind, coin, amount }));
  expect(lines(there)).toEqual(lines(at("THERE")));
  if (row === undefined) return;
  expect(at("MOVING")).toEqual([]);
  expect(lines(here)).toEqual(lines(at("HERE")));
  if (row.status !== "FAILED")
    expect(assets.filter((one) => one.action === "TRANSFER" && one.at !== "THERE")).toEqual([]);
  // From the start on nothing else has moved here.
  const later = await books.db
    .selectDistinct({ kind: postings.kind })
    .from(postings)
    .innerJoin(entries, eq(entries.postingId, postings.id))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(and(eq(accounts.owner, String(id)), gt(postings.createdAt, row.startedAt ?? 0)));
  expect(["migration_move", "migration_release"]).toEqual(
    expect.arrayContaining(later.map(({ kind }) => kind)),
  );
}

/** What was told to have happened did, once; of what was told not to nothing stands. */
async function expectWhatWasTold(all: readonly Walker[]): Promise<void> {
  const ids = all.map(({ id }) => id);
  const rows = await books.db.select().from(migrations).where(inArray(migrations.userId, ids));
  const used = await books.db
    .select()
    .from(migrationQuotes)
    .where(
      and(
        inArray(migrationQuotes.migrationId, ["", ...rows.map(({ id }) => id)]),
        isNotNull(migrationQuotes.usedAt),
      ),
    );
  const of = (name: HttpCallName, field: string) =>
    [...done.values()]
      .filter((one) => one.call === name)
      .map(({ input }) => String(input[field]))
      .toSorted();
  expect(of("migration.start", "migrationId")).toEqual(
    rows
      .filter(({ startedAt }) => startedAt !== null)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(of("migration.confirmQuote", "quoteId")).toEqual(used.map(({ id }) => id).toSorted());
  for (const requestId of nothing) expect(done.has(requestId)).toBe(false);
  const current = rows.filter(({ status }) => status !== "ABORTED").map(({ userId }) => userId);
  expect(new Set(current).size).toBe(current.length);
}

test(
  "whoever moves how far, whatever dies when: nothing is lost, nothing is done twice, each coin is in one place",
  async () => {
    const ends = new Set<string>();
    await fc.assert(
      fc.asyncProperty(round, async (given) => {
        const { walks, exchangeDies, databaseDies, when, passes, fates, hasCards, isKnownThere } = given;
        done.clear();
        nothing.clear();
        Object.assign(under.sandbox.exchange.settings, {
          mostCalls: 10_000,
          mostMoneyCalls: 10_000,
          migrationPauseMs: 100,
          migrationIdentityMs: 200,
          migrationStepMs: 100,
          migrationCardMs: 200,
          settleDelayMs: 50,
          ...fates,
        });
        const all = await Promise.all(walks.map(() => walker(isKnownThere, hasCards)));
        for (let at = 0; at < steps; at += 1) {
          if (exchangeDies === at) await kill();
          if (at === 2) dying.dieAt(databaseDies, when);
          await Promise.all(
            walks.map(async (walk, who) => {
              const one = walk[at];
              if (one !== undefined) await act(all[who] as Walker, one);
            }),
          );
          under.clock.advance(passes[at] ?? 0);
          await Promise.all(all.map(look));
        }
        dying.live();
        await Promise.all(all.map(comeBack));
        const ids = all.map(({ id }) => id);
        await vi.waitFor(
          async () => {
            under.clock.advance(2_000);
            const due = await books.db
              .select({ id: migrations.id })
              .from(migrations)
              .where(and(inArray(migrations.userId, ids), isNotNull(migrations.dueAt)));
            const open = await books.db
              .select({ id: conversions.quoteId })
              .from(conversions)
              .where(and(inArray(conversions.userId, ids), eq(conversions.status, "processing")));
            expect([...due, ...open]).toEqual([]);
          },
          { timeout: 60_000, interval: 10 },
        );
        for (const me of all) {
          const found = await look(me);
          ends.add(found?.status ?? "");
          await expectAllIsThere(me);
          await expectPlaces(me);
        }
        await expectWhatWasTold(all);
        expect(
          await books.db
            .select()
            .from(cards)
            .where(and(inArray(cards.userId, ids), eq(cards.status, "MOVING"))),
        ).toEqual([]);
        const { coins, drifted } = await trialBalance(books.db);
        expect(new Set(Object.values(coins))).toEqual(new Set(["0"]));
        expect(drifted).toBe(0);
      }),
      { numRuns: rounds, seed: dailySeed(), endOnFailure: true },
    );
    if (rounds > 20) {
      expect([...ends]).toEqual(
        expect.arrayContaining(["COMPLETED", "FAILED", "ABORTED", "ASSET_REVIEW", "CARD_PENDING"]),
      );
    }
  },
  fuzzRuns(600_000),
);
