import { and, eq } from "drizzle-orm";
import { expect } from "vitest";
import { limitOrders } from "#sandbox/areas/limit-order/tables.ts";
import { outsideBlockers } from "#sandbox/areas/migration/tables.ts";
import { type CallOutput, callDefinition } from "#shared/contract/index.ts";
import { reachable } from "../migration-table.ts";
import { type Outcome, pay } from "./pay.ts";
import { request, type Walker, type World } from "./world.ts";

/** The status as the exchange tells it: sane, and reachable from where it was. */
export async function look(world: World, me: Walker): Promise<CallOutput<"migration.status"> | undefined> {
  const found = await request(world, me, "migration.status", {});
  if (found === undefined || found.migrationId === "") return found;
  const fault = callDefinition("migration.status").sane?.(found, {}, world.under.clock.now());
  expect(fault, JSON.stringify(found)).toBe("");
  const before = me.seen.get(found.migrationId) ?? "CREATED";
  expect(reachable(before), `${before} to ${found.status}`).toContain(found.status);
  me.seen.set(found.migrationId, found.status);
  return found;
}

export async function quote(world: World, me: Walker, migrationId: string, many: number): Promise<void> {
  const fromCoinList = many === 0 ? { fromCoinList: ["USDT"] } : {};
  const toCoin = (["USDC", "EURC", "EUR"] as const)[many] ?? "USDC";
  const input = { migrationId, toCoin, ...fromCoinList };
  const found = await request(world, me, "migration.convertInfo", input);
  if (found === undefined) return;
  expect(callDefinition("migration.convertInfo").sane?.(found, input, world.under.clock.now())).toBe("");
  me.quoteId = found.quoteId;
}

export async function start(world: World, me: Walker, migrationId: string, outcome: Outcome): Promise<void> {
  const check = { userId: me.id, scene: "migration", detail: JSON.stringify({ migrationId }), demands: [] };
  const { token: riskToken } = world.under.sandbox.exchange.verificationCodes.checks.open(check);
  await pay(world, me, "migration.start", { migrationId, riskToken }, outcome);
}

/** How many cards, and how the call goes. */
interface Choice {
  readonly many: number;
  readonly outcome: Outcome;
}

export async function moveCards(
  world: World,
  me: Walker,
  migrationId: string,
  { many, outcome }: Choice,
): Promise<void> {
  const found = await request(world, me, "cards.migrable", { migrationId });
  const can = (found?.list ?? []).filter(({ migrable }) => migrable).map(({ cardId }) => cardId);
  const cardIds = can.slice(0, many);
  await request(world, me, "cards.acceptTerms", { cardIds, tncVersion: "2", agree: true });
  await pay(world, me, "cards.start", { migrationId, cardIds }, outcome);
}

export async function clear(world: World, me: Walker): Promise<void> {
  await world.books.db.delete(outsideBlockers).where(eq(outsideBlockers.userId, me.id));
  const open = await world.books.db
    .select({ id: limitOrders.id })
    .from(limitOrders)
    .where(and(eq(limitOrders.userId, me.id), eq(limitOrders.status, "PENDING")));
  for (const { id } of open) await pay(world, me, "limitOrder.cancel", { exchangeTxId: id }, "fine");
}
