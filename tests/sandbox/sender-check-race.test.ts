/** F6d.1, D6.1: on a PostgreSQL server, where two transactions are under way at once. */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { advance } from "#sandbox/areas/deposit/steps.ts";
import { deposits } from "#sandbox/areas/deposit/tables.ts";
import { applyCheck } from "#sandbox/areas/deposit-risk/screening.ts";
import { kyaChecks } from "#sandbox/areas/deposit-risk/tables.ts";
import { heldDeposits, senderOf } from "./held-deposits.ts";

const world = heldDeposits();

test.skipIf(process.env.DATABASE_URL === undefined)(
  "a check that is decided while a deposit is put on hold frees it all the same",
  async () => {
    const person = await world.under.account();
    await world.mark("late", ["MIXER"]);
    const fromAddress = senderOf("late");
    await world.under.call("preKya.check", { coin: "ETH", chain: "ETH", fromAddress }, person.token);
    const id = await world.send(person, { coin: "ETH", chain: "ETH", amount: "2", fromAddress });
    const { exchange } = world.under.sandbox;
    const { db } = exchange.database;
    const at = world.under.clock.now() + 70_000;
    const { userId } = (await db.select().from(deposits).where(eq(deposits.id, id)))[0] ?? { userId: 0 };
    const [check] = await db.select().from(kyaChecks).where(eq(kyaChecks.userId, userId));
    if (check === undefined) throw new Error("no check");
    let decided: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      expect(await advance(tx, id, at)).toMatchObject({ status: 2, depositType: "20" });
      decided = db.transaction((own) => applyCheck(exchange, own, { ...check, status: "PASS" }, at));
      // Until it waits for this one.
      const locks = tx.select({ isThere: sql`granted` }).from(sql`pg_locks`).where(sql`not granted`);
      await expect.poll(async () => (await locks).length).toBeGreaterThan(0);
    });
    await decided;
    expect((await db.select().from(deposits).where(eq(deposits.id, id)))[0]).toMatchObject({
      status: 3,
      depositType: "0",
    });
    expect(await world.balanced()).toBe(true);
  },
);
