/** F6d.1-F6d.4, F2c.3, F2c.4, F1.7, F4c.5, F4c.6, F0.7, R4.7, R4.8, F5.3. */
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { depositDesk } from "#sandbox/areas/deposit/desk.ts";
import type { ListedCoin } from "#shared/contract/coins.ts";
import type { DepositAddresses } from "#shared/contract/deposit.ts";
import type { ChainDeposit, DepositRecord } from "#shared/contract/deposit-records.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import { checkAddress } from "#shared/domain/address/check-address.ts";
import { isAddressFormat } from "#shared/domain/address/formats.ts";
import { checkMemo } from "#shared/domain/address/memo.ts";
import { balanced, blockMs, depositSandbox } from "./deposit-sandbox.ts";
import { openFeed } from "./feed-client.ts";

const world = depositSandbox();

type Rows = { rows: DepositRecord[]; nextPageCursor: string };
interface Arrived {
  readonly as: string;
  readonly id: string;
  readonly txID: string;
}
const send = (body: object): Promise<Arrived> => world.under.control("/sandbox/control/deposits", body);
const step = (id: string, name: string) =>
  world.under.control("/sandbox/control/deposits/step", { id, step: name });
const trx = { coin: "USDT", chain: "TRX", amount: "25" };

async function records(token: string, input: object = {}): Promise<Rows> {
  const answer = await world.under.call<"deposit.records", Rows>("deposit.records", input, token);
  if (answer.code !== 0) throw new Error(`${answer.code} ${answer.message}`);
  return answer.result;
}
async function one(token: string, id: string): Promise<ChainDeposit> {
  const [row] = (await records(token, { id })).rows;
  if (row?.recordType !== 1) throw new Error("no such deposit");
  return row;
}
/** So many blocks, and what falls due in the books. */
async function blocks(count: number): Promise<void> {
  world.under.clock.advance(count * blockMs);
  await expect.poll(async () => balanced(world)).toBe(true);
}

describe("addresses", () => {
  test("of every coin and network check out, memos too, and are the same the next time", async () => {
    const { token } = await world.under.account();
    const { result } = await world.under.call<"coins.list", { list: ListedCoin[] }>("coins.list", {}, token);
    const known = result.list.filter(({ icon }) => icon !== "");
    for (const { coin } of known) {
      const config = await world.under.call<"coins.config", CallOutput<"coins.config">>(
        "coins.config",
        { coin },
        token,
      );
      for (const chain of config.result.chains.filter((row) => row.chainDeposit === "1")) {
        const order = () =>
          world.under.call<"deposit.order", DepositAddresses>(
            "deposit.order",
            { coin, chain: chain.chain },
            token,
          );
        const [address] = (await order()).result.chains;
        const format = chain.addressRegexKey;
        if (address === undefined || !isAddressFormat(format)) throw new Error(`${coin} ${chain.chain}`);
        expect(checkAddress(format, address.addressDeposit), `${coin} ${chain.chain}`).toMatchObject({
          ok: true,
        });
        expect(checkMemo(format, address.tagDeposit).ok || !chain.tagRequired).toBe(true);
        expect(address.tagDeposit !== "").toBe(chain.tagRequired);
        expect(address.contractAddress).toBe(chain.contractAddress.slice(-6));
        expect((await order()).result.chains[0]).toEqual(address);
      }
    }
  });

  test("a suspended network gives none and says why", async () => {
    const { token } = await world.under.account();
    const { code } = await world.under.call("deposit.order", { coin: "USDT", chain: "MANTLE" }, token);
    expect(code).toBe(50_001);
    const config = await world.under.call<"coins.config", CallOutput<"coins.config">>("coins.config", {
      coin: "USDT",
    });
    expect(config.result.chains.find(({ chain }) => chain === "MANTLE")).toMatchObject({
      chainDeposit: "0",
      pauseReason: "maintenance",
    });
  });

  test("are renamed, hidden, and one of a coin is its default", async () => {
    const { token } = await world.under.account();
    const other = await world.under.account();
    await world.under.call("deposit.order", { coin: "USDT", chain: "TRX" }, token);
    // They are listed by when they were made.
    world.under.clock.advance(blockMs);
    await world.under.call("deposit.order", { coin: "USDT", chain: "TON", accountType: "UNIFIED" }, token);
    const list = async () =>
      (await world.under.call<"deposit.addresses", DepositAddresses>("deposit.addresses", {}, token)).result
        .chains;
    const [first, second] = await list();
    expect([first?.isDefault, second?.isDefault]).toEqual([true, false]);
    const id = second?.id ?? "";
    const edit = (of: string, part: object) => world.under.call("deposit.editAddress", { id, ...part }, of);
    expect((await edit(other.token, { remark: "mine" })).code).toBe(10_001);
    expect((await edit(token, { remark: "x".repeat(21) })).code).toBe(10_001);
    await edit(token, { remark: "Salary", isDefault: true, status: 1 });
    expect(await list()).toMatchObject([
      { isDefault: false },
      { isDefault: true, remark: "Salary", status: 1 },
    ]);
  });
});

describe("a deposit", () => {
  test("is credited after its confirmations, withdrawable after more, each step in the books", async () => {
    const { account, token } = await world.under.account();
    const { id } = await send({ account, ...trx });
    expect(await one(token, id)).toMatchObject({
      status: 1,
      confirmations: "0",
      requiredConfirmations: "20",
    });
    await blocks(19);
    expect(await one(token, id)).toMatchObject({ status: 1, confirmations: "19", successAt: "" });
    expect(await world.under.balance(account, "funding", "USDT")).toBe("0");
    await blocks(2);
    await expect.poll(async () => (await one(token, id)).status).toBe(3);
    expect(await world.under.balance(account, "funding", "USDT")).toBe("25");
    expect((await one(token, id)).unlockedAt).toBe("");
    const unsafeUsd = async () =>
      (await world.under.call<"assets.overview", CallOutput<"assets.overview">>("assets.overview", {}, token))
        .result.limitAmountUsd;
    expect(Number(await unsafeUsd())).toBeCloseTo(25, 0);
    // What moved on is not held where it came in.
    const move = { coin: "USDT", amount: "20", fromAccountType: "FUND", toAccountType: "UNIFIED" };
    const ids = { transferId: randomUUID(), requestId: randomUUID().replaceAll("-", "") };
    expect((await world.under.call("transfer.inter", { ...move, ...ids } as never, token)).code).toBe(0);
    expect(Number(await unsafeUsd())).toBeCloseTo(5, 0);
    await blocks(20);
    await expect.poll(async () => (await one(token, id)).unlockedAt).not.toBe("");
    expect(Number(await unsafeUsd())).toBe(0);
    expect(await one(token, id)).toMatchObject({ confirmations: "40", safeConfirmations: "40" });
  });

  test.each([
    ["an address of nobody", { address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t" }, "unknown address"],
    ["the wrong memo", { coin: "XRP", chain: "XRP", memo: "1" }, "missing memo"],
    ["no memo", { coin: "TON", chain: "TON", memo: "" }, "missing memo"],
    ["less than the minimum", { coin: "DOT", chain: "DOT", amount: "0.99" }, "below minimum"],
  ])("to %s is credited to nobody", async (_what, part, as) => {
    const { account, token } = await world.under.account();
    expect(await send({ account, ...trx, ...part })).toEqual({ as });
    expect((await records(token)).rows).toEqual([]);
    expect(await balanced(world)).toBe(true);
  });

  test("over another network of the same address is credited to nobody", async () => {
    const { account, token } = await world.under.account();
    const order = { coin: "USDT", chain: "ETH" };
    const { result } = await world.under.call<"deposit.order", DepositAddresses>(
      "deposit.order",
      order,
      token,
    );
    const arrival = await depositDesk.of(world.under.sandbox.exchange).send({
      ...order,
      chain: "BASE",
      address: result.chains[0]?.addressDeposit ?? "",
      memo: "",
      amount: "5",
    });
    expect(arrival).toEqual({ as: "wrong network" });
    expect(await world.under.balance(account, "funding", "USDT")).toBe("0");
    expect(await balanced(world)).toBe(true);
  });

  test.each([
    ["over the limit", { depositType: "10" }],
    ["that needs documents", { depositType: "20" }],
    ["that asks for its sender", { travelRule: 1 }],
  ])("%s is held, then released or returned", async (_what, kind) => {
    const { account, token } = await world.under.account();
    const [stored, back] = [
      await send({ account, ...trx, ...kind }),
      await send({ account, ...trx, ...kind }),
    ];
    await blocks(41);
    await expect.poll(async () => (await one(token, back.id)).status).toBe(2);
    await expect.poll(() => world.under.balance(account, "funding_locked", "USDT")).toBe("50");
    await step(stored.id, "release");
    await step(back.id, "return");
    expect(await world.under.balance(account, "funding", "USDT")).toBe("25");
    expect(await world.under.balance(account, "funding_locked", "USDT")).toBe("0");
    expect(await one(token, back.id)).toMatchObject({ status: 4, depositType: "50" });
    expect(await balanced(world)).toBe(true);
  });

  test("that the chain takes back is deducted, kept, or left to people where it was spent", async () => {
    const { account, token } = await world.under.account();
    const early = await send({ account, ...trx });
    await blocks(5);
    await step(early.id, "rollback");
    await blocks(60);
    expect(await one(token, early.id)).toMatchObject({ status: 7, confirmations: "5" });
    await step(early.id, "deducted");
    expect(await one(token, early.id)).toMatchObject({ status: 70_011 });
    const late = [await send({ account, ...trx }), await send({ account, ...trx })];
    await blocks(21);
    await expect.poll(() => world.under.balance(account, "funding", "USDT")).toBe("50");
    for (const { id } of late) await step(id, "rollback");
    await step(late[0]?.id ?? "", "deducted");
    await step(late[1]?.id ?? "", "kept");
    expect(await world.under.balance(account, "funding", "USDT")).toBe("25");
    expect(await one(token, late[1]?.id ?? "")).toMatchObject({ status: 70_012 });
    const spent = await send({ account, ...trx });
    await blocks(21);
    await expect.poll(() => world.under.balance(account, "funding", "USDT")).toBe("50");
    const other = await world.under.account();
    await send({ account: other.account, from: account, coin: "USDT", amount: "40" });
    await step(spent.id, "rollback");
    await step(spent.id, "deducted");
    expect(await one(token, spent.id)).toMatchObject({ status: 70_013 });
    expect(await balanced(world)).toBe(true);
  });

  test("from another user is there at once", async () => {
    const from = await world.under.account({ balances: { funding: { USDT: "100" } } });
    const to = await world.under.account();
    await send({ account: to.account, from: from.account, coin: "USDT", amount: "30" });
    expect((await records(to.token)).rows).toMatchObject([
      { recordType: 2, status: 2, amount: "30", address: "te****@example.com" },
    ]);
    expect(await world.under.balance(to.account, "funding", "USDT")).toBe("30");
  });

  test("goes to the account that was chosen for it", async () => {
    const { account, token } = await world.under.account();
    await world.under.call("deposit.order", { coin: "USDT", chain: "TRX", accountType: "UNIFIED" }, token);
    await send({ account, ...trx });
    await blocks(21);
    await expect.poll(() => world.under.balance(account, "unified", "USDT")).toBe("25");
  });
});

describe("records", () => {
  test("by page, kind, coin, state and window; nobody else's", async () => {
    const { account, token } = await world.under.account();
    const other = await world.under.account();
    for (const amount of ["1", "2", "3"]) {
      await send({ account, ...trx, amount });
      world.under.clock.advance(2000);
    }
    await send({ account, coin: "BTC", chain: "BTC", amount: "0.1" });
    const first = await records(token, { limit: 3 });
    expect(first.rows.map(({ amount }) => amount)).toEqual(["0.1", "3", "2"]);
    const next = await records(token, { limit: 3, cursor: first.nextPageCursor });
    expect([next.rows.map(({ amount }) => amount), next.nextPageCursor]).toEqual([["1"], ""]);
    expect((await records(token, { coin: "BTC" })).rows).toHaveLength(1);
    expect((await records(token, { recordType: 2 })).rows).toEqual([]);
    expect((await records(token, { status: 3 })).rows).toEqual([]);
    expect((await records(token, { id: first.rows[0]?.id ?? "", coin: "XRP" })).rows).toHaveLength(1);
    expect((await records(other.token, { id: first.rows[0]?.id ?? "" })).rows).toEqual([]);
    const now = world.under.clock.now();
    const wide = { startTime: now - 31 * 86_400_000, endTime: now };
    expect((await world.under.call("deposit.records", wide, token)).code).toBe(10_001);
  });
});

describe("the private topic", () => {
  test("sends a person that logged in all of theirs, then each change, and nobody else", async () => {
    const { account, token } = await world.under.account();
    const other = await world.under.account();
    const sub = { topic: "deposit", event: "sub", params: { binary: true } };
    const [mine, theirs, anonymous] = await Promise.all([1, 2, 3].map(() => openFeed(world.under.origin)));
    if (mine === undefined || theirs === undefined || anonymous === undefined) throw new Error("no feed");
    await send({ account, ...trx });
    // The queue comes before the login, as a client that reconnects sends it.
    for (const feed of [mine, theirs, anonymous]) feed.send(sub);
    mine.send({ op: "login", args: [token] });
    theirs.send({ op: "login", args: [other.token] });
    anonymous.send({ op: "login", args: ["f".repeat(64)] });
    await expect.poll(() => mine.data("deposit").length).toBe(1);
    expect(mine.data("deposit")[0]).toMatchObject({ f: true, data: [{ amount: "25", confirmations: "0" }] });
    await blocks(1);
    await expect
      .poll(() => mine.data("deposit").at(-1))
      .toMatchObject({ f: false, data: [{ confirmations: "1" }] });
    expect(theirs.data("deposit")).toMatchObject([{ f: true, data: [] }]);
    expect(anonymous.data("deposit")).toEqual([]);
    for (const feed of [mine, theirs, anonymous]) feed.close();
  });
});

test("a demo account has a deposit in each state", async () => {
  const { token } = await world.under.control<{ token: string }>("/sandbox/session", {
    account: "depositor",
  });
  const states = new Set((await records(token)).rows.map((row) => row.status));
  expect([...states].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 7, 70_011, 70_012, 70_013]);
});
