/** D6.1, D6.5, D10.7, F2i.4. */
import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { expect, test } from "vitest";
import { Decimal } from "#shared/domain/decimal.ts";
import { Exchange } from "../../e2e/exchange.ts";
import { startSandbox } from "../../e2e/sandbox-process.ts";
import { evmAddress } from "./withdraw-desk.ts";

/**
 * The exchange as a process of its own on a PostgreSQL server, killed like a machine that loses its power: before a
 * withdrawal reaches it, while it is taken, after it was answered, while it goes out, and while it is cancelled.
 */

const url = process.env.DATABASE_URL;
const schema = `coffer_test_${randomUUID().replaceAll("-", "")}`;
const start = () =>
  startSandbox({
    DATABASE_URL: url ?? "",
    SANDBOX_SCHEMA: schema,
    SANDBOX_KEEP: "1",
    SANDBOX_ACTIVITY: "0",
  });
const settings = { withdrawPaceMs: 0, depositBlockMs: 1, withdrawCheckMs: 20, withdrawQueueMs: 20 };
const opening = "900";

/** How far the process comes before it is killed, in turns of this one; "answered" waits for the answer. */
const kills = [0, 40, 400, 4_000, 40_000, "answered"] as const;

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
}

test.skipIf(url === undefined)(
  "a killed process pays nothing twice, loses nothing, and knows what became of every request",
  async () => {
    let running = await start();
    let exchange = new Exchange(running.url);
    const { account, token } = await exchange.createAccount({ USDT: opening });
    const entry = { account, coin: "USDT", chain: "ARBI", address: evmAddress, verified: true };
    await exchange.bookEntry({ ...entry, age: 172_800_000 });
    await exchange.bookSwitches({ account, withdrawWhitelist: true });
    const lookUp = async (requestId: string): Promise<{ state: string; result?: unknown }> => {
      for (;;) {
        const { code, result } = await exchange.call("outcome.lookup", token, { requestId });
        if (code !== 0) throw new Error(`look-up: ${code}`);
        const { state } = result as { state: string };
        if (state !== "running") return result as { state: string };
      }
    };
    const done: string[] = [];
    const cancelled: string[] = [];
    for (const at of kills) {
      await exchange.settings(settings);
      const requestId = randomUUID().replaceAll("-", "");
      const order = {
        coin: "USDT",
        chain: "ARBI",
        address: evmAddress,
        amount: "20",
        timestamp: Date.now(),
        accountType: "FUND",
        feeType: 1,
        requestId,
      };
      const sent = exchange.call("withdraw.create", token, order).catch(() => null);
      if (at === "answered") await sent;
      else await turns(at);
      await running.kill();
      const reported = await sent;
      running = await start();
      exchange = new Exchange(running.url);
      const { state, result } = await lookUp(requestId);
      expect(["done", "absent"]).toContain(state);
      // What was told before the kill still holds after it.
      if (reported?.code === 0) expect(state).toBe("done");
      if (state === "absent") {
        expect((await exchange.call("withdraw.create", token, order)).code).toBe(10_014);
        continue;
      }
      const { id } = result as { id: string };
      done.push(id);
      // A second copy is the first one's answer.
      expect((await exchange.call("withdraw.create", token, order)).result).toMatchObject({ id });
      const cancelId = randomUUID();
      const cancel = exchange.call("withdraw.cancel", token, { id, requestId: cancelId }).catch(() => null);
      await turns(at === "answered" ? 0 : at);
      await running.kill();
      await cancel;
      running = await start();
      exchange = new Exchange(running.url);
      const looked = await lookUp(cancelId);
      if (looked.state === "done" && (looked.result as { status: number }).status === 1) cancelled.push(id);
    }
    await exchange.settings(settings);
    await expect.poll(async () => (await exchange.locked(account))("USDT")).toBe("0");
    const paid = new Decimal(20).times(done.length - cancelled.length);
    expect((await exchange.funding(account))("USDT")).toBe(new Decimal(opening).minus(paid).toFixed());
    expect(await exchange.imbalance()).toEqual([]);
    expect(done.length).toBeGreaterThan(0);
    await running.stop();
    const server = postgres(url ?? "", { max: 1, onnotice: () => undefined });
    await server.unsafe(`drop schema if exists ${schema} cascade`);
    await server.end();
  },
  600_000,
);
