/** F2c.7, F2i.8, F0.7, R7.18. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPerson } from "#sandbox/accounts/person.ts";
import { writePast } from "#sandbox/areas/records/write-past.ts";
import { balances, house, post, trialBalance } from "#sandbox/ledger/ledger.ts";
import { postMany } from "#sandbox/ledger/post-many.ts";
import { postings } from "#sandbox/ledger/tables.ts";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { fc, fuzzRuns, lap } from "../fuzz.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;

beforeAll(async () => {
  under = await startSandbox();
}, startMs);

afterAll(() => under.close());

type Derivatives = CallOutput<"records.derivatives">;

type Funding = CallOutput<"records.funding">;

const fixed = { category: "fbu", business: "usdt", responseFormat: "portugal" } as const;

async function past(part: object = {}): Promise<{ account: string; userId: string; token: string }> {
  const person = await under.account({
    balances: { funding: { USDT: "1000", USDC: "10" }, unified: { USDT: "500" } },
  });
  await under.control("/sandbox/control/past-ledger", {
    account: person.account,
    entries: 60,
    events: 36,
    days: 5,
    ...part,
  });
  return person;
}

async function funding(token: string, part: Partial<CallInput<"records.funding">> = {}): Promise<Funding> {
  const { code, result } = await under.call<"records.funding", Funding>(
    "records.funding",
    { limit: "100", ...part },
    token,
  );
  expect(code).toBe(0);
  return result;
}

async function derivatives(token: string, part: object = {}): Promise<Derivatives> {
  const { code, result } = await under.call<"records.derivatives", Derivatives>(
    "records.derivatives",
    { ...fixed, limit: 50, ...part },
    token,
  );
  expect(code).toBe(0);
  return result;
}

const sum = (amounts: readonly string[]): string =>
  amounts.reduce((total, amount) => total.plus(amount), new Decimal(0)).toFixed();

describe("the funding ledger", () => {
  test("adds up: each balance is the one before with its entry, and the last is the wallet's", async () => {
    const { account, token } = await past();
    const { list } = await funding(token);
    expect(list).toHaveLength(62);
    for (const coin of ["USDT", "USDC"]) {
      const rows = list.filter(({ currency }) => currency === coin).toReversed();
      const signed = rows.map(({ ioDirection, txnAmt }) => (ioDirection === "I" ? txnAmt : `-${txnAmt}`));
      for (const [at, row] of rows.entries()) expect(row.afterAmt).toBe(sum(signed.slice(0, at + 1)));
      expect(rows.at(-1)?.afterAmt).toBe(await under.balance(account, "funding", coin));
    }
  });

  test("balances are the same whatever is left out of the list", async () => {
    const { token } = await past();
    const whole = new Map((await funding(token)).list.map((row) => [row.id, row]));
    for (const part of [{ ioDirection: "I" }, { ioDirection: "O" }, { currency: "USDC" }] as const) {
      const { list } = await funding(token, part);
      expect(list.length).toBeGreaterThan(5);
      for (const row of list) expect(row).toEqual(whole.get(row.id));
    }
    const [any] = whole.values();
    expect((await funding(token, { id: any?.id ?? "" })).list).toEqual([any]);
  });

  test("a window is at most seven days; what is before it is told", async () => {
    const { token } = await past();
    const now = Math.floor(under.clock.now() / 1000);
    const wide = await under.call(
      "records.funding",
      { createTimeFrom: String(now - 9 * 86_400), createTimeTo: String(now) },
      token,
    );
    expect(wide.code).toBe(10_001);
    const day = await funding(token, {
      createTimeFrom: String(now - 86_400),
      createTimeTo: String(now),
    });
    expect(day.list.every(({ createTime }) => Number(createTime) >= now - 86_400)).toBe(true);
    expect(Number(day.earlierAt)).toBeLessThan((now - 86_400) * 1000);
    const old = await funding(token, {
      createTimeFrom: String(now - 20 * 86_400),
      createTimeTo: String(now - 14 * 86_400),
    });
    expect(old).toEqual({ list: [], nextPageCursor: "", earlierAt: "" });
  });

  test("pages have each entry once, also while others are booked", async () => {
    const { account, token } = await past();
    const before = (await funding(token)).list.map(({ id }) => id);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 30 }), async (limit) => {
        const seen: string[] = [];
        const window = { createTimeTo: String(Math.floor(under.clock.now() / 1000) + 1) };
        for (let cursor: string | undefined; cursor !== ""; ) {
          const part = cursor === undefined ? {} : { cursor };
          const page: Funding = await funding(token, { ...window, ...part, limit: String(limit) });
          seen.push(...page.list.map(({ id }) => id));
          cursor = page.nextPageCursor;
          // A few: each run pages through what those before it booked.
          if (seen.length > 4 * limit) continue;
          await under.control("/sandbox/control/deposits", {
            account,
            from: "vip",
            coin: "USDT",
            amount: "1",
          });
        }
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen.slice(-before.length)).toEqual(before);
        lap("pages of the funding ledger");
      }),
      { numRuns: fuzzRuns(4) },
    );
  });

  test("says what a transfer was, and leads to its record", async () => {
    const { token } = await under.account({ balances: { funding: { USDT: "100" } } });
    const transferId = "7f3a21c9-5d1e-4b7a-9c0d-1f2e3a4b5c6d";
    const order = { transferId, coin: "USDT", amount: "40", fromAccountType: "FUND" } as const;
    await under.call(
      "transfer.inter",
      { ...order, toAccountType: "UNIFIED", requestId: newRequestId() },
      token,
    );
    const [row] = (await funding(token)).list;
    expect(row).toMatchObject({
      showBusiTypeEn: "Transfer out",
      descriptionEn: "To Unified Trading",
      ioDirection: "O",
      txnAmt: "40",
      afterAmt: "60",
      record: { kind: "transfer", id: transferId },
    });
    const [arrived] = (await derivatives(token)).list;
    expect(arrived).toMatchObject({ type: "TRANSFER_IN", change: "40", cashBalance: "40" });
  });

  test.each([
    ["deposit_release", "Deposit", "Received"],
    ["migration_giveback", "Account migration", "Returned"],
    ["limit_release", "Limit order", "Returned"],
  ])("%s frees what was held: %s, %s", async (kind, showBusiTypeEn, descriptionEn) => {
    const { userId: owner, token } = await under.account();
    const { db } = under.sandbox.exchange.database;
    const at = under.clock.now();
    const held = { owner, kind: "funding_locked", coin: "USDT" } as const;
    const from = { owner: house, kind: "equity", coin: "USDT", amount: "-5" } as const;
    await post(db, { kind: "test_hold", ref: owner, at, entries: [from, { ...held, amount: "5" }] });
    const free = { ...held, kind: "funding", amount: "5" } as const;
    await post(db, { kind, ref: owner, at, entries: [{ ...held, amount: "-5" }, free] });
    expect((await funding(token)).list).toMatchObject([{ showBusiTypeEn, descriptionEn, ioDirection: "I" }]);
  });
});

describe("the ledger of contracts", () => {
  test("adds up: changes of their parts, balances of the changes", async () => {
    const { account, token } = await past();
    const first = await derivatives(token, { limit: 30 });
    const rest = await derivatives(token, { cursor: first.nextPageCursor });
    const rows = [...first.list, ...rest.list].toReversed();
    expect(rows).toHaveLength(36 + 12 + 1);
    for (const [at, row] of rows.entries()) {
      const { cashFlow, funding: paid, fee, change, cashBalance } = row;
      const parts = new Decimal(cashFlow).plus(paid || 0).minus(fee || 0);
      expect(parts.toFixed()).toBe(change);
      expect(cashBalance).toBe(sum(rows.slice(0, at + 1).map((one) => one.change)));
    }
    expect(rows.at(-1)?.cashBalance).toBe(await under.balance(account, "unified", "USDT"));
  });

  test("is narrowed by contract and type, with the fixed query alone", async () => {
    const { token } = await past();
    const bitcoin = await derivatives(token, { symbol: "BTCUSDT" });
    expect(new Set(bitcoin.list.map(({ symbol }) => symbol))).toEqual(new Set(["BTCUSDT"]));
    for (const type of ["TRADE", "SETTLEMENT", "LIQUIDATION", "DELIVERY", "TRANSFER_IN", "TRANSFER_OUT"]) {
      const { list } = await derivatives(token, { type });
      expect(new Set(list.map((row) => row.type))).toEqual(new Set([type]));
    }
    const other = { ...fixed, category: "linear" } as never;
    expect((await under.call("records.derivatives", other, token)).code).toBe(10_001);
  });
});

describe("many postings at once", () => {
  test("leave the books in balance", async () => {
    await past({ entries: 400, events: 60 });
    const { coins, drifted } = await trialBalance(under.sandbox.exchange.database.db);
    expect([new Set(Object.values(coins)), drifted]).toEqual([new Set(["0"]), 0]);
  });

  test("that do not balance are refused as a whole, and the guards stand again", async () => {
    const { db } = under.sandbox.exchange.database;
    const lone = { kind: "past_convert", ref: "lone", createdAt: 1 };
    await expect(postMany(db, async (tx) => void (await tx.insert(postings).values(lone)))).rejects.toThrow(
      "does not balance",
    );
    await expect(
      db.transaction(async (tx) => void (await tx.insert(postings).values(lone))),
    ).rejects.toThrow();
  });

  test("nobody goes below zero by them", async () => {
    const { account } = await under.account();
    const { db } = under.sandbox.exchange.database;
    const person = await findPerson(db, account);
    if (person === undefined) throw new Error("Nobody");
    await writePast(db, person, { entries: 10, events: 0, days: 1, until: under.clock.now() });
    expect((await balances(db, String(person.id))).map(({ amount }) => amount)).toEqual([]);
  });
});
