import { randomUUID } from "node:crypto";
import { findPerson } from "#sandbox/accounts/person.ts";
import { answerIdentity } from "#sandbox/areas/migration/identity.ts";
import { outsideBlockers } from "#sandbox/areas/migration/tables.ts";
import { fc } from "../../fuzz.ts";
import { comeBack, outcomes, pay } from "./pay.ts";
import { clear, look, moveCards, quote, start } from "./steps.ts";
import { request, type Walker, type World } from "./world.ts";

export const walkStep = fc.record({
  act: fc.constantFrom(
    ...(["on", "on", "on", "on", "on", "on", "on", "on"] as const),
    ...(["create", "abort", "quote", "confirm", "start", "cards", "complete", "skip"] as const),
    ...(["between", "convert", "order", "block", "clear", "reject", "again"] as const),
  ),
  outcome: fc.constantFrom(...outcomes),
  many: fc.nat(3),
});
export type Step = typeof walkStep extends fc.Arbitrary<infer S> ? S : never;

type Way = (world: World, me: Walker, one: Step, migrationId: string) => Promise<void>;

/** The next right thing to do, where a person is waited for. */
const ways: Readonly<Record<string, Way>> = {
  NOT_STARTED: (world, me, one) => act(world, me, { ...one, act: "create" }),
  ABORTED: (world, me, one) => act(world, me, { ...one, act: "create" }),
  KYC_REJECTED: (world, me, one) => act(world, me, { ...one, act: "again" }),
  PRECHECK_FAILED: clear,
  async ASSET_REVIEW(world, me, one, migrationId) {
    await clear(world, me);
    await quote(world, me, migrationId, one.many + 1);
    const { quoteId } = me;
    me.quoteId = "";
    if (quoteId === "") await start(world, me, migrationId, one.outcome);
    else await pay(world, me, "migration.confirmQuote", { migrationId, quoteId }, one.outcome);
  },
  async ASSETS_READY(world, me, one, migrationId) {
    await clear(world, me);
    await start(world, me, migrationId, one.outcome);
  },
  CARD_PENDING: (world, me, one, migrationId) =>
    moveCards(world, me, migrationId, { ...one, many: one.many + 1 }),
};

async function goOn(world: World, me: Walker, one: Step): Promise<void> {
  const found = await look(world, me);
  if (found !== undefined) await ways[found.status]?.(world, me, one, found.migrationId);
}

/** One step of a walk: the next right thing, or something aside. */
export async function act(world: World, me: Walker, one: Step): Promise<void> {
  if (one.many > 0) await comeBack(world, me);
  const newest = [...me.seen.keys()].at(-1) ?? "none";
  const { exchange } = world.under.sandbox;
  const person = await findPerson(world.books.db, me.name);
  if (person === undefined) throw new Error("gone");
  switch (one.act) {
    case "on":
      return goOn(world, me, one);
    case "create":
      await Promise.all(
        (one.outcome === "at once" ? [1, 2] : [1]).map(() =>
          request(world, me, "migration.create", { targetSite: "EU", tncVersion: "1", agree: true }),
        ),
      );
      await look(world, me);
      return;
    case "abort":
      await request(world, me, "migration.abort", { migrationId: newest });
      return;
    case "quote":
      return quote(world, me, newest, one.many);
    case "confirm":
      return pay(
        world,
        me,
        "migration.confirmQuote",
        { migrationId: newest, quoteId: me.quoteId || "1" },
        one.outcome,
      );
    case "start":
      return start(world, me, newest, one.outcome);
    case "cards":
      return moveCards(world, me, newest, one);
    case "complete":
    case "skip":
      await request(world, me, "cards.complete", { migrationId: newest, skip: one.act === "skip" });
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
      return pay(world, me, "transfer.inter", wanted, one.outcome);
    }
    case "convert": {
      const pair = { accountType: "eb_convert_funding", fromCoin: "BTC", toCoin: "USDT" } as const;
      const wanted = { ...pair, requestCoin: "BTC", requestAmount: "0.001", requestId: randomUUID() };
      const firm = await request(world, me, "convert.quote", wanted);
      if (firm === undefined) return;
      const { accountType } = pair;
      return pay(world, me, "convert.execute", { quoteTxId: firm.quoteTxId, accountType }, one.outcome);
    }
    case "order":
      return order(world, me, one);
    case "block":
      await world.books.db
        .insert(outsideBlockers)
        .values({ userId: me.id, type: "BOT", count: 1, until: Number.MAX_SAFE_INTEGER })
        .onConflictDoNothing();
      return;
    case "clear":
      return clear(world, me);
    case "reject":
    case "again":
      await answerIdentity(exchange, person, one.act, world.under.clock.now()).catch(() => undefined);
  }
}

async function order(world: World, me: Walker, { outcome }: Step): Promise<void> {
  const wanted = {
    fromCoin: "BTC",
    toCoin: "USDT",
    fromAmount: "0.002",
    limitPrice: "190000",
    accountType: "limit_order_funding",
    expiredType: "1_D",
  } as const;
  await pay(world, me, "limitOrder.create", wanted, outcome);
}
