/** F6h.7, F6h.8, F6h.9. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { written } from "./held-deposits.ts";
import {
  between,
  callsOf,
  codesOf,
  type Mover,
  mover,
  plain,
  start,
  state,
  there,
  toReview,
  until,
  withStable,
} from "./mover.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";
import { records, withdraw } from "./withdraw-desk.ts";

let under: SandboxUnderTest;

beforeAll(async () => {
  under = await startSandbox();
}, startMs);

afterAll(() => under.close());

beforeEach(() => under.control("/sandbox/control/reset", {}));

const settings = (part: object) => under.control("/sandbox/control/settings", part);

describe("side by side", () => {
  test("two starts: one of them", async () => {
    const who = await mover(under, plain);
    const migrationId = await toReview(under, who);
    const one = { migrationId, ...(await codesOf(under, who, migrationId)) };
    const two = { migrationId, ...(await codesOf(under, who, migrationId)) };
    const call = callsOf(under, who);
    const { emailCode, emailToken } = two;
    const answers = await Promise.all([
      call("migration.start", { ...one, emailCode, emailToken, requestId: newRequestId() }),
      call("migration.start", { ...two, requestId: newRequestId() }),
    ]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 700_003]);
  });

  test("a stop and a start: the first one counts, and the other is told so", async () => {
    for (let round = 0; round < 6; round += 1) {
      const who = await mover(under, plain);
      const migrationId = await toReview(under, who);
      const given = await codesOf(under, who, migrationId);
      const call = callsOf(under, who);
      const begins = () => call("migration.start", { migrationId, ...given, requestId: newRequestId() });
      const stops = () => call("migration.abort", { migrationId });
      const [a, b] = await Promise.all(round % 2 === 0 ? [begins(), stops()] : [stops(), begins()]);
      const codes = [a?.code ?? -1, b?.code ?? -1];
      expect(codes.toSorted((one, other) => one - other)).toEqual([0, 700_003]);
      const { status } = await state(under, who);
      const started = codes[round % 2 === 0 ? 0 : 1] === 0;
      expect(status).toBe(started ? "TRANSFERRING" : "ABORTED");
      const locked = await under.balance(who.account, "funding_locked", "BTC");
      expect(locked).toBe(started ? "0.5" : "0");
    }
  });

  test("a conversion and transfers of the same coin: nothing is paid twice", async () => {
    for (let round = 0; round < 4; round += 1) {
      const who = await mover(under, withStable);
      const call = callsOf(under, who);
      const migrationId = await toReview(under, who);
      const { quoteId } = (await call("migration.convertInfo", { migrationId, toCoin: "USDC" })).result;
      const friend = await under.account();
      const send = {
        transferId: randomUUID(),
        coin: "USDT",
        amount: "400",
        fromAccountType: "FUND",
        toUid: friend.userId,
        requestId: newRequestId(),
      } as const;
      const [confirmed] = await Promise.all([
        call("migration.confirmQuote", { migrationId, quoteId, requestId: newRequestId() }),
        call("transfer.inter", between({ coin: "USDT", amount: "400" })),
        call("transfer.toUser", send),
      ]);
      expect(confirmed?.code).toBe(0);
      await until(under, who, ({ status }) => status !== "CONVERTING");
      const { result } = await call("migration.confirmQuery", { migrationId, quoteId });
      expect(["success", "partial_fulfillment"]).toContain(result.status);
      expect(await under.balance(who.account, "funding_locked", "USDT")).toBe("0");
    }
    const book = await under.control<{ coins: Record<string, string>; drifted: number }>(
      "/sandbox/control/trial-balance",
    );
    expect(new Set(Object.values(book.coins))).toEqual(new Set(["0"]));
  });

  test("a transfer and the start: the whole amount moves, or the start is refused", async () => {
    for (let round = 0; round < 6; round += 1) {
      const who = await mover(under, plain);
      const migrationId = await toReview(under, who);
      const given = await codesOf(under, who, migrationId);
      const call = callsOf(under, who);
      const begins = () => call("migration.start", { migrationId, ...given, requestId: newRequestId() });
      const moves = () => call("transfer.inter", between());
      const [a, b] = await Promise.all(round % 2 === 0 ? [begins(), moves()] : [moves(), begins()]);
      const [began, transferred] = round % 2 === 0 ? [a, b] : [b, a];
      expect(began?.code).toBe(0);
      expect([0, 10_024]).toContain(transferred?.code);
      await until(under, who, ({ status }) => status === "COMPLETED");
      const moved = await there(under, who);
      const isSplit = transferred?.code === 0;
      expect(moved["funding BTC"]).toBe(isSplit ? "0.4" : "0.5");
      expect(moved["unified BTC"]).toBe(isSplit ? "0.1" : undefined);
    }
  });
});

const send = (who: Mover, fromAddress = "") =>
  under.control<{ id: string }>("/sandbox/control/deposits", {
    account: who.account,
    coin: "XRP",
    chain: "XRP",
    amount: "150.25",
    fromAddress,
  });

describe("what comes in", () => {
  const payment = (who: Mover) => ({
    transferId: randomUUID(),
    coin: "USDT",
    amount: "1",
    fromAccountType: "FUND" as const,
    toUid: who.userId,
    requestId: newRequestId(),
  });

  test("a deposit that waits for its blocks keeps the start away until it is there", async () => {
    await settings({ depositBlockMs: 1_000 });
    const who = await mover(under, { ...plain, kycRegion: "SGP" });
    const migrationId = await toReview(under, who);
    await send(who);
    expect((await start(under, who, migrationId)).code).toBe(700_021);
    await vi.waitFor(async () => {
      under.clock.advance(1_000);
      expect(await under.balance(who.account, "funding", "XRP")).toBe("150.25");
    });
    expect((await start(under, who, migrationId)).code).toBe(0);
    await until(under, who, ({ status }) => status === "COMPLETED");
    expect(await there(under, who)).toMatchObject({ "funding XRP": "150.25" });
  });

  test("from others: nobody pays who is moving or has moved, and what was on its way comes back", async () => {
    await settings({ pendingTransfers: 1, transferDelayMs: 600_000, withdrawQueueMs: 600_000 });
    const who = await mover(under, plain);
    const friend = await under.account({ balances: { funding: { USDT: "10" } } });
    const call = callsOf(under, friend);
    const held = payment(who);
    expect((await call("transfer.toUser", held)).result.status).toBe("PENDING");
    const inside = { address: who.userId, chain: undefined, forceChain: 2, amount: "2" } as const;
    const taken = await withdraw(under, friend, inside);
    expect(taken.code, taken.message).toBe(0);
    expect((await start(under, who, await toReview(under, who))).code).toBe(0);
    for (const wanted of ["TRANSFERRING", "COMPLETED"] as const) {
      await until(under, who, ({ status }) => status === wanted);
      expect((await call("transfer.toUser", payment(who))).code).toBe(131_208);
      const found = await call("transfer.recipient", { internalType: "UID", address: who.userId });
      expect(found.result).toMatchObject({ valid: false, code: 131_078 });
      expect((await withdraw(under, friend, inside)).code).toBe(131_078);
    }
    under.clock.jump(700_000);
    await vi.waitFor(async () => {
      under.clock.advance(1_000);
      const { list } = (await call("transfer.list", { transferId: held.transferId })).result;
      expect(list).toMatchObject([{ status: "FAILED", failCode: 131_078 }]);
      const [record] = await records(under, friend, { withdrawID: taken.result.id });
      expect(record).toMatchObject({ status: "Fail", failCode: 131_067 });
    });
    expect(await under.balance(friend.account, "funding", "USDT")).toBe("10");
    expect(await under.balance(who.account, "funding", "USDT")).toBe("0");
  });

  test("on a chain: it is blocked, and its owner has it sent back though all else is closed", async () => {
    await settings({ depositBlockMs: 1_000 });
    const who = await mover(under, plain);
    expect((await start(under, who, await toReview(under, who))).code).toBe(0);
    await until(under, who, ({ status }) => status === "COMPLETED");
    const { id } = await send(who, "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh");
    const call = callsOf(under, who);
    const record = async () => (await call("deposit.records", { id })).result.rows[0];
    await vi.waitFor(async () => {
      under.clock.advance(1_000);
      expect(await record()).toMatchObject({ status: 2, depositType: "50", travelRuleStatus: 0 });
    });
    const back = { depositId: id, requestId: newRequestId() };
    expect((await call("depositHold.return", back)).result).toEqual({ depositId: id, status: 4 });
    expect(await under.balance(who.account, "funding_locked", "XRP")).toBe("0");
  });
});

describe("from the start on", () => {
  test("nothing else moves here, and the wall says where to", async () => {
    const who = await mover(under, plain);
    const call = callsOf(under, who);
    const migrationId = await toReview(under, who);
    expect((await call("transfer.inter", between())).code).toBe(0);
    expect((await start(under, who, migrationId)).code).toBe(0);
    expect((await call("profile.get", {})).result.migrated_to).toBe("");
    const moving = await call("transfer.inter", between());
    expect(moving.code).toBe(10_024);
    await until(under, who, ({ status }) => status === "COMPLETED");
    expect((await call("profile.get", {})).result.migrated_to).toBe("EU");
    const over = await call("transfer.inter", between());
    expect(over).toMatchObject({
      code: 10_024,
      result: { title: "Your account has moved to Coffer EU", link: expect.stringMatching(/^http:\/\/eu\./) },
    });
  });

  test("one that fails halfway: what moved is there, the rest is free here, and stays", async () => {
    await settings({ failMigrationAt: 2 });
    const who = await mover(under, {
      balances: { funding: { BTC: "0.5", ETH: "2" }, unified: { SOL: "3" } },
    });
    const call = callsOf(under, who);
    const migrationId = await toReview(under, who);
    expect((await start(under, who, migrationId)).code).toBe(0);
    const failed = await until(under, who, ({ status }) => status === "FAILED");
    expect(failed.steps[3]).toMatchObject({ key: "ASSETS", state: "FAIL", code: 10_016 });
    expect(await there(under, who)).toEqual({ "funding BTC": "0.5" });
    expect(await under.balance(who.account, "funding", "ETH")).toBe("2");
    expect(await under.balance(who.account, "unified", "SOL")).toBe("3");
    const { result } = await call("migration.assetsInfo", { migrationId });
    expect(result.list.map(({ coin, place }) => `${coin} ${place}`)).toEqual([
      "BTC THERE",
      "ETH HERE",
      "SOL HERE",
    ]);
    expect((await call("transfer.inter", between({ coin: "ETH" }))).code).toBe(10_024);
  });

  test("a failure counts the coins that move, not one that stays and is worth more", async () => {
    await settings({ failMigrationAt: 2 });
    const who = await mover(under, {
      balances: { funding: { PEPE: "80000", BTC: "0.000008", ETH: "0.0001" } },
    });
    expect((await start(under, who, await toReview(under, who))).code).toBe(0);
    await until(under, who, ({ status }) => status === "FAILED");
    expect(await there(under, who)).toEqual({ "funding BTC": "0.000008" });
  });

  test("after the deadline who has not moved may still move and withdraw, and nothing else", async () => {
    const who = await mover(under, plain);
    const call = callsOf(under, who);
    const stays = callsOf(under, await under.account(plain));
    await settings({ migrationDeadline: under.clock.now() });
    expect((await call("transfer.inter", between())).code).toBe(10_024);
    expect((await stays("transfer.inter", between())).code).toBe(0);
    const migrationId = await toReview(under, who);
    expect((await start(under, who, migrationId)).code).toBe(0);
    await until(under, who, ({ status }) => status === "COMPLETED");
  });

  test("after the deadline a deposit that is held is answered, and keeps nobody here", async () => {
    await settings({ depositBlockMs: 1_000, travelRuleReviewMs: 0 });
    const who = await mover(under, plain);
    const call = callsOf(under, who);
    const migrationId = await toReview(under, who);
    const { id } = await send(who);
    await vi.waitFor(async () => {
      under.clock.advance(1_000);
      expect(await under.balance(who.account, "funding_locked", "XRP")).toBe("150.25");
    });
    await settings({ migrationDeadline: under.clock.now() });
    expect((await start(under, who, migrationId)).code).toBe(700_021);
    const answers = { depositId: id, questionnaire: written("EU"), requestId: newRequestId() };
    expect((await call("travelRule.submit", answers)).code).toBe(0);
    expect((await start(under, who, migrationId)).code).toBe(0);
    await until(under, who, ({ status }) => status === "COMPLETED");
    expect(await there(under, who)).toMatchObject({ "funding XRP": "150.25" });
  });
});
