/** F6d.1, F2c.5, F4c.11. */
import { describe, expect, test } from "vitest";
import type { CallOutput } from "#shared/contract/index.ts";
import { heldDeposits, type Person, senderOf } from "./held-deposits.ts";

const world = heldDeposits();
const { settings, mark, send, one, confirmed, balanced } = world;

type Check = CallOutput<"preKya.check">;
const check = (person: Person, name: string, part: object = {}) =>
  world.under.call<"preKya.check", Check>(
    "preKya.check",
    { coin: "ETH", chain: "ETH", fromAddress: senderOf(name), ...part },
    person.token,
  );

describe("the check of a sender", () => {
  test.each([
    ["clean", [], "PASS", "LOW"],
    ["mixer", ["MIXER"], "REVIEW", "MEDIUM"],
    ["scam", ["SCAM"], "REJECT", "HIGH"],
    ["listed", ["SCAM", "SANCTIONS"], "REJECT", "SEVERE"],
  ] as const)("of a %s address answers %j with %s", async (name, reasons, status, riskLevel) => {
    const person = await world.under.account();
    if (reasons.length > 0) await mark(name, reasons);
    const { result } = await check(person, name);
    expect(result).toMatchObject({ status, riskLevel, reasons, coin: "ETH", fromAddress: senderOf(name) });
    expect(result.expireTime).toBe(world.under.clock.now() + 86_400_000);
    // However it is written, it is the same address and the same check.
    const lower = senderOf(name).toLowerCase();
    expect((await check(person, name, { fromAddress: lower })).result.checkId).toBe(result.checkId);
  });

  test("is over after a day, and made anew then", async () => {
    await settings({ kyaValidMs: 5_000 });
    const person = await world.under.account();
    const { result } = await check(person, "clean");
    world.under.clock.advance(5_000);
    type Checks = CallOutput<"preKya.checks">;
    const list = async () =>
      (await world.under.call<"preKya.checks", Checks>("preKya.checks", { coin: "ETH" }, person.token)).result
        .list;
    expect(await list()).toMatchObject([{ checkId: result.checkId, status: "EXPIRED" }]);
    const again = (await check(person, "clean")).result;
    expect(again.checkId).not.toBe(result.checkId);
    expect(await list()).toHaveLength(2);
  });

  test("refuses what is no address of the network", async () => {
    const person = await world.under.account();
    for (const fromAddress of ["rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh", "0x12", `${senderOf("x")}0`])
      expect((await check(person, "x", { fromAddress })).code).toBe(10_001);
    expect((await check(person, "x", { chain: "NONE" })).code).toBe(10_001);
  });

  test.each([
    ["PASS", 3, "0"],
    ["REJECT", 4, "50"],
  ] as const)("decided as %s moves what was held for it", async (ends, status, depositType) => {
    const person = await world.under.account();
    await mark(`mixer ${ends}`, ["MIXER"], ends);
    const fromAddress = senderOf(`mixer ${ends}`);
    await check(person, `mixer ${ends}`);
    const part = { coin: "ETH", chain: "ETH", amount: "2", fromAddress };
    const id = await send(person, part);
    world.under.clock.jump(25_000);
    expect(await one(person, id)).toMatchObject({ depositType: "20", fromAddress });
    world.under.clock.jump(70_000);
    await expect.poll(async () => (await one(person, id)).status).toBe(status);
    expect(await one(person, id)).toMatchObject({ depositType });
    expect(await balanced()).toBe(true);
  });

  test("that was never requested holds the deposit until it is made and passes", async () => {
    const person = await world.under.account();
    const part = { coin: "ETH", chain: "ETH", amount: "2", fromAddress: senderOf("late") };
    const id = await send(person, part);
    await confirmed(person, id);
    expect(await one(person, id)).toMatchObject({ status: 2, depositType: "20" });
    await check(person, "late");
    expect(await one(person, id)).toMatchObject({ status: 3, depositType: "0" });
    const next = await send(person, part);
    expect(await one(person, next)).toMatchObject({ depositType: "0" });
    expect(await balanced()).toBe(true);
  });

  test("runs for a while first where it has to, and no address opens meanwhile", async () => {
    await settings({ kyaPendingMs: 5_000 });
    const person = await world.under.account();
    expect((await check(person, "slow")).result.status).toBe("PENDING");
    world.under.clock.advance(5_000);
    await expect.poll(async () => (await check(person, "slow")).result.status).toBe("PASS");
  });
});
