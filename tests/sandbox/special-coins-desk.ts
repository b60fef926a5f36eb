import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

/** Special coins as a worker exchanges them. */

export let under: SandboxUnderTest;

export const accountType = "eb_convert_funding";
export const wallet = { USDT: "900000", USDC: "900000", DAI: "5000", EURC: "5000" };
export const rich = { balances: { funding: wallet, unified: { USDT: "500" } } };

export type QuoteInput = CallInput<"convert.quote">;
export function quote(token: string, part: Partial<QuoteInput> = {}) {
  const input: QuoteInput = {
    accountType,
    fromCoin: "USDT",
    toCoin: "USDC",
    requestCoin: part.fromCoin ?? "USDT",
    requestAmount: "1000",
    requestId: newRequestId(),
    productId: "usdt-usdc",
    ...part,
  };
  return under.call("convert.quote", input, token);
}
export const back = { fromCoin: "USDC", toCoin: "USDT", requestCoin: "USDC" };

export function execute(token: string, quoteTxId = "", from: QuoteInput["accountType"] = accountType) {
  const input = { quoteTxId, accountType: from, requestId: newRequestId() };
  return under.call("convert.execute", input, token);
}

export type History = CallOutput<"convert.history">;
export async function history(
  token: string,
  filter: CallInput<"convert.history"> = {},
): Promise<History["list"]> {
  const { result } = await under.call<"convert.history", History>(
    "convert.history",
    { limit: 100, ...filter },
    token,
  );
  return result.list;
}
/** All that is under way, settled. */
export async function settle(token: string): Promise<History["list"]> {
  under.clock.advance(300);
  await expect
    .poll(async () => (await history(token)).map(({ exchangeStatus }) => exchangeStatus))
    .not.toContain("processing");
  return history(token);
}
export async function exchanged(token: string, part: Partial<QuoteInput> = {}) {
  const firm = await quote(token, part);
  expect(firm.message).toBe("OK");
  expect((await execute(token, firm.result.quoteTxId, part.accountType)).code).toBe(0);
  await settle(token);
  return firm.result;
}
export async function balanced(): Promise<void> {
  const { coins, drifted } = await under.control<{ coins: Record<string, string>; drifted: number }>(
    "/sandbox/control/trial-balance",
  );
  expect(new Set(Object.values(coins))).toEqual(new Set(["0"]));
  expect(drifted).toBe(0);
}

/** For a test file of its own. */
export function openDesk(): void {
  beforeAll(async () => {
    under = await startSandbox();
  }, startMs);
  afterAll(() => under.close());
  beforeEach(() => under.control("/sandbox/control/reset", {}));
}
