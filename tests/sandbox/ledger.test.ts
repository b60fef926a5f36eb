/** D6.1, F5.10. */
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBooks } from "#sandbox/books.ts";
import { type Database, refusedBy } from "#sandbox/ledger/database.ts";
import { balances, type Entry, house, post, trialBalance } from "#sandbox/ledger/ledger.ts";
import { accounts, entries, postings } from "#sandbox/ledger/tables.ts";
import { Refusal } from "#sandbox/refusal.ts";
import { startMs, testDatabase } from "./sandbox-under-test.ts";

let database: Database;
const options = testDatabase();
beforeAll(async () => {
  database = await openBooks(options);
}, startMs);
afterAll(async () => {
  if (options.schema !== undefined)
    await database.db.execute(sql.raw(`drop schema ${options.schema} cascade`));
  await database.close();
});

const user = (owner: string, coin: string, amount: string): Entry => ({
  owner,
  kind: "funding",
  coin,
  amount,
});
const equity = (coin: string, amount: string): Entry => ({ owner: house, kind: "equity", coin, amount });

let refs = 0;
function give(owner: string, coin: string, amount: string): Promise<void> {
  refs += 1;
  const lines = [user(owner, coin, amount), equity(coin, `-${amount}`)];
  return post(database.db, { kind: "opening", ref: `give-${refs}`, at: 1, entries: lines });
}

/** Which guard of the database refused, "" when it did not. */
async function guardOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return "";
  } catch (error) {
    return refusedBy(error);
  }
}

describe("the database keeps the books", () => {
  test("a balanced posting arrives exactly, 18 decimals and more", async () => {
    await give("1", "BTC", "0.123456789012345678901234");
    expect(await balances(database.db, "1")).toEqual([
      { kind: "funding", coin: "BTC", amount: "0.123456789012345678901234" },
    ]);
  });

  test("what does not sum to zero is refused at commit and leaves nothing", async () => {
    const odd = [user("2", "BTC", "1"), equity("BTC", "-0.99999999")];
    const attempt = post(database.db, { kind: "opening", ref: "odd", at: 1, entries: odd });
    expect(await guardOf(attempt)).toBe("posting_balances");
    expect(await balances(database.db, "2")).toEqual([]);
  });

  test("coins do not make up for each other", async () => {
    const mixed = [user("2", "BTC", "1"), equity("USDT", "-1")];
    const attempt = post(database.db, { kind: "opening", ref: "mixed", at: 1, entries: mixed });
    expect(await guardOf(attempt)).toBe("posting_balances");
  });

  test("a posting without entries is refused", async () => {
    const attempt = database.db.insert(postings).values({ kind: "opening", ref: "empty", createdAt: 1 });
    expect(await guardOf(Promise.resolve(attempt))).toBe("posting_has_entries");
  });

  test("no user goes below zero: 700005", async () => {
    await give("3", "ETH", "1.5");
    const lines = [user("3", "ETH", "-1.50000001"), equity("ETH", "1.50000001")];
    const attempt = post(database.db, { kind: "opening", ref: "too much", at: 1, entries: lines });
    await expect(attempt).rejects.toThrow(Refusal);
    await expect(attempt).rejects.toMatchObject({ retCode: 700_005 });
    expect(await balances(database.db, "3")).toEqual([{ kind: "funding", coin: "ETH", amount: "1.5" }]);
  });

  test("the same reference is posted once", async () => {
    const lines = [user("4", "SOL", "1"), equity("SOL", "-1")];
    await post(database.db, { kind: "opening", ref: "once", at: 1, entries: lines });
    const again = post(database.db, { kind: "opening", ref: "once", at: 1, entries: lines });
    expect(await guardOf(again)).toBe("one_posting_a_reference");
    expect(await balances(database.db, "4")).toEqual([{ kind: "funding", coin: "SOL", amount: "1" }]);
  });

  test.each([
    ["changing an entry", "update entries set amount = amount + 1"],
    ["deleting an entry", "delete from entries"],
    ["changing a posting", "update postings set ref = 'other'"],
    ["deleting a posting", "delete from postings"],
    ["deleting an account", "delete from accounts"],
    ["emptying the books", "truncate entries, postings, accounts, users cascade"],
  ])("%s is refused", async (_what, statement) => {
    await give("5", "BTC", "1");
    expect(await guardOf(Promise.resolve(database.db.execute(sql.raw(statement))))).toBe("written_once");
  });

  test("a balance cannot be set by hand, nor an account opened with money", async () => {
    await give("6", "BTC", "1");
    const set = database.db.update(accounts).set({ balance: "5" }).where(eq(accounts.owner, "6"));
    expect(await guardOf(Promise.resolve(set))).toBe("balance_follows_entries");
    const open = database.db
      .insert(accounts)
      .values({ owner: "6", kind: "funding", coin: "ETH", balance: "1" });
    expect(await guardOf(Promise.resolve(open))).toBe("balance_follows_entries");
  });

  test("a user has no house accounts", async () => {
    const open = database.db.insert(accounts).values({ owner: "6", kind: "dealer", coin: "ETH" });
    expect(await guardOf(Promise.resolve(open))).toBe("kind_suits_owner");
  });

  test("the trial balance is zero in each coin and agrees with the balances", async () => {
    const { coins, drifted } = await trialBalance(database.db);
    expect(Object.keys(coins)).toContain("BTC");
    expect(new Set(Object.values(coins))).toEqual(new Set(["0"]));
    expect(drifted).toBe(0);
    const written = await database.db.select({ id: entries.id }).from(entries);
    expect(written.length).toBeGreaterThan(4);
  });
});
