/** F2e.*, F6g.1: kinds with rules of their own. */
import { createHash, verify } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { exportScene } from "#shared/contract/export-scene.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import type { RiskResult } from "#shared/contract/risk.ts";
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

async function person(part: object = {}) {
  const balances = { funding: { USDT: "1000", USDC: "10" }, unified: { USDT: "500" } };
  const opened = await under.account({ balances, ...part });
  under.clock.advance(1_000);
  return opened;
}

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
    expect(await desk.request(token, part)).toMatchObject({
      code: 10_005,
      message: "riskToken: unknown or over",
    });
    const { riskToken, components } = await intercept(token, { ...part, ...days });
    expect(components.map(({ type }) => type)).toEqual(["EMAIL"]);
    const sent = await under.call<"risk.sendEmail", CallOutput<"risk.sendEmail">>(
      "risk.sendEmail",
      { scene: "EXPORT" },
      token,
    );
    const { mails } = await under.control<{ mails: { code: string }[] }>(
      `/sandbox/control/mail?account=${account}`,
    );
    const mail = { emailCode: mails[0]?.code ?? "", emailToken: sent.result.emailToken };
    const elsewhere = await desk.request(token, { ...part, format: "PDF", riskToken, ...mail });
    expect(elsewhere).toMatchObject({ code: 10_005, message: "riskToken: for something else" });
    expect((await desk.request(token, { ...part, riskToken })).message).toContain("emailCode: missing");
    const request = { ...part, riskToken, ...mail, requestId: newRequestId() };
    const { code, result } = await desk.request(token, request);
    expect(code).toBe(0);
    // Codes are used up, but who did not receive the answer receives it again; as another one it is refused.
    expect(await desk.request(token, request)).toMatchObject({
      code: 0,
      result: { queryId: result.queryId },
    });
    expect((await desk.request(token, { ...request, requestId: newRequestId() })).code).toBe(10_005);
    await desk.settled(token);
    const [file = new Uint8Array()] = await desk.files(token, result.queryId ?? "");
    expect(readCsv(file).rows).toContainEqual(["UID", userId]);
  });

  test("the account statement has the balances at the end of its day, valued, and a signature that holds", async () => {
    const { account, userId } = await person();
    under.clock.jump(daySeconds * 1000);
    const { token: later } = await under.control<{ token: string }>("/sandbox/session", { account });
    const request = (date: number, valuationCurrency = "EUR") =>
      under.call("statements.createAccount", { date, valuationCurrency, language: "en-US" }, later);
    expect((await request(desk.today())).message).toContain("date: the day is not over");
    expect((await request(desk.today() - daySeconds, "XXX")).message).toContain("valuationCurrency");
    const { code, result } = await request(desk.today() - daySeconds);
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
    const request = { financialYear: "2025-2026" };
    await under.call("statements.createIndiaTax", request, token);
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
