/** F2i.3. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { balances, house, post } from "#sandbox/ledger/ledger.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;

beforeAll(async () => {
  under = await startSandbox();
}, startMs);

afterAll(() => under.close());

type Frozen = CallOutput<"records.frozen">;

const dayMs = 86_400_000;

describe("frozen assets", () => {
  test("are what the locked accounts hold, each with what holds it", async () => {
    const { userId, token } = await under.account({ balances: { funding: { USDT: "5000", BTC: "1" } } });
    const order = {
      accountType: "limit_order_funding",
      fromCoin: "BTC",
      toCoin: "USDT",
      fromAmount: "0.25",
      limitPrice: "150000",
      expiredType: "30_D",
    } as const;
    const created = await under.call("limitOrder.create", { ...order, requestId: newRequestId() }, token);
    expect(created.code).toBe(0);
    await under.control("/sandbox/control/settings", { pendingTransfers: 1, transferDelayMs: 60_000 });
    const transferId = "0f3a21c9-5d1e-4b7a-9c0d-1f2e3a4b5c6d";
    const move = {
      transferId,
      coin: "USDT",
      amount: "40",
      fromAccountType: "FUND",
      toAccountType: "UNIFIED",
    };
    await under.call("transfer.inter", { ...move, requestId: newRequestId() } as never, token);

    const { result } = await under.call<"records.frozen", Frozen>("records.frozen", {}, token);
    expect(result.total).toBe(2);
    const [limit, transfer] = ["LIMIT_ORDER", "TRANSFERRING"].map((why) =>
      result.list.find(({ reason }) => reason === why),
    );
    const until = String(under.clock.now() + 30 * dayMs);
    expect(limit).toMatchObject({ coin: "BTC", amount: "0.25", unfreezeTime: until, accountType: "FUND" });
    expect(limit?.record?.kind).toBe("convert");
    expect(transfer).toMatchObject({
      coin: "USDT",
      amount: "40",
      record: { kind: "transfer", id: transferId },
    });
    const held = (await balances(under.sandbox.exchange.database.db, userId)).filter(({ kind }) =>
      kind.endsWith("_locked"),
    );
    expect(held.map(({ coin, amount }) => [coin, amount])).toEqual(
      result.list
        .map(({ coin, amount }) => [coin, amount])
        .toSorted(([a = ""], [b = ""]) => (a < b ? -1 : 1)),
    );

    const one = await under.call<"records.frozen", Frozen>(
      "records.frozen",
      { reason: "LIMIT_ORDER" },
      token,
    );
    expect(one.result.list).toEqual([limit]);
    under.clock.advance(61_000);
    await expect
      .poll(async () => (await under.call<"records.frozen", Frozen>("records.frozen", {}, token)).result.list)
      .toEqual([limit]);
  });

  test("what was locked at once and ends coin by coin is one line of what is left, in the classic account too", async () => {
    const { userId: owner, token } = await under.account({ balances: { spot: { ETH: "3", SOL: "8" } } });
    const { db } = under.sandbox.exchange.database;
    const at = under.clock.now();
    const moved = [
      ["ETH", "3"],
      ["SOL", "8"],
    ] as const;
    const lock = moved.flatMap(([coin, amount]) => [
      { owner, kind: "spot", coin, amount: `-${amount}` } as const,
      { owner, kind: "spot_locked", coin, amount } as const,
    ]);
    await post(db, { kind: "migration_lock", ref: "move-1", at, entries: lock });
    const ends = [
      { owner, kind: "spot_locked", coin: "SOL", amount: "-8" },
      { owner: house, kind: "dealer", coin: "SOL", amount: "8" },
    ] as const;
    await post(db, { kind: "migration_move", ref: "move-1/spot/SOL", at: at + 1, entries: ends });
    const { result } = await under.call<"records.frozen", Frozen>("records.frozen", {}, token);
    expect(result).toMatchObject({ total: 1, list: [{ coin: "ETH", amount: "3", accountType: "SPOT" }] });
  });

  test.each([
    ["ANSWERS", { travelRule: 1 }],
    ["DOCUMENTS", { depositType: "20" }],
    ["ANSWERS", { travelRule: 1, depositType: "20" }],
    ["", { depositType: "10" }],
  ])("a deposit on hold says what its owner is to do: %j", async (needs, hold) => {
    const { account, token } = await under.account();
    await under.control("/sandbox/control/deposits", {
      account,
      coin: "USDT",
      amount: "120",
      chain: "TRX",
      ...hold,
    });
    under.clock.jump(3_600_000);
    const list = async () =>
      (await under.call<"records.frozen", Frozen>("records.frozen", {}, token)).result.list;
    await expect.poll(list).toMatchObject([
      {
        coin: "USDT",
        amount: "120",
        reason: "DEPOSIT_RISK",
        needs,
        record: { kind: "deposit" },
      },
    ]);
  });
});
