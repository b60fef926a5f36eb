/** F1.7, F6d.3: what is above the day's limit is credited on the days that have room. */
import { beforeEach, describe, expect, test } from "vitest";
import { partOfItsDay } from "#sandbox/areas/deposit/day-limit.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import { heldDeposits, type Person, written } from "./held-deposits.ts";

const world = heldDeposits();
const { personOf, settings, send, one, confirmed, submit, balanced } = world;
const dayMs = 86_400_000;

const held = { status: 2, depositType: "10", batchReleaseLimit: "200" };
const credited = { status: 3, depositType: "0", batchReleaseLimit: "200" };

async function fundsOf({ account }: Person): Promise<readonly string[]> {
  const balance = (kind: string) => world.under.balance(account, kind, "XRP");
  return [await balance("funding"), await balance("funding_locked")];
}
/** The beginning of a day, so many days from now (UTC). */
function dayIn(days: number): number {
  const now = world.under.clock.now();
  return now - (now % dayMs) + days * dayMs;
}
/** A few seconds into it; sessions of before have ended. */
function toDay(days: number): void {
  world.under.clock.jump(dayIn(days) + 5_000 - world.under.clock.now());
}
async function again({ account }: Person): Promise<Person> {
  return { account, ...(await world.under.control<{ token: string }>("/sandbox/session", { account })) };
}
async function frozenUntil({ token }: Person): Promise<readonly string[]> {
  const { result } = await world.under.call<"records.frozen", CallOutput<"records.frozen">>(
    "records.frozen",
    {},
    token,
  );
  return result.list.map(({ unfreezeTime }) => unfreezeTime);
}

beforeEach(async () => {
  await settings({ depositDayLimits: { "XRP/XRP": "200" } });
  // The deposits of a test and their blocks belong to one day.
  toDay(1);
});

test.each([
  ["150", "200", "150"],
  ["200", "200", "200"],
  ["200.000001", "200", "0.000001"],
  ["600", "200", "200"],
  ["600.5", "200", "0.5"],
  ["900", "-1", "900"],
])("of %s at a limit of %s the day of its credit counts %s", (amount, dayLimit, part) => {
  expect(partOfItsDay({ amount, dayLimit }).toFixed()).toBe(part);
});

describe("the day's limit of a coin on a network", () => {
  test("holds what is above it, tells until when, and credits it by itself on the next day", async () => {
    const person = await personOf("SGP");
    const [first, second] = [await send(person), await send(person, { amount: "49.75" })];
    for (const id of [first, second]) {
      await confirmed(person, id);
      expect(await one(person, id)).toMatchObject(credited);
    }
    const third = await send(person, { amount: "0.000001" });
    await confirmed(person, third);
    expect(await one(person, third)).toMatchObject(held);
    expect(await fundsOf(person)).toEqual(["200", "0.000001"]);
    expect(await frozenUntil(person)).toEqual([String(dayIn(1))]);
    toDay(1);
    const later = await again(person);
    await expect.poll(async () => (await one(later, third)).status).toBe(3);
    expect(await one(later, third)).toMatchObject(credited);
    expect(await fundsOf(person)).toEqual(["200.000001", "0"]);
    expect(await balanced()).toBe(true);
  });

  test("takes as many days as a deposit is limits, and what comes later waits behind it", async () => {
    const person = await personOf("SGP");
    const large = await send(person, { amount: "600.5" });
    await confirmed(person, large);
    const small = await send(person, { amount: "1" });
    await confirmed(person, small);
    expect(await frozenUntil(person)).toEqual(expect.arrayContaining([String(dayIn(3)), String(dayIn(4))]));
    toDay(2);
    world.under.clock.jump(60_000);
    expect(await one(await again(person), large)).toMatchObject(held);
    toDay(1);
    const then = await again(person);
    await expect.poll(async () => (await one(then, large)).status).toBe(3);
    expect(await one(then, small)).toMatchObject(held);
    toDay(1);
    const last = await again(person);
    await expect.poll(async () => (await one(last, small)).status).toBe(3);
    expect(await fundsOf(person)).toEqual(["601.5", "0"]);
    expect(await balanced()).toBe(true);
  });

  test("has on the day that a large one is credited the room that this leaves", async () => {
    const person = await personOf("SGP");
    const large = await send(person, { amount: "600.5" });
    await confirmed(person, large);
    toDay(3);
    const then = await again(person);
    await expect.poll(async () => (await one(then, large)).status).toBe(3);
    const rest = await send(then, { amount: "199.5" });
    await confirmed(then, rest);
    expect(await one(then, rest)).toMatchObject(credited);
    const more = await send(then, { amount: "0.000001" });
    await confirmed(then, more);
    expect(await one(then, more)).toMatchObject(held);
    expect(await frozenUntil(then)).toEqual([String(dayIn(1))]);
  });

  test("holds on what was held for its questions until they were answered", async () => {
    await settings({ travelRuleReviewMs: 0 });
    const person = await personOf("AUT");
    const id = await send(person, { amount: "200.5" });
    await confirmed(person, id);
    expect(await one(person, id)).toMatchObject({ status: 2, depositType: "0", travelRuleStatus: 1 });
    const { result } = await submit(person, { depositId: id, questionnaire: written("EU") });
    expect(result.travelRuleStatus).toBe(0);
    expect(await one(person, id)).toMatchObject({ ...held, travelRuleStatus: 0 });
    expect(await frozenUntil(person)).toEqual([String(dayIn(1))]);
    toDay(1);
    const then = await again(person);
    await expect.poll(async () => (await one(then, id)).status).toBe(3);
    expect(await fundsOf(person)).toEqual(["200.5", "0"]);
    expect(await balanced()).toBe(true);
  });

  test("has room once for two that are confirmed in one moment, and for each person by themselves", async () => {
    const [person, other] = [await personOf("SGP"), await personOf("SGP")];
    const ids = await Promise.all([send(person), send(person), send(person)]);
    const theirs = await send(other);
    world.under.clock.jump(70_000);
    const all = () => Promise.all(ids.map(async (id) => (await one(person, id)).status));
    await expect.poll(async () => (await all()).toSorted((a, b) => a - b)).toEqual([2, 2, 3]);
    await confirmed(other, theirs);
    expect((await one(other, theirs)).status).toBe(3);
    expect((await frozenUntil(person)).toSorted()).toEqual([String(dayIn(1)), String(dayIn(2))]);
  });

  test("that is told with the address is the one that an earlier deposit keeps", async () => {
    const person = await personOf("SGP");
    const id = await send(person);
    await settings({ depositDayLimits: {} });
    const order = { coin: "XRP", chain: "XRP" };
    const { result } = await world.under.call<"deposit.order", CallOutput<"deposit.order">>(
      "deposit.order",
      order,
      person.token,
    );
    expect(result.chains).toMatchObject([{ batchReleaseLimit: "-1" }]);
    await confirmed(person, id);
    expect(await one(person, id)).toMatchObject(credited);
    await settings({ depositDayLimits: { "XRP/XRP": "3" } });
    expect((await world.under.call("deposit.order", order, person.token)).result).toMatchObject({
      chains: [{ batchReleaseLimit: "3" }],
    });
  });
});
