/** R7.24, F2e.*, F4c.10, F4f.2, F6g.*, F8.12, F2a.4. */
import { createHash, verify } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { exportScene } from "#shared/contract/export-scene.ts";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import type { RiskResult } from "#shared/contract/risk.ts";
import { statementKind } from "#shared/contract/statements.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";
import { daySeconds, statementDeskOf } from "./statement-desk.ts";
import { readCsv, readPdf } from "./statement-files.ts";

let under: SandboxUnderTest;
const desk = statementDeskOf(() => under);
beforeAll(async () => {
  under = await startSandbox({ pairs: 40 });
}, startMs);
afterAll(() => under.close());

const usual = { failStatements: 0, statementQuota: 30, statementTtlDays: 7, statementRowsAFile: 25_000 };
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

describe("what may be asked for", () => {
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
    const asked = { financialYear: "2026-2027" };
    expect((await under.call("statements.createIndiaTax", asked, spot.token)).code).toBe(700_022);
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
    const answer = await desk.ask(token, part);
    expect(answer.code).toBe(code);
    expect(answer.message).toContain(words);
    expect((await desk.list(token)).total).toBe(0);
  });

  test("today belongs to it, tomorrow does not", async () => {
    const { token } = await person();
    const endTime = desk.today() + 2 * daySeconds;
    expect((await desk.ask(token, { endTime })).message).toContain("endTime: after today");
    expect((await desk.ask(token)).code).toBe(0);
  });
});

describe("its life", () => {
  test("queued, being made, ready with a size and an end, expired without a file", async () => {
    const { account, token } = await person();
    const { result } = await desk.ask(token);
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
    await desk.ask(token);
    expect((await config(token)).monthlyUsed).toBe(1);
    const [failed] = (await desk.settled(token)).list;
    expect(failed).toMatchObject({ status: "-1", fileSize: 0, expireTime: 0 });
    expect((await config(token)).monthlyUsed).toBe(0);
    const again = await desk.ask(token);
    expect(again.code).toBe(0);
    await desk.settled(token);
    expect((await desk.ask(token)).code).toBe(700_007);
  });

  test("the quota begins anew with the month, and holds when many ask at once", async () => {
    await set({ statementQuota: 3 });
    const { account, token } = await person();
    const answers = await Promise.all(Array.from({ length: 8 }, () => desk.ask(token)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 700_007)).toHaveLength(5);
    await desk.settled(token);
    under.clock.jump(32 * daySeconds * 1000);
    const { token: later } = await under.control<{ token: string }>("/sandbox/session", { account });
    expect((await config(later)).monthlyUsed).toBe(0);
    expect((await desk.ask(later)).code).toBe(0);
  });

  test("the same id is the same statement, and stands for no other", async () => {
    const { token } = await person();
    const requestId = newRequestId();
    const [first, second] = await Promise.all([
      desk.ask(token, { requestId }),
      desk.ask(token, { requestId }),
    ]);
    expect(first.result.queryId).toBe(second.result.queryId);
    expect((await desk.list(token)).total).toBe(1);
    expect((await desk.ask(token, { requestId, format: "PDF" })).code).toBe(10_014);
    const other = await person();
    expect((await desk.ask(other.token, { requestId })).result.queryId).not.toBe(first.result.queryId);
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
    const { result } = await desk.ask(mine.token);
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
    const ask = await under.call("statements.url", { queryId: result.queryId ?? "" }, other.token);
    expect(ask.code).toBe(10_001);
    under.clock.jump(300_001);
    expect((await desk.follow(url, mine.token)).status).toBe(410);
  });

  test("do not outlive their file, and open nothing of one that is made again", async () => {
    await set({ statementTtlDays: 1, statementLinkMs: 9 * daySeconds * 1000 });
    const { account, token } = await person();
    const first = await desk.ask(token);
    await desk.settled(token);
    const [old = ""] = await desk.urls(token, first.result.queryId ?? "");
    expect((await desk.follow(old, token)).status).toBe(200);
    under.clock.jump(daySeconds * 1000 + 1);
    const { token: later } = await under.control<{ token: string }>("/sandbox/session", { account });
    expect((await desk.follow(old, later)).status).toBe(410);
    const again = await desk.ask(later);
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

describe("kinds with rules of their own", () => {
  async function intercept(token: string, detail: object): Promise<RiskResult> {
    const form = new URLSearchParams({ sence: exportScene.check, ext_info_str: JSON.stringify(detail) });
    const response = await fetch(`${under.origin}/x-api/user/public/risk/default-intercept`, {
      method: "POST",
      headers: { UserToken: token, "Content-Type": "application/x-www-form-urlencoded" },
      body: form.toString(),
    });
    return ((await response.json()) as { result: RiskResult }).result;
  }

  test("personal data leaves only after its check, which was made for this very export", async () => {
    const { account, userId, token } = await person();
    const part = { kind: "PERSONAL_INFO", format: "CSV" } as const;
    const days = { startTime: desk.today() - 30 * daySeconds, endTime: desk.today() + daySeconds };
    expect(await desk.ask(token, part)).toMatchObject({
      code: 10_005,
      message: "riskToken: unknown or over",
    });
    const { riskToken, components } = await intercept(token, { ...part, ...days });
    expect(components.map(({ type }) => type)).toEqual(["EMAIL"]);
    await under.call("risk.sendEmail", { scene: "EXPORT" }, token);
    const { mails } = await under.control<{ mails: { code: string }[] }>(
      `/sandbox/control/mail?account=${account}`,
    );
    const emailCode = mails[0]?.code ?? "";
    const elsewhere = await desk.ask(token, { ...part, format: "PDF", riskToken, emailCode });
    expect(elsewhere).toMatchObject({ code: 10_005, message: "riskToken: for something else" });
    expect((await desk.ask(token, { ...part, riskToken })).message).toContain("emailCode: missing");
    const asked = { ...part, riskToken, emailCode, requestId: newRequestId() };
    const { code, result } = await desk.ask(token, asked);
    expect(code).toBe(0);
    // Codes are used up, but who did not hear the answer hears it again; as another one it is refused.
    expect(await desk.ask(token, asked)).toMatchObject({ code: 0, result: { queryId: result.queryId } });
    expect((await desk.ask(token, { ...asked, requestId: newRequestId() })).code).toBe(10_005);
    await desk.settled(token);
    const [file = new Uint8Array()] = await desk.files(token, result.queryId ?? "");
    expect(readCsv(file).rows).toContainEqual(["UID", userId]);
  });

  test("the account statement has the balances at the end of its day, valued, and a signature that holds", async () => {
    const { account, userId } = await person();
    under.clock.jump(daySeconds * 1000);
    const { token: later } = await under.control<{ token: string }>("/sandbox/session", { account });
    const ask = (date: number, valuationCurrency = "EUR") =>
      under.call("statements.createAccount", { date, valuationCurrency, language: "en-US" }, later);
    expect((await ask(desk.today())).message).toContain("date: the day is not over");
    expect((await ask(desk.today() - daySeconds, "XXX")).message).toContain("valuationCurrency");
    const { code, result } = await ask(desk.today() - daySeconds);
    expect(code).toBe(0);
    await desk.settled(later);
    const [file = new Uint8Array()] = await desk.files(later, result.queryId ?? "");
    const text = (await readPdf(file)).join("\n");
    for (const words of [userId, "FUND USDC 10 0", "FUND USDT 1000 0", "UNIFIED USDT 500 0"]) {
      expect(text).toContain(words);
    }
    const [, lines = "", digest, written = ""] =
      /(coffer account statement .*?\ntotal [\d.]+ EUR)\s+SHA-256: (\w+)\s+RSA-SHA256:\s([\w+/=\s]+?)\s*1 \/ 1/s.exec(
        text,
      ) ?? [];
    const signature = Buffer.from(written.replaceAll(/\s/g, ""), "base64");
    const key = under.sandbox.exchange.keys.published.responsePublicKey;
    const holds = (said: string) => verify("sha256", Buffer.from(said), key, signature);
    expect(lines.split("\n").slice(0, 3)).toEqual([
      `coffer account statement ${result.queryId}`,
      `uid ${userId}`,
      `balances before ${new Date(desk.today() * 1000).toISOString()}`,
    ]);
    expect(holds(lines)).toBe(true);
    expect(digest).toBe(createHash("sha256").update(lines).digest("hex"));
    // Neither more of a coin, nor another currency, nor another's.
    for (const [from, to] of [
      ["USDT 1000 ", "USDT 9000 "],
      [" EUR", " BTC"],
      [`uid ${userId}`, `uid ${userId}1`],
    ] as const) {
      expect(lines).toContain(from);
      expect(holds(lines.replace(from, to)), to).toBe(false);
    }
  });

  test("India's financial year is of whole days in UTC, as every statement is", async () => {
    const { token } = await person({ kycRegion: "IND" });
    const asked = { financialYear: "2025-2026" };
    await under.call("statements.createIndiaTax", asked, token);
    expect((await desk.settled(token)).list[0]).toMatchObject({
      startTime: Date.UTC(2025, 3, 1) / 1000,
      endTime: Date.UTC(2026, 3, 1) / 1000,
    });
  });

  test("a sub-account's statement is of its own books", async () => {
    const { token } = await person({ subAccounts: ["desk"] });
    const { result } = await under.call<"transfer.accountTypes", CallOutput<"transfer.accountTypes">>(
      "transfer.accountTypes",
      {},
      token,
    );
    const subUid = result.accounts.find(({ name }) => name !== "")?.uid ?? "";
    const [file = new Uint8Array()] = await desk.made(token, { subUid });
    expect(readCsv(file).about).toContainEqual(expect.arrayContaining(["UID", subUid]));
  });
});
