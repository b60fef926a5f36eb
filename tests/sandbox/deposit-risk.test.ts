/** F6d.3, F6d.4, F2i.6, F4c.6, F4c.7, F4c.9, F4d.*, D10.7. */
import { describe, expect, test } from "vitest";
import { heldDeposits, type Record1, written } from "./held-deposits.ts";
import { newRequestId } from "./sandbox-under-test.ts";

const world = heldDeposits();
const { personOf, settings, send, one, confirmed, submit, balanced } = world;

describe("a held deposit", () => {
  test.each([
    ["EU", "AUT"],
    ["TUR", "TUR"],
    ["KAZ", "KAZ"],
    ["IND", "IND"],
  ] as const)(
    "in %s is credited when its answers are accepted, once, with what it is in the books",
    async (zone, region) => {
      const person = await personOf(region);
      const id = await send(person);
      await confirmed(person, id);
      expect(await one(person, id)).toMatchObject({ status: 2, travelRuleStatus: 1 });
      expect(await world.under.balance(person.account, "funding", "XRP")).toBe("0");
      expect(await world.under.balance(person.account, "funding_locked", "XRP")).toBe("150.25");
      const input = { depositId: id, questionnaire: written(zone) };
      const requestId = newRequestId();
      const first = await submit(person, input, requestId);
      expect(first.result).toEqual({ travelRuleStatus: 2, depositId: id });
      expect((await submit(person, input, requestId)).result).toEqual(first.result);
      expect(await one(person, id)).toMatchObject({ status: 2, travelRuleStatus: 2 });
      expect((await submit(person, input)).code).toBe(700_003);
      world.under.clock.jump(20_000);
      await expect.poll(async () => (await one(person, id)).status).toBe(3);
      expect(await one(person, id)).toMatchObject({
        travelRuleStatus: 0,
        unlockedAt: expect.stringMatching(/^\d+$/),
      });
      expect(await world.under.balance(person.account, "funding", "XRP")).toBe("150.25");
      expect(await world.under.balance(person.account, "funding_locked", "XRP")).toBe("0");
      expect(await balanced()).toBe(true);
    },
  );

  test.each(["SGP", "NLD", "HKG", "ARE"])("is none where the law asks nothing: %s", async (region) => {
    const person = await personOf(region);
    const id = await send(person);
    await confirmed(person, id);
    expect(await one(person, id)).toMatchObject({ status: 3, travelRuleStatus: 0 });
    expect((await submit(person, { depositId: id, questionnaire: written("EU") })).code).toBe(700_003);
  });

  test("goes back when its provider knows nobody of that name", async () => {
    const person = await personOf("DEU");
    const id = await send(person);
    await confirmed(person, id);
    await submit(person, { depositId: id, questionnaire: written("EU", { vaspCode: "LETHE_WALLETS" }) });
    world.under.clock.jump(20_000);
    await expect.poll(async () => (await one(person, id)).status).toBe(4);
    expect(await one(person, id)).toMatchObject({ travelRuleStatus: 3, depositType: "50" });
    expect(await world.under.balance(person.account, "funding", "XRP")).toBe("0");
    expect(await world.under.balance(person.account, "funding_locked", "XRP")).toBe("0");
    expect(await balanced()).toBe(true);
  });

  test("is answered before its blocks are there, and credited by them", async () => {
    const person = await personOf("KAZ");
    const id = await send(person, { coin: "BTC", chain: "BTC", amount: "0.5" });
    await settings({ travelRuleReviewMs: 0 });
    const { result } = await submit(person, { depositId: id, questionnaire: written("KAZ") });
    expect(result.travelRuleStatus).toBe(0);
    expect(await one(person, id)).toMatchObject({ status: 1, travelRuleStatus: 0 });
    await confirmed(person, id);
    expect(await one(person, id)).toMatchObject({ status: 3 });
    expect(await world.under.balance(person.account, "funding", "BTC")).toBe("0.5");
  });

  test("is asked again where something is left open, and takes other answers then", async () => {
    const person = await personOf("IND");
    const id = await send(person);
    await confirmed(person, id);
    await settings({ reopenTravelRules: 1, travelRuleReviewMs: 0 });
    const input = { depositId: id, questionnaire: written("IND") };
    expect((await submit(person, input)).result.travelRuleStatus).toBe(1);
    expect(await one(person, id)).toMatchObject({ status: 2, travelRuleStatus: 1 });
    expect((await submit(person, input)).result.travelRuleStatus).toBe(0);
    expect(await one(person, id)).toMatchObject({ status: 3 });
  });

  test.each([
    ["text that is no JSON", "{", "EU"],
    ["more bytes than the wire takes", JSON.stringify({ note: "ü".repeat(8_200) }), "EU"],
    ["another form", '{"walletType":7}', "EU"],
    ["no purpose where one is asked for", written("IND"), "EU"],
    ["no papers where they are asked for", written("EU"), "TUR"],
    ["papers that have expired", written("TUR", { paperExpiry: "2020-01-01" }), "TUR"],
    ["a provider that nobody knows", written("EU", { vaspCode: "NOWHERE" }), "EU"],
  ] as const)("refuses %s, and stays as it was", async (_what, questionnaire, zone) => {
    const person = await personOf(zone === "EU" ? "FRA" : zone);
    const id = await send(person);
    await confirmed(person, id);
    const { code } = await submit(person, { depositId: id, questionnaire });
    expect(code).toBe(131_068);
    expect(await one(person, id)).toMatchObject({ travelRuleStatus: 1 });
  });

  test("is nobody else's, whoever answers", async () => {
    const [mine, other] = [await personOf("AUT"), await personOf("AUT")];
    const id = await send(mine);
    await confirmed(mine, id);
    const input = { depositId: id, questionnaire: written("EU") };
    expect((await submit(other, input)).code).toBe(131_002);
    expect((await submit(mine, { ...input, depositId: 7 })).code).toBe(131_002);
    expect(await one(mine, id)).toMatchObject({ travelRuleStatus: 1 });
  });

  test("takes one of many answers that come at once", async () => {
    const person = await personOf("KAZ");
    const id = await send(person);
    await confirmed(person, id);
    await settings({ travelRuleReviewMs: 0 });
    const all = await Promise.all(
      Array.from({ length: 6 }, () => submit(person, { depositId: id, questionnaire: written("KAZ") })),
    );
    expect(all.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      0,
      ...Array.from({ length: 5 }, () => 700_003),
    ]);
    expect(await world.under.balance(person.account, "funding", "XRP")).toBe("150.25");
    expect(await balanced()).toBe(true);
  });
});

describe("from another user in Turkey", () => {
  test("is held, credited with accepted answers, and told so", async () => {
    const from = await world.under.account({ balances: { funding: { USDT: "500" } } });
    const person = await personOf("TUR");
    const id = await send(person, { coin: "USDT", chain: undefined, amount: "420", from: from.account });
    expect(await one(person, id)).toMatchObject({ recordType: 2, status: 1, complianceStatus: 1 });
    expect(await world.under.balance(person.account, "funding", "USDT")).toBe("0");
    await submit(person, { depositId: id, questionnaire: written("TUR") });
    expect(await one(person, id)).toMatchObject({ status: 1, complianceStatus: 2 });
    world.under.clock.jump(20_000);
    await expect.poll(async () => (await one(person, id)).status).toBe(2);
    expect(await one(person, id)).toMatchObject({ complianceStatus: 3 });
    expect(await world.under.balance(person.account, "funding", "USDT")).toBe("420");
  });

  test("goes back to that user with refused ones", async () => {
    const from = await world.under.account({ balances: { funding: { USDT: "500" } } });
    const person = await personOf("TUR");
    const id = await send(person, { coin: "USDT", chain: undefined, amount: "420", from: from.account });
    await settings({ refuseTravelRules: 1, travelRuleReviewMs: 0 });
    expect(
      (await submit(person, { depositId: id, questionnaire: written("TUR") })).result.travelRuleStatus,
    ).toBe(3);
    expect(await one(person, id)).toMatchObject({ status: 3 });
    expect(await world.under.balance(from.account, "funding", "USDT")).toBe("500");
    expect(await world.under.balance(person.account, "funding_locked", "USDT")).toBe("0");
    expect(await balanced()).toBe(true);
  });
});

describe("a blocked deposit", () => {
  test("is sent back once, and only while it is blocked", async () => {
    const person = await world.under.account();
    const id = await send(person, { depositType: "50" });
    await confirmed(person, id);
    expect(await one(person, id)).toMatchObject({ status: 2, depositType: "50" });
    const requestId = newRequestId();
    const back = (depositId: string, own = requestId) =>
      world.under.call("depositHold.return", { depositId, requestId: own }, person.token);
    expect((await back(id)).result).toEqual({ depositId: id, status: 4 });
    expect((await back(id)).result).toEqual({ depositId: id, status: 4 });
    expect((await back(id, newRequestId())).code).toBe(700_003);
    expect(await one(person, id)).toMatchObject({ status: 4, depositType: "50" });
    const sound = await send(person);
    expect((await back(sound, newRequestId())).code).toBe(700_003);
    expect(await balanced()).toBe(true);
  });
});

describe("Austria's tax", () => {
  test("asks for the cost of what is credited, once", async () => {
    const person = await personOf("AUT");
    const id = await send(person);
    const declare = (part: object = {}) =>
      world.under.call(
        "depositHold.declareCost",
        {
          taxDepositRecordsId: `tax-${id}`,
          cost: "99.5",
          currency: "EUR",
          acquiredOn: "2020-02-29",
          requestId: newRequestId(),
          ...part,
        },
        person.token,
      );
    expect((await declare()).code).toBe(700_003);
    await settings({ travelRuleReviewMs: 0 });
    await submit(person, { depositId: id, questionnaire: written("EU") });
    await confirmed(person, id);
    const row = (await one(person, id)) as Record1;
    expect(row).toMatchObject({ status: 3, taxStatus: 1, taxDepositRecordsId: `tax-${id}` });
    expect((await declare({ acquiredOn: "2099-01-01" })).code).toBe(10_001);
    expect((await declare({ acquiredOn: "2026-02-30" })).code).toBe(10_001);
    expect((await declare({ taxDepositRecordsId: "tax-1" })).code).toBe(131_002);
    // The day of whoever is furthest ahead of UTC is the last that can have been the purchase's.
    const lastDay = new Date(Number(row.successAt) + 14 * 3_600_000).toISOString().slice(0, 10);
    const nextDay = new Date(Date.parse(lastDay) + 86_400_000).toISOString().slice(0, 10);
    expect((await declare({ acquiredOn: nextDay })).code).toBe(10_001);
    expect((await declare({ acquiredOn: lastDay })).result).toEqual({
      taxDepositRecordsId: `tax-${id}`,
      taxStatus: 2,
    });
    expect((await declare()).code).toBe(700_003);
    expect(await one(person, id)).toMatchObject({ taxStatus: 2 });
  });
});
