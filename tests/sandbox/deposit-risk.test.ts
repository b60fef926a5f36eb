/** F6d.1, F6d.3, F6d.4, F2c.5, F2i.6, F4c.6, F4c.7, F4c.9, F4c.11, F4d.*, D10.7. */
import { createHash } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deriveAddress } from "#sandbox/addresses/derive-address.ts";
import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import {
  noAnswers,
  questionnaireOf,
  type TravelAnswers,
  type TravelZone,
} from "#shared/domain/travel-rule.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;
const blockMs = 1000;
beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterAll(() => under.close());
beforeEach(async () => {
  await under.control("/sandbox/control/reset", {});
  await under.control("/sandbox/control/settings", { depositBlockMs: blockMs });
});

interface Person {
  readonly account: string;
  readonly token: string;
}
const personOf = (kycRegion: string): Promise<Person> => under.account({ kycRegion });
const settings = (change: object) => under.control("/sandbox/control/settings", change);
const senderOf = (name: string): string => deriveAddress("EVM", createHash("sha256").update(name).digest());
const mark = (name: string, reasons: readonly string[], reviewEnds = "PASS") =>
  under.control("/sandbox/control/risk-marks", {
    chain: "ETH",
    address: senderOf(name),
    reasons,
    reviewEnds,
  });

async function send({ account }: Person, part: object = {}): Promise<string> {
  const sent = { account, coin: "XRP", chain: "XRP", amount: "150.25", ...part };
  return (await under.control<{ id: string }>("/sandbox/control/deposits", sent)).id;
}
type Record1 = DepositRecord & { readonly recordType: 1 };
async function one({ token }: Person, id: string): Promise<DepositRecord> {
  const answer = await under.call<"deposit.records", { rows: DepositRecord[] }>(
    "deposit.records",
    { id },
    token,
  );
  const [row] = answer.result.rows;
  if (row === undefined) throw new Error(`no deposit ${id}`);
  return row;
}
/** Past every confirmation, and until it shows. */
async function confirmed(person: Person, id: string): Promise<void> {
  under.clock.jump(70 * blockMs);
  await expect.poll(async () => (await one(person, id)).status).not.toBe(1);
}
async function balanced(): Promise<boolean> {
  type Trial = { coins: Record<string, string>; drifted: number };
  const { coins, drifted } = await under.control<Trial>("/sandbox/control/trial-balance");
  return drifted === 0 && Object.values(coins).every((sum) => sum === "0");
}

const answers: TravelAnswers = {
  ...noAnswers,
  wallet: "vasp",
  vaspCode: "NORDHAVEN_EXCHANGE",
  owner: "me",
  firstName: "Mira",
  lastName: "Kovacs",
  purpose: "Invoice 2026-118, design work in October",
  paperType: "PASSPORT",
  paperNumber: "P1234567",
  paperCountry: "TUR",
  paperExpiry: "2099-01-31",
};
const written = (zone: TravelZone, part: Partial<TravelAnswers> = {}): string =>
  JSON.stringify(questionnaireOf(zone, { ...answers, ...part }));
type Submitted = CallOutput<"travelRule.submit">;
const submit = (
  person: Person,
  input: Omit<CallInput<"travelRule.submit">, "requestId">,
  requestId = newRequestId(),
) => under.call<"travelRule.submit", Submitted>("travelRule.submit", { ...input, requestId }, person.token);

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
      expect(await under.balance(person.account, "funding", "XRP")).toBe("0");
      expect(await under.balance(person.account, "funding_locked", "XRP")).toBe("150.25");
      const input = { depositId: id, questionnaire: written(zone) };
      const requestId = newRequestId();
      const first = await submit(person, input, requestId);
      expect(first.result).toEqual({ travelRuleStatus: 2, depositId: id });
      expect((await submit(person, input, requestId)).result).toEqual(first.result);
      expect(await one(person, id)).toMatchObject({ status: 2, travelRuleStatus: 2 });
      expect((await submit(person, input)).code).toBe(700_003);
      under.clock.jump(20_000);
      await expect.poll(async () => (await one(person, id)).status).toBe(3);
      expect(await one(person, id)).toMatchObject({
        travelRuleStatus: 0,
        unlockedAt: expect.stringMatching(/^\d+$/),
      });
      expect(await under.balance(person.account, "funding", "XRP")).toBe("150.25");
      expect(await under.balance(person.account, "funding_locked", "XRP")).toBe("0");
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
    under.clock.jump(20_000);
    await expect.poll(async () => (await one(person, id)).status).toBe(4);
    expect(await one(person, id)).toMatchObject({ travelRuleStatus: 3, depositType: "50" });
    expect(await under.balance(person.account, "funding", "XRP")).toBe("0");
    expect(await under.balance(person.account, "funding_locked", "XRP")).toBe("0");
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
    expect(await under.balance(person.account, "funding", "BTC")).toBe("0.5");
  });

  test("is asked again where something is left open, and takes other answers then", async () => {
    const person = await personOf("IND");
    const id = await send(person);
    await confirmed(person, id);
    await settings({ askAgainTravelRules: 1, travelRuleReviewMs: 0 });
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
    expect(await under.balance(person.account, "funding", "XRP")).toBe("150.25");
    expect(await balanced()).toBe(true);
  });
});

describe("from another user in Turkey", () => {
  test("is held, credited with accepted answers, and told so", async () => {
    const from = await under.account({ balances: { funding: { USDT: "500" } } });
    const person = await personOf("TUR");
    const id = await send(person, { coin: "USDT", chain: undefined, amount: "420", from: from.account });
    expect(await one(person, id)).toMatchObject({ recordType: 2, status: 1, complianceStatus: 1 });
    expect(await under.balance(person.account, "funding", "USDT")).toBe("0");
    await submit(person, { depositId: id, questionnaire: written("TUR") });
    expect(await one(person, id)).toMatchObject({ status: 1, complianceStatus: 2 });
    under.clock.jump(20_000);
    await expect.poll(async () => (await one(person, id)).status).toBe(2);
    expect(await one(person, id)).toMatchObject({ complianceStatus: 3 });
    expect(await under.balance(person.account, "funding", "USDT")).toBe("420");
  });

  test("goes back to that user with refused ones", async () => {
    const from = await under.account({ balances: { funding: { USDT: "500" } } });
    const person = await personOf("TUR");
    const id = await send(person, { coin: "USDT", chain: undefined, amount: "420", from: from.account });
    await settings({ refuseTravelRules: 1, travelRuleReviewMs: 0 });
    expect(
      (await submit(person, { depositId: id, questionnaire: written("TUR") })).result.travelRuleStatus,
    ).toBe(3);
    expect(await one(person, id)).toMatchObject({ status: 3 });
    expect(await under.balance(from.account, "funding", "USDT")).toBe("500");
    expect(await under.balance(person.account, "funding_locked", "USDT")).toBe("0");
    expect(await balanced()).toBe(true);
  });
});

describe("a blocked deposit", () => {
  test("is sent back once, and only while it is blocked", async () => {
    const person = await under.account();
    const id = await send(person, { depositType: "50" });
    await confirmed(person, id);
    expect(await one(person, id)).toMatchObject({ status: 2, depositType: "50" });
    const requestId = newRequestId();
    const back = (depositId: string, own = requestId) =>
      under.call("depositHold.return", { depositId, requestId: own }, person.token);
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
      under.call(
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
    expect((await declare()).result).toEqual({ taxDepositRecordsId: `tax-${id}`, taxStatus: 2 });
    expect((await declare()).code).toBe(700_003);
    expect(await one(person, id)).toMatchObject({ taxStatus: 2 });
  });
});

type Check = CallOutput<"preKya.check">;
const check = (person: Person, name: string, part: object = {}) =>
  under.call<"preKya.check", Check>(
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
    const person = await under.account();
    if (reasons.length > 0) await mark(name, reasons);
    const { result } = await check(person, name);
    expect(result).toMatchObject({ status, riskLevel, reasons, coin: "ETH", fromAddress: senderOf(name) });
    expect(result.expireTime).toBe(under.clock.now() + 86_400_000);
    // However it is written, it is the same address and the same check.
    const lower = senderOf(name).toLowerCase();
    expect((await check(person, name, { fromAddress: lower })).result.checkId).toBe(result.checkId);
  });

  test("is over after a day, and made anew then", async () => {
    await settings({ kyaValidMs: 5_000 });
    const person = await under.account();
    const { result } = await check(person, "clean");
    under.clock.advance(5_000);
    type Checks = CallOutput<"preKya.checks">;
    const list = async () =>
      (await under.call<"preKya.checks", Checks>("preKya.checks", { coin: "ETH" }, person.token)).result.list;
    expect(await list()).toMatchObject([{ checkId: result.checkId, status: "EXPIRED" }]);
    const again = (await check(person, "clean")).result;
    expect(again.checkId).not.toBe(result.checkId);
    expect(await list()).toHaveLength(2);
  });

  test("refuses what is no address of the network", async () => {
    const person = await under.account();
    for (const fromAddress of ["rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh", "0x12", `${senderOf("x")}0`])
      expect((await check(person, "x", { fromAddress })).code).toBe(10_001);
    expect((await check(person, "x", { chain: "NONE" })).code).toBe(10_001);
  });

  test.each([
    ["PASS", 3, "0"],
    ["REJECT", 4, "50"],
  ] as const)("decided as %s moves what was held for it", async (ends, status, depositType) => {
    const person = await under.account();
    await mark(`mixer ${ends}`, ["MIXER"], ends);
    const fromAddress = senderOf(`mixer ${ends}`);
    await check(person, `mixer ${ends}`);
    const part = { coin: "ETH", chain: "ETH", amount: "2", fromAddress };
    const id = await send(person, part);
    under.clock.jump(25_000);
    expect(await one(person, id)).toMatchObject({ depositType: "20", fromAddress });
    under.clock.jump(70_000);
    await expect.poll(async () => (await one(person, id)).status).toBe(status);
    expect(await one(person, id)).toMatchObject({ depositType });
    expect(await balanced()).toBe(true);
  });

  test("that was never asked for holds the deposit until it is made and passes", async () => {
    const person = await under.account();
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
    const person = await under.account();
    expect((await check(person, "slow")).result.status).toBe("PENDING");
    under.clock.advance(5_000);
    await expect.poll(async () => (await check(person, "slow")).result.status).toBe("PASS");
  });
});

test("whatever is done about deposits in whatever order, the books add up and nothing is credited twice", async () => {
  const act = fc.constantFrom("send", "confirm", "answer", "refuse", "back", "time");
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
      await under.control("/sandbox/control/reset", {});
      await settings({ depositBlockMs: blockMs, travelRuleReviewMs: 1_000 });
      const person = await personOf("AUT");
      const ids: string[] = [];
      for (const next of acts) {
        const id = ids.at(-1) ?? "";
        const input = { depositId: id, questionnaire: written("EU") };
        if (next === "send") ids.push(await send(person, ids.length % 2 === 1 ? { depositType: "50" } : {}));
        else if (next === "confirm") under.clock.jump(30 * blockMs);
        else if (next === "time") under.clock.advance(1_000);
        else if (next === "back")
          await under.call(
            "depositHold.return",
            { depositId: id || "1", requestId: newRequestId() },
            person.token,
          );
        else if (id !== "") {
          await settings({ refuseTravelRules: next === "refuse" ? 1 : 0 });
          await submit(person, input);
        }
      }
      under.clock.jump(60_000);
      await expect
        .poll(
          async () => {
            const rows = await Promise.all(ids.map((id) => one(person, id)));
            const open = rows.filter(({ status }) => status === 1).length;
            const credited = rows.filter(({ status }) => status === 3).length;
            const held = rows.filter(({ status }) => status === 2).length;
            const amount = (count: number): string => String(Math.round(count * 15_025) / 100);
            const has = await Promise.all(
              ["funding", "funding_locked"].map((kind) => under.balance(person.account, kind, "XRP")),
            );
            const isRight = open === 0 && has[0] === amount(credited) && has[1] === amount(held);
            return isRight && (await balanced());
          },
          { timeout: 20_000 },
        )
        .toBe(true);
    }),
    { numRuns: 6 },
  );
});
