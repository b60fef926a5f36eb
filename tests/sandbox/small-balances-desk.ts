import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { accounts } from "#sandbox/ledger/tables.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import { batchesFault } from "#shared/domain/batch-sanity.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

/** Small balances as a worker converts them, at prices that stand still. */

export let under: SandboxUnderTest;

const prices = { DOGE: "0.19342", ADA: "0.7421", XLM: "0.38215", NEAR: "4.867", BNB: "652.30" };

export const accountType = "eb_convert_funding";
export const crumbs = { DOGE: "41.07", ADA: "8.2143", XLM: "14.02", NEAR: "1.177" };
export const coins = Object.keys(crumbs);
export const owner = (part: object = {}) =>
  under.account({ balances: { funding: crumbs, unified: crumbs }, ...part });

export const list = (token: string) =>
  under.call<"batch.list", CallOutput<"batch.list">>("batch.list", { accountType }, token);
export function quote(token: string, part: object = {}) {
  const input = { accountType, fromCoinList: coins, toCoin: "USDT", ...part } as const;
  return under.call<"batch.quote", CallOutput<"batch.quote">>("batch.quote", input, token);
}
export const requote = (token: string, quoteId: string) =>
  under.call<"batch.reQuote", CallOutput<"batch.reQuote">>("batch.reQuote", { quoteId }, token);
export const convert = (token: string, quoteId: string, requestId = newRequestId()) =>
  under.call<"batch.convert", CallOutput<"batch.convert">>("batch.convert", { quoteId, requestId }, token);
export const query = (token: string, part: object) =>
  under.call<"batch.query", CallOutput<"batch.query">>("batch.query", part, token);

/** What the house has earned in USDT, by demo accounts too. */
export async function houseFees(): Promise<Decimal> {
  const found = await under.sandbox.exchange.database.db
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(and(eq(accounts.owner, "house"), eq(accounts.kind, "fees"), eq(accounts.coin, "USDT")));
  return new Decimal(found[0]?.balance ?? 0);
}

/** The record of a batch once it has ended. */
export async function ended(token: string, quoteId: string) {
  under.clock.advance(300);
  const record = async () => {
    const { result } = await query(token, { quoteId });
    // What the page would drop is not said on the way either.
    expect(batchesFault(result)).toBe("");
    return result.records[0];
  };
  await expect.poll(async () => (await record())?.status).not.toBe("processing");
  const found = await record();
  if (found === undefined) throw new Error("No record");
  return found;
}

/** For a test file of its own. */
export function openDesk(): void {
  beforeAll(async () => {
    under = await startSandbox();
  }, startMs);
  afterAll(() => under.close());
  beforeEach(async () => {
    await under.control("/sandbox/control/reset", {});
    for (const [coin, price] of Object.entries(prices)) {
      await under.control("/sandbox/control/market", { freeze: true, symbol: `${coin}USDT`, price });
    }
  });
}
