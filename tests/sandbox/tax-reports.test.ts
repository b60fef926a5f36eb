/** F6i.5-F6i.9, F2a.10, F4c.10. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findPerson, saveProfile } from "#sandbox/accounts/person.ts";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox({ pairs: 40 });
}, startMs);
afterAll(() => under.close());
beforeEach(async () => {
  await under.control("/sandbox/control/reset", {});
  await under.control("/sandbox/control/settings", { statementQueueMs: 0, statementMakeMs: 0 });
});

const austrian = { kycRegion: "AUT", currency: "EUR" };
type Who = Awaited<ReturnType<SandboxUnderTest["account"]>>;
type Input = CallInput<"taxReports.create">;

const yearNow = (): number => new Date(under.clock.now()).getUTCFullYear();
const create = ({ userId, token }: Who, part: Partial<Input> = {}) =>
  under.call<"taxReports.create", CallOutput<"taxReports.create">>(
    "taxReports.create",
    { uids: [userId], kind: "PNL", year: yearNow(), format: "CSV", requestId: newRequestId(), ...part },
    token,
  );
async function list({ userId, token }: Who): Promise<CallOutput<"taxReports.list">> {
  type Out = CallOutput<"taxReports.list">;
  return (await under.call<"taxReports.list", Out>("taxReports.list", { mainUid: userId }, token)).result;
}
async function made(who: Who, queryId = ""): Promise<CallOutput<"taxReports.list">["list"][number]> {
  const one = async () => (await list(who)).list.find((row) => row.queryId === queryId);
  await expect
    .poll(async () => {
      under.clock.advance(300);
      return (await one())?.status;
    })
    .toMatch(/^(2|-1)$/);
  const found = await one();
  if (found === undefined) throw new Error("No report");
  return found;
}
async function filesOf({ token }: Who, queryId: string): Promise<string[]> {
  type Out = CallOutput<"taxReports.url">;
  const { result } = await under.call<"taxReports.url", Out>("taxReports.url", { queryId }, token);
  return Promise.all(
    result.urls.map(async (url) => {
      const response = await fetch(new URL(url, under.origin), {
        headers: { Cookie: `test-token=${token}` },
      });
      expect(response.status).toBe(200);
      return response.text();
    }),
  );
}
async function convert(
  { token }: Who,
  fromCoin: string,
  toCoin: string,
  requestAmount: string,
): Promise<void> {
  const accountType = "eb_convert_funding";
  const request = { accountType, fromCoin, toCoin, requestCoin: fromCoin, requestAmount } as const;
  const quote = await under.call("convert.quote", { ...request, requestId: newRequestId() }, token);
  const taken = { quoteTxId: quote.result.quoteTxId ?? "", accountType, requestId: newRequestId() } as const;
  expect((await under.call("convert.execute", taken, token)).code).toBe(0);
  under.clock.advance(3_000);
  const status = async () => {
    const answer = await under.call<"convert.query", { result: Record<string, string> }>(
      "convert.query",
      { quoteTxId: taken.quoteTxId, accountType },
      token,
    );
    return answer.result.result.exchangeStatus;
  };
  await expect.poll(status).toBe("success");
}
const seller = (part: object = {}): Promise<Who> =>
  under.account({ ...austrian, balances: { funding: { BTC: "1", USDT: "100" } }, ...part });

describe("a profit and loss report", () => {
  test("comes in three files whose sums are its figures", async () => {
    const who = await seller();
    await convert(who, "BTC", "USDT", "0.1");
    await convert(who, "USDT", "ETH", "500");
    const [taken] = (await create(who)).result.list;
    const report = await made(who, taken?.queryId);
    expect(report).toMatchObject({ status: "2", parts: 3, uid: who.userId, username: "", year: yearNow() });
    const { proceeds = "0", cost = "0", gain } = report.figures ?? {};
    expect(new Decimal(proceeds).minus(cost).toFixed(2)).toBe(gain);
    const [disposals = "", byCoin = "", holdings = ""] = await filesOf(who, report.queryId);
    expect(disposals).toContain("first in, first out");
    for (const file of [disposals, byCoin]) expect(file).toContain(`${proceeds},${cost},${gain}`);
    expect(holdings).toMatch(/ETH,\d/);
  });

  test("is made of the account it names, and of no other of the family", async () => {
    const who = await seller({ subAccounts: ["desk"] });
    await convert(who, "BTC", "USDT", "0.1");
    type Out = CallOutput<"tax.subAccounts">;
    const [sub] = (await under.call<"tax.subAccounts", Out>("tax.subAccounts", {}, who.token)).result.list;
    const uids = [who.userId, sub?.uid ?? ""];
    const { result } = await create(who, { uids });
    expect(result.list.map(({ uid }) => uid).toSorted()).toEqual(uids.toSorted());
    for (const { uid, queryId } of result.list) {
      const { figures, username } = await made(who, queryId);
      expect([username, Number(figures?.proceeds) > 0]).toEqual(
        uid === who.userId ? ["", true] : ["desk", false],
      );
    }
  });

  test("ends what was pending for the year before, made after that year's end", async () => {
    const who = await seller();
    await convert(who, "BTC", "USDT", "0.1");
    // One of the year so far does not count once the year is over.
    const [early] = (await create(who)).result.list;
    await made(who, early?.queryId);
    under.clock.jump(366 * 86_400_000);
    const { token } = await under.control<{ token: string }>("/sandbox/session", { account: who.account });
    const now = { ...who, token };
    const state = async () => {
      type Out = CallOutput<"tax.overview">;
      const request = { mainUid: who.userId };
      return (await under.call<"tax.overview", Out>("tax.overview", request, token)).result.taxStatus;
    };
    expect(await state()).toBe(1);
    const [taken] = (await create(now, { year: yearNow() - 1 })).result.list;
    await made(now, taken?.queryId);
    expect(await state()).toBe(2);
  });
});

describe("other kinds", () => {
  test.each(["TRADE", "DEPOSIT_WITHDRAWAL", "EARN", "BONUS", "AIRDROP"] as const)(
    "%s is one file",
    async (kind) => {
      const who = await seller();
      if (kind === "TRADE") await convert(who, "BTC", "USDT", "0.1");
      const [taken] = (await create(who, { kind, timezone: "Europe/Vienna" })).result.list;
      const report = await made(who, taken?.queryId);
      expect(report).toMatchObject({ status: "2", parts: 1, figures: null });
      const [file = ""] = await filesOf(who, report.queryId);
      expect(file).toContain("Europe/Vienna");
      if (kind === "TRADE") expect(file).toMatch(/Conversion,0\.1,BTC,\d/);
    },
  );

  test.each([
    ["de-DE", "Ein- und Auszahlungen", "Steuerlicher Wohnsitz"],
    ["ar-SA", "الإيداعات والسحوبات", "الإقامة الضريبية"],
    ["zh-TW", "入金與提領", "稅務居住地"],
    ["xx", "Deposits and withdrawals", "Tax residence"],
  ])("say in %s what they are", async (language, title, residence) => {
    const who = await seller();
    const [taken] = (await create(who, { kind: "DEPOSIT_WITHDRAWAL", language })).result.list;
    const report = await made(who, taken?.queryId);
    const [file = ""] = await filesOf(who, report.queryId);
    expect(file).toContain(title);
    expect(file).toContain(residence);
  });

  test.each(["XLSX", "PDF"] as const)("%s is made, too", async (format) => {
    const who = await seller();
    const [taken] = (await create(who, { format })).result.list;
    expect(await made(who, taken?.queryId)).toMatchObject({ status: "2", format, parts: 3 });
  });
});

describe("requesting", () => {
  test("twice with one id makes one report; the same id for another is refused", async () => {
    const who = await seller();
    const requestId = newRequestId();
    const [one, two] = await Promise.all([create(who, { requestId }), create(who, { requestId })]);
    expect(two.result).toEqual(one.result);
    expect((await create(who, { requestId, year: yearNow() - 1 })).code).toBe(10_014);
    expect((await list(who)).total).toBe(1);
  });

  test("once more with the id of what was taken is no refusal, whatever is asked for by now", async () => {
    const who = await seller();
    const requestId = newRequestId();
    const first = await create(who, { requestId });
    const { db } = under.sandbox.exchange.database;
    const person = await findPerson(db, who.account);
    if (person === undefined) throw new Error("Nobody");
    await saveProfile(db, person.id, { ...person.profile, taxResidence: "" });
    expect((await create(who)).code).toBe(700_003);
    expect((await create(who, { requestId })).result).toEqual(first.result);
    expect((await list(who)).total).toBe(1);
  });

  test("is all or none: above the quota, for a stranger, without a residence, ahead of its year", async () => {
    await under.control("/sandbox/control/settings", { statementQuota: 1 });
    const who = await seller({ subAccounts: ["desk"] });
    const other = await seller();
    type Out = CallOutput<"tax.subAccounts">;
    const [sub] = (await under.call<"tax.subAccounts", Out>("tax.subAccounts", {}, who.token)).result.list;
    expect((await create(who, { uids: [who.userId, sub?.uid ?? ""] })).code).toBe(700_007);
    expect((await create(who, { uids: [who.userId, other.userId] })).code).toBe(131_209);
    expect((await create(who, { year: yearNow() + 1 })).code).toBe(10_001);
    expect((await create(who, { timezone: "Mars/Olympus" })).code).toBe(10_001);
    expect((await create(await under.account({ kycLevel: "LEVEL_1" }))).code).toBe(700_003);
    expect((await list(who)).total).toBe(0);
  });

  test("another family's file has no link", async () => {
    const who = await seller();
    const [taken] = (await create(who)).result.list;
    await made(who, taken?.queryId);
    const other = await seller();
    const request = { queryId: taken?.queryId ?? "" };
    expect((await under.call("taxReports.url", request, other.token)).code).toBe(10_001);
    expect((await under.call("taxReports.list", { mainUid: who.userId }, other.token)).code).toBe(10_001);
  });

  test("reports are no statements: the two lists do not mix, the month's quota is one", async () => {
    const who = await seller();
    await create(who);
    const listed = await under.call<"statements.list", { total: number }>("statements.list", {}, who.token);
    expect(listed.result.total).toBe(0);
    const config = await under.call<"statements.config", { monthlyUsed: number }>(
      "statements.config",
      {},
      who.token,
    );
    expect(config.result.monthlyUsed).toBe(1);
  });
});

test("the demo taxpayer has costs to declare, and sub-accounts that are done, due and without anything", async () => {
  const { token } = await under.control<{ token: string }>("/sandbox/session", { account: "taxpayer" });
  const states = async () => {
    under.clock.advance(300);
    type Out = CallOutput<"tax.subAccounts">;
    const { result } = await under.call<"tax.subAccounts", Out>("tax.subAccounts", {}, token);
    return result.list.map(({ username, taxStatus }) => `${username} ${taxStatus}`);
  };
  await expect.poll(states).toEqual(["copy-leader 2", "desk-vienna 1", "bot-grid-02 0"]);
});
