import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { CallInput } from "#shared/contract/index.ts";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

/** Limit orders as a worker places them. */

export let under: SandboxUnderTest;

/** The dealer takes half a thousandth off it. */
export function price(last: string, freeze?: boolean): Promise<unknown> {
  return under.control("/sandbox/control/market", {
    symbol: "BTCUSDT",
    price: last,
    ...(freeze && { freeze }),
  });
}
export const tickMs = 200;
export const dayMs = 86_400_000;
export const rich = { balances: { funding: { BTC: "3", USDT: "500000", SOL: "10" } } };

export type CreateInput = CallInput<"limitOrder.create">;
export function orderOf(part: Partial<CreateInput> = {}): CreateInput {
  return {
    accountType: "limit_order_funding",
    fromCoin: "BTC",
    toCoin: "USDT",
    fromAmount: "0.1",
    limitPrice: "98500",
    expiredType: "30_D",
    requestId: newRequestId(),
    ...part,
  };
}
export function create(token: string, part: Partial<CreateInput> = {}) {
  return under.call("limitOrder.create", orderOf(part), token);
}
export function cancel(token: string, exchangeTxId = "", requestId = newRequestId()) {
  return under.call("limitOrder.cancel", { exchangeTxId, requestId }, token);
}
export async function order(token: string, exchangeTxId = ""): Promise<LimitOrder> {
  const { result } = await under.call<"limitOrder.query", LimitOrder>(
    "limitOrder.query",
    { exchangeTxId },
    token,
  );
  return result;
}
export async function status(token: string, id = ""): Promise<string> {
  return (await order(token, id)).orderStatus;
}
export async function list(token: string, part: CallInput<"limitOrder.list"> = {}): Promise<LimitOrder[]> {
  const { result } = await under.call<"limitOrder.list", { list: LimitOrder[] }>(
    "limitOrder.list",
    part,
    token,
  );
  return result.list;
}
export async function wallet(account: string): Promise<readonly string[]> {
  const kinds = [
    ["funding", "BTC"],
    ["funding_locked", "BTC"],
    ["funding", "USDT"],
  ] as const;
  return Promise.all(kinds.map(([kind, coin]) => under.balance(account, kind, coin)));
}
/** A session lasts a day, an order longer. */
export async function signInAgain(account: string): Promise<string> {
  return (await under.control<{ token: string }>("/sandbox/session", { account })).token;
}
export async function balanced(): Promise<void> {
  const { coins, drifted } = await under.control<{ coins: Record<string, string>; drifted: number }>(
    "/sandbox/control/trial-balance",
  );
  expect(new Set(Object.values(coins))).toEqual(new Set(["0"]));
  expect(drifted).toBe(0);
}

/** For a test file of its own. */
export function openDesk(): void {
  beforeAll(async () => {
    under = await startSandbox();
  }, startMs);
  afterAll(() => under.close());
  beforeEach(async () => {
    await under.control("/sandbox/control/reset", {});
    await price("94218.40", true);
  });
}
