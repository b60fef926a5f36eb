/** F5.15, D10.7. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

/** Many confirmations at one moment; on both engines, DATABASE_URL names the server. */

const accountType = "eb_convert_funding";
let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox({ settings: { maxMoneyCalls: 1000, maxCalls: 1000 } });
}, startMs);
afterAll(() => under.close());

async function quoted(token: string): Promise<string> {
  const wanted = { fromCoin: "USDT", toCoin: "BTC", requestCoin: "USDT", requestAmount: "10" };
  const quote = await under.call(
    "convert.quote",
    { ...wanted, accountType, requestId: newRequestId() },
    token,
  );
  expect(quote.code).toBe(0);
  return quote.result.quoteTxId ?? "";
}

const confirm = async (token: string, quoteTxId: string): Promise<number> =>
  (await under.call("convert.execute", { quoteTxId, accountType, requestId: newRequestId() }, token)).code;

async function expectWhole(): Promise<void> {
  const books = await under.control<{ coins: Record<string, string>; drifted: number }>(
    "/sandbox/control/trial-balance",
  );
  expect(new Set(Object.values(books.coins))).toEqual(new Set(["0"]));
  expect(books.drifted).toBe(0);
}

test("40 confirmations of one person side by side all go through, and nobody waits for another in a circle", async () => {
  const { account, token } = await under.account({ balances: { funding: { USDT: "1000" } } });
  const quotes: string[] = [];
  for (let at = 0; at < 40; at += 1) quotes.push(await quoted(token));
  const codes = await Promise.all(quotes.map((quote) => confirm(token, quote)));
  expect(codes).toEqual(quotes.map(() => 0));
  expect(await under.balance(account, "funding", "USDT")).toBe("600");
  expect(await under.balance(account, "funding_locked", "USDT")).toBe("400");
  await expectWhole();
});

test("200 confirmations of one quote: one goes through", async () => {
  const { account, token } = await under.account({ balances: { funding: { USDT: "1000" } } });
  const quote = await quoted(token);
  const codes = await Promise.all(Array.from({ length: 200 }, () => confirm(token, quote)));
  expect(codes.filter((code) => code === 0)).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set([0, 700_009]));
  expect(await under.balance(account, "funding_locked", "USDT")).toBe("10");
  await expectWhole();
});

test("more money calls than the books can bear are refused at once, and move nothing", async () => {
  await under.control("/sandbox/control/settings", { maxMoneyCalls: 0 });
  const { account, token } = await under.account({ balances: { funding: { USDT: "1000" } } });
  expect(await confirm(token, "1")).toBe(790_000);
  await under.control("/sandbox/control/reset", {});
  expect(await under.balance(account, "funding", "USDT")).toBe("1000");
});
