/** D6.1. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { settleDue } from "#sandbox/areas/convert/conversions.ts";
import { openBooks } from "#sandbox/books.ts";
import type { Database, Db } from "#sandbox/ledger/database.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { fc, fuzzRuns } from "../fuzz.ts";
import {
  newRequestId,
  type SandboxUnderTest,
  startMs,
  startSandbox,
  testDatabase,
} from "./sandbox-under-test.ts";

/** The exchange killed at any moment and started again on the same books. */

let database: Database;
beforeAll(async () => {
  database = await openBooks(testDatabase());
}, startMs);
afterAll(() => database.close());

const accountType = "eb_convert_funding";
const coins = ["BTC", "USDT", "ETH"] as const;
const opening = { BTC: "0.5", USDT: "40000", ETH: "5" };

type Act =
  | "convert"
  | "convert twice"
  | "dealer fails"
  | "slip"
  | "settle"
  | "kill"
  | "kill in settlement"
  | "kill in answer";
const step = fc.record({
  act: fc.constantFrom<Act>(
    "convert",
    "convert twice",
    "dealer fails",
    "slip",
    "settle",
    "kill",
    "kill in settlement",
    "kill in answer",
  ),
  pair: fc.constantFrom<readonly ["BTC" | "USDT" | "ETH", string]>(
    ["BTC", "USDT"],
    ["USDT", "ETH"],
    ["ETH", "BTC"],
  ),
  /** Share of the opening balance, thousandths. */
  share: fc.integer({ min: 20, max: 400 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Books that break off in the middle of the transaction of a settlement: nothing of it may stay. */
function dyingBooks(db: Db): Db {
  const transaction: Db["transaction"] = (work, config) =>
    db.transaction(async (tx) => {
      await work(tx);
      throw new Error("killed");
    }, config);
  return new Proxy(db, {
    get: (target, key) => (key === "transaction" ? transaction : Reflect.get(target, key)),
  });
}

/** An exchange that can be killed: what it had under way stays in the books as it was. */
class Killable {
  under: SandboxUnderTest;

  constructor(under: SandboxUnderTest) {
    this.under = under;
  }

  static async open(): Promise<Killable> {
    return new Killable(await startSandbox({ database: { opened: database }, activity: 0 }));
  }

  /** Another takes its place, later by a second. */
  async kill(): Promise<void> {
    const later = this.under.clock.now() + 1000;
    await this.under.sandbox.close();
    this.under = await startSandbox({ database: { opened: database }, activity: 0 });
    const { clock } = this.under;
    if (later > clock.now()) clock.jump(later - clock.now());
  }
}

async function convert(
  { under }: Killable,
  token: string,
  { act, pair, share }: Step,
): Promise<string | null> {
  const [fromCoin, toCoin] = pair;
  const amount = new Decimal(opening[fromCoin]).times(share).div(1000).toFixed(4, Decimal.ROUND_FLOOR);
  const request = { accountType, fromCoin, toCoin, requestCoin: fromCoin, requestAmount: amount } as const;
  const firm = await under.call("convert.quote", { ...request, requestId: newRequestId() }, token);
  if (firm.code !== 0) return null;
  const quoteTxId = firm.result.quoteTxId ?? "";
  if (act === "dealer fails") await under.control("/sandbox/control/settings", { failConversions: 1 });
  if (act === "slip") await under.control("/sandbox/control/settings", { settleSlip: "0.003" });
  if (act === "kill in answer") {
    await under.control("/sandbox/control/faults", {
      call: "convert.execute",
      times: 1,
      dropAfterHandling: true,
    });
  }
  const send = () =>
    under
      .call("convert.execute", { quoteTxId, accountType, requestId: newRequestId() }, token)
      .catch(() => null);
  await Promise.all(act === "convert twice" ? [send(), send()] : [send()]);
  await under.control("/sandbox/control/settings", { settleSlip: "0" });
  return quoteTxId;
}

test("whatever is killed when, the books balance, no price is used twice and nothing stays halfway", async () => {
  const exchange = await Killable.open();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
      await exchange.under.control("/sandbox/control/reset", {});
      const { account, token } = await exchange.under.account({ balances: { funding: opening } });
      const used: string[] = [];
      for (const one of steps) {
        if (one.act === "settle") exchange.under.clock.advance(300);
        else if (one.act === "kill") await exchange.kill();
        else if (one.act === "kill in settlement") {
          const dying = dyingBooks(database.db);
          await settleDue(dying, exchange.under.clock.now() + 300).catch((error: unknown) => {
            expect(String(error)).toContain("killed");
          });
          await exchange.kill();
        } else {
          const quote = await convert(exchange, token, one);
          if (quote !== null) used.push(quote);
          if (one.act === "kill in answer") await exchange.kill();
        }
      }
      await exchange.kill();
      const { under } = exchange;
      under.clock.advance(1000);
      type Rows = { list: Record<string, string>[] };
      const records = async () =>
        (await under.call<"convert.history", Rows>("convert.history", { limit: 100 }, token)).result.list;
      await expect
        .poll(async () => (await records()).map((row) => row.exchangeStatus))
        .not.toContain("processing");
      const ended = await records();

      // Each price has at most one record, and none can be used again.
      expect(new Set(ended.map((row) => row.exchangeTxId)).size).toBe(ended.length);
      for (const quoteTxId of used) {
        const requestId = newRequestId();
        const again = await under.call("convert.execute", { quoteTxId, accountType, requestId }, token);
        // Used, or held no longer where its confirmation was refused.
        expect([700_009, 700_008, 700_005, 0]).toContain(again.code);
        const count = ended.filter((row) => row.exchangeTxId === quoteTxId).length;
        if (count > 0) expect(again.code).toBe(700_009);
      }
      under.clock.advance(1000);
      await expect
        .poll(async () => (await records()).map((row) => row.exchangeStatus))
        .not.toContain("processing");
      const final = await records();

      const book = await under.control<{ coins: Record<string, string>; drifted: number }>(
        "/sandbox/control/trial-balance",
      );
      expect(new Set(Object.values(book.coins))).toEqual(new Set(["0"]));
      expect(book.drifted).toBe(0);
      for (const coin of coins) {
        let expected = new Decimal(opening[coin]);
        for (const row of final.filter(({ exchangeStatus }) => exchangeStatus === "success")) {
          if (row.fromCoin === coin) expected = expected.minus(row.fromAmount ?? 0);
          if (row.toCoin === coin) expected = expected.plus(row.toAmount ?? 0);
        }
        expect(await under.balance(account, "funding", coin)).toBe(expected.toFixed());
        expect(await under.balance(account, "funding_locked", coin)).toBe("0");
      }
    }),
    { numRuns: fuzzRuns(2) },
  );
  await exchange.under.sandbox.close();
});
