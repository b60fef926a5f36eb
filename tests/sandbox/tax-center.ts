import { eq } from "drizzle-orm";
import { expect, vi } from "vitest";
import { deposits } from "#sandbox/areas/deposit/index.ts";
import { readFamilyBooks } from "#sandbox/areas/tax/family-books.ts";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { newRequestId, type SandboxUnderTest } from "./sandbox-under-test.ts";

/** What a person of the tax center does, against a sandbox with a clock that the test moves. */

export const dayMs = 86_400_000;
export const austrian = { kycRegion: "AUT", currency: "EUR" };
export type Who = Awaited<ReturnType<SandboxUnderTest["account"]>>;

export function taxCenterOf(under: () => SandboxUnderTest) {
  const overview = ({ userId, token }: Who) =>
    under().call<"tax.overview", CallOutput<"tax.overview">>("tax.overview", { mainUid: userId }, token);
  const costs = ({ userId, token }: Who, part: object = {}) =>
    under().call<"tax.costs", CallOutput<"tax.costs">>("tax.costs", { uid: userId, ...part }, token);
  const subAccounts = ({ token }: Who, part: Partial<CallInput<"tax.subAccounts">> = {}) =>
    under().call<"tax.subAccounts", CallOutput<"tax.subAccounts">>("tax.subAccounts", part, token);

  async function convert(
    { token }: Who,
    fromCoin: string,
    toCoin: string,
    requestAmount: string,
  ): Promise<void> {
    const accountType = "eb_convert_funding";
    const request = { accountType, fromCoin, toCoin, requestCoin: fromCoin, requestAmount } as const;
    const quote = await under().call("convert.quote", { ...request, requestId: newRequestId() }, token);
    const quoteTxId = quote.result.quoteTxId ?? "";
    const done = await under().call(
      "convert.execute",
      { quoteTxId, accountType, requestId: newRequestId() },
      token,
    );
    expect(done.code).toBe(0);
    under().clock.advance(3_000);
    // Also before the tests of a file, where nothing is polled.
    await vi.waitFor(
      async () => {
        const { result } = await under().call<"convert.query", { result: Record<string, string> }>(
          "convert.query",
          { quoteTxId, accountType },
          token,
        );
        expect(result.result.exchangeStatus).toBe("success");
      },
      { timeout: 60_000 },
    );
  }

  /** A deposit from outside, credited; answers its id. */
  async function deposit({ account }: Who, coin: string, chain: string, amount: string): Promise<string> {
    await under().control("/sandbox/control/settings", { depositBlockMs: 10 });
    const { id } = await under().control<{ id: string }>("/sandbox/control/deposits", {
      account,
      coin,
      chain,
      amount,
      travelRule: 0,
    });
    const credited = async () =>
      (await under().sandbox.exchange.database.db.select().from(deposits).where(eq(deposits.id, id)))[0]
        ?.creditedAt;
    await expect
      .poll(async () => {
        under().clock.advance(100);
        return credited();
      })
      .not.toBeNull();
    return id;
  }

  const books = (who: Who, owners: readonly string[] = [who.userId]) =>
    readFamilyBooks(under().sandbox.exchange.database.db, under().sandbox.exchange.market, {
      owners,
      currency: "EUR",
      until: under().clock.now() + 1,
    });

  function session({ account }: Pick<Who, "account">): Promise<{ token: string }> {
    return under().control("/sandbox/session", { account });
  }

  return { overview, costs, subAccounts, convert, deposit, books, session };
}
