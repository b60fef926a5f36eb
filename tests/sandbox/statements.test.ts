import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { statementKind } from "#shared/contract/statements.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";
import { daySeconds, statementDeskOf } from "./statement-desk.ts";
import { readCsv } from "./statement-files.ts";

let under: SandboxUnderTest;
const desk = statementDeskOf(() => under);
beforeAll(async () => {
  under = await startSandbox({ pairs: 40 });
}, startMs);
afterAll(() => under.close());

const usual = {
  failStatements: 0,
  failStatementsPercent: 0,
  statementQuota: 30,
  statementTtlDays: 7,
  statementRowsAFile: 25_000,
};
beforeEach(() => under.control("/sandbox/control/settings", usual));
const set = (settings: object) => under.control("/sandbox/control/settings", settings);

type Config = CallOutput<"statements.config">;

async function person(part: object = {}) {
  const balances = { funding: { USDT: "1000", USDC: "10" }, unified: { USDT: "500" } };
  const opened = await under.account({ balances, ...part });
  under.clock.advance(1_000);
  return opened;
}

async function config(token: string): Promise<Config> {
  return (await under.call<"statements.config", Config>("statements.config", {}, token)).result;
}

describe("what may be requested", () => {
  test("every kind is listed, with its formats, accounts and days; what this exchange has not is off", async () => {
    const { token } = await person();
    const { kinds, ...rest } = await config(token);
    expect(rest).toEqual({ monthlyQuota: 30, monthlyUsed: 0, fileTtlDays: 7 });
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual([...statementKind.options].toSorted());
    const rule = (kind: string) => kinds.find((one) => one.kind === kind);
    expect(rule("FUNDING")).toEqual({
      kind: "FUNDING",
      enabled: true,
      maxRangeDays: 365,
      formats: ["CSV", "XLSX", "PDF"],
      accounts: ["FUND"],
    });
    expect(rule("ACCOUNT_STATEMENT")?.formats).toEqual(["PDF"]);
    for (const kind of ["COPY_TRADING", "SAVINGS", "SPOT", "INDIA_TAX"])
      expect(rule(kind)?.enabled).toBe(false);
  });

  test("the spot account's kinds are for who has one, India's for who lives there", async () => {
    const spot = await person({ balances: { spot: { BTC: "1" } } });
    const india = await person({ kycRegion: "IND" });
    const enabled = async (token: string) =>
      (await config(token)).kinds.filter((one) => one.enabled).map(({ kind }) => kind);
    expect(await enabled(spot.token)).toEqual(expect.arrayContaining(["SPOT", "PRE_UPGRADE"]));
    expect(await enabled(india.token)).toContain("INDIA_TAX");
    const request = { financialYear: "2026-2027" };
    expect((await under.call("statements.createIndiaTax", request, spot.token)).code).toBe(700_022);
  });

  const bad: readonly (readonly [string, Partial<CallInput<"statements.create">>, number])[] = [
    ["startTime: not the start", { startTime: 1_790_000_001 }, 10_001],
    ["endTime: not after", { startTime: 1_790_035_200, endTime: 1_790_035_200 }, 10_001],
    ["endTime: more than 365", { startTime: 1_755_648_000, endTime: 1_790_035_200 }, 10_001],
    ["startTime: has not begun", { startTime: 1_899_936_000, endTime: 1_900_022_400 }, 10_001],
    ["accountType: FUNDING", { accountType: "SPOT" }, 10_001],
    ["timezone: Mars", { timezone: "Mars" }, 10_001],
    ["subUid: 1 is", { subUid: "1" }, 131_209],
    ["kind: SAVINGS", { kind: "SAVINGS" }, 700_022],
    ["kind: INDIA_TAX", { kind: "INDIA_TAX" }, 10_001],
  ];
  test.each(bad)("is refused with a word to its field: %s", async (words, part, code) => {
    const { token } = await person();
    const answer = await desk.request(token, part);
    expect(answer.code).toBe(code);
    expect(answer.message).toContain(words);
    expect((await desk.list(token)).total).toBe(0);
  });

  test("today belongs to it, tomorrow does not", async () => {
    const { token } = await person();
    const endTime = desk.today() + 2 * daySeconds;
    expect((await desk.request(token, { endTime })).message).toContain("endTime: after today");
    expect((await desk.request(token)).code).toBe(0);
  });
});

describe("its life", () => {
  test("queued, being made, ready with a size and an end, expired without a file", async () => {
    const { account, token } = await person();
    const { result } = await desk.request(token);
    expect(result.status).toBe("0");
    expect((await desk.list(token)).list[0]).toMatchObject({ status: "0", fileSize: 0, expireTime: 0 });
    const [ready] = (await desk.settled(token)).list;
    const { queryId = "" } = result;
    expect(ready).toMatchObject({ queryId, status: "2", kind: "FUNDING", format: "CSV" });
    const [file = new Uint8Array()] = await desk.files(token, queryId);
    expect(file.length).toBe(ready?.fileSize);
    expect(ready?.expireTime).toBeGreaterThan((ready?.createdTime ?? 0) + 7 * daySeconds - 60);
    under.clock.jump(7 * daySeconds * 1000 + 1000);
    const { token: again } = await under.control<{ token: string }>("/sandbox/session", { account });
    const [expired] = (await desk.list(again)).list;
    expect(expired).toMatchObject({ status: "3", fileSize: 0, expireTime: ready?.expireTime });
    expect((await under.call("statements.url", { queryId }, again)).code).toBe(700_003);
  });

  test("one that failed has no file, and gives its place back", async () => {
    await set({ failStatements: 1, statementQuota: 1 });
    const { token } = await person();
    await desk.request(token);
    expect((await config(token)).monthlyUsed).toBe(1);
    const [failed] = (await desk.settled(token)).list;
    expect(failed).toMatchObject({ status: "-1", fileSize: 0, expireTime: 0 });
    expect((await config(token)).monthlyUsed).toBe(0);
    const again = await desk.request(token);
    expect(again.code).toBe(0);
    await desk.settled(token);
    expect((await desk.request(token)).code).toBe(700_007);
  });

  test.each([
    ["every one of a hundred fails", 100, "-1"],
    ["none of a hundred fails", 0, "2"],
  ])("of which %s", async (_what, failStatementsPercent, status) => {
    await set({ failStatementsPercent });
    const { token } = await person();
    for (let file = 0; file < 3; file += 1) await desk.request(token);
    expect((await desk.settled(token)).list.map((one) => one.status)).toEqual([status, status, status]);
  });

  test("the quota begins anew with the month, and holds when many ask at once", async () => {
    await set({ statementQuota: 3 });
    const { account, token } = await person();
    const answers = await Promise.all(Array.from({ length: 8 }, () => desk.request(token)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 700_007)).toHaveLength(5);
    await desk.settled(token);
    under.clock.jump(32 * daySeconds * 1000);
    const { token: later } = await under.control<{ token: string }>("/sandbox/session", { account });
    expect((await config(later)).monthlyUsed).toBe(0);
    expect((await desk.request(later)).code).toBe(0);
  });

  test("the same id is the same statement, and stands for no other", async () => {
    const { token } = await person();
    const requestId = newRequestId();
    const [first, second] = await Promise.all([
      desk.request(token, { requestId }),
      desk.request(token, { requestId }),
    ]);
    expect(first.result.queryId).toBe(second.result.queryId);
    expect((await desk.list(token)).total).toBe(1);
    expect((await desk.request(token, { requestId, format: "PDF" })).code).toBe(10_014);
    const other = await person();
    expect((await desk.request(other.token, { requestId })).result.queryId).not.toBe(first.result.queryId);
  });

  test("what is long comes in parts, each row once, totals with the last", async () => {
    await set({ statementRowsAFile: 7 });
    const { account, token } = await person();
    await under.control("/sandbox/control/past-ledger", { account, entries: 40, events: 0, days: 5 });
    const files = await desk.made(token, { kind: "FUNDING" });
    const tables = files.map(readCsv);
    expect(tables.map(({ rows }) => rows.length)).toEqual([7, 7, 7, 7, 7, 7]);
    const references = tables.flatMap(({ rows }) => rows.map((row) => row.at(-1)));
    expect(new Set(references).size).toBe(42);
    expect(tables.map(({ about }) => about.some(([first]) => first === "Totals"))).toEqual(
      tables.map((_, i) => i === 5),
    );
    const [row] = (await desk.list(token)).list;
    expect(row?.fileSize).toBe(files.reduce((sum, { length }) => sum + length, 0));
  });
});

describe("links", () => {
  test("are of one person, for a while; what is changed in one is refused on a plain page", async () => {
    const [mine, other] = [await person(), await person()];
    const { result } = await desk.request(mine.token);
    await desk.settled(mine.token);
    const [url = ""] = await desk.urls(mine.token, result.queryId ?? "");
    const good = await desk.follow(url, mine.token);
    expect(good.status).toBe(200);
    expect(good.headers.get("content-disposition")).toMatch(
      /^attachment; filename="coffer-funding-[\d-]+\.csv"$/,
    );
    expect(good.headers.get("x-content-type-options")).toBe("nosniff");
    expect(good.headers.get("cache-control")).toBe("no-store");
    const later = url.replace(/until=(\d+)/, (_, until: string) => `until=${Number(until) + 1}`);
    for (const [link, token] of [
      [url, other.token],
      [url, ""],
      [later, mine.token],
      [url.replace("/1?", "/2?"), mine.token],
      [url.replace(/sign=./, "sign=!"), mine.token],
    ] as const) {
      const refused = await desk.follow(link, token);
      expect(refused.status).toBe(403);
      expect(refused.headers.get("content-type")).toContain("text/html");
      expect(await refused.text()).not.toContain("USDT");
    }
    const answer = await under.call("statements.url", { queryId: result.queryId ?? "" }, other.token);
    expect(answer.code).toBe(10_001);
    under.clock.jump(300_001);
    expect((await desk.follow(url, mine.token)).status).toBe(410);
  });

  test("do not outlive their file, and open nothing of one that is made again", async () => {
    await set({ statementTtlDays: 1, statementLinkMs: 9 * daySeconds * 1000 });
    const { account, token } = await person();
    const first = await desk.request(token);
    await desk.settled(token);
    const [old = ""] = await desk.urls(token, first.result.queryId ?? "");
    expect((await desk.follow(old, token)).status).toBe(200);
    under.clock.jump(daySeconds * 1000 + 1);
    const { token: later } = await under.control<{ token: string }>("/sandbox/session", { account });
    expect((await desk.follow(old, later)).status).toBe(410);
    const again = await desk.request(later);
    await desk.settled(later);
    const [fresh = ""] = await desk.urls(later, again.result.queryId ?? "");
    expect((await desk.follow(fresh, later)).status).toBe(200);
    const replayed = await desk.follow(old, later);
    expect(replayed.status).toBe(410);
    expect(await replayed.text()).toContain("Open Statements");
    // The new one's signature on the old one's path, and the other way round.
    const [oldPath = "", oldQuery = ""] = old.split("?");
    const [freshPath = "", freshQuery = ""] = fresh.split("?");
    for (const mixed of [`${oldPath}?${freshQuery}`, `${freshPath}?${oldQuery}`]) {
      expect((await desk.follow(mixed, later)).status).toBe(403);
    }
    await set({ statementLinkMs: 300_000 });
  });
});
