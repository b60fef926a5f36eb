/** F2b.5. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Backoff } from "#sandbox/backoff.ts";
import { openBooks } from "#sandbox/books.ts";
import type { Database, Db } from "#sandbox/ledger/database.ts";
import { createSettler } from "#sandbox/settler.ts";
import { manualClock } from "./manual-clock.ts";
import {
  newRequestId,
  type SandboxUnderTest,
  startMs,
  startSandbox,
  testDatabase,
} from "./sandbox-under-test.ts";

/** Settlement when the books cannot be reached for a while, and when one row of them cannot be settled. */

const accountType = "eb_convert_funding";
let database: Database;
let away = false;
let under: SandboxUnderTest;

/** Books that refuse every statement while the server is away. */
function books(db: Db): Db {
  return new Proxy(db, {
    get(target, key) {
      if (away) throw new Error("The database is away");
      return Reflect.get(target, key) as unknown;
    },
  });
}

beforeAll(async () => {
  database = await openBooks(testDatabase());
  under = await startSandbox({ database: { opened: { ...database, db: books(database.db) } } });
}, startMs);
beforeEach(() => {
  away = false;
});
afterAll(async () => {
  await under.close();
  await database.close();
});

async function convert(token: string): Promise<string> {
  const wanted = { fromCoin: "USDT", toCoin: "BTC", requestCoin: "USDT", requestAmount: "100" };
  const quote = await under.call(
    "convert.quote",
    { ...wanted, accountType, requestId: newRequestId() },
    token,
  );
  const quoteTxId = quote.result.quoteTxId ?? "";
  const answer = await under.call(
    "convert.execute",
    { quoteTxId, accountType, requestId: newRequestId() },
    token,
  );
  expect(answer.code).toBe(0);
  return quoteTxId;
}

test("a database that was away when a settlement fell due: the money is free some seconds after it is back", async () => {
  const { account, token } = await under.account({ balances: { funding: { USDT: "1000" } } });
  await convert(token);
  away = true;
  // The sandbox's own settlement and sweeps look, and find nobody.
  for (let at = 0; at < 8; at += 1) under.clock.advance(250);
  away = false;
  expect(await under.balance(account, "funding_locked", "USDT")).toBe("100");
  under.clock.advance(3000);
  await expect.poll(() => under.balance(account, "funding_locked", "USDT")).toBe("0");
  expect(await under.balance(account, "funding", "USDT")).toBe("900");
});

test("a row that fails does not stop the later ones, and is tried again later and later until it goes", async () => {
  const clock = manualClock();
  const tries: { readonly id: string; readonly at: number }[] = [];
  const open = new Set(["broken", "whole"]);
  const errors: unknown[] = [];
  const start = clock.now();
  const settler = createSettler({
    clock,
    onError: (error) => errors.push(error),
    kinds: [
      {
        due: async () => [...open],
        async settle(id, at) {
          tries.push({ id, at: at - start });
          if (id === "broken" && tries.filter((one) => one.id === id).length < 4) throw new Error("deadlock");
          open.delete(id);
        },
      },
    ],
  });
  settler.lookAfter(100);
  for (let ms = 0; ms < 2500; ms += 50) {
    clock.advance(50);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
  await settler.stop();
  expect(tries.filter(({ id }) => id === "whole")).toEqual([{ id: "whole", at: 100 }]);
  expect(tries.filter(({ id }) => id === "broken").map(({ at }) => at)).toEqual([100, 350, 850, 1850]);
  expect(errors).toHaveLength(3);
  expect(open.size).toBe(0);
});

test("books that cannot be read at all are read again by the sweep, one kind without the other", async () => {
  const clock = manualClock();
  const settled: string[] = [];
  let readable = false;
  const settler = createSettler({
    clock,
    onError: () => undefined,
    kinds: [
      {
        due: async () => {
          if (!readable) throw new Error("away");
          return settled.includes("first") ? [] : ["first"];
        },
        settle: async (id) => void settled.push(id),
      },
      {
        due: async () => (settled.includes("second") ? [] : ["second"]),
        settle: async (id) => void settled.push(id),
      },
    ],
  });
  settler.lookAfter(0);
  clock.advance(1);
  await expect.poll(() => settled).toEqual(["second"]);
  readable = true;
  clock.advance(5000);
  await expect.poll(() => settled).toEqual(["second", "first"]);
  await settler.stop();
});

test("waits twice as long with every failure, half a minute at most", () => {
  const backoff = new Backoff();
  const waits = Array.from({ length: 10 }, () => backoff.failed("row", 0));
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  expect(backoff.ready("row", 29_999)).toBe(false);
  expect(backoff.ready("row", 30_000)).toBe(true);
  backoff.done("row");
  expect(backoff.ready("row", 0)).toBe(true);
});
