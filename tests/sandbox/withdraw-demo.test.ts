/** F4c.8, F6c.9. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { deriveAddress } from "#sandbox/addresses/derive-address.ts";
import { catalogueOf } from "#sandbox/market/catalogue.ts";
import { type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";
import { records, type Withdrawer, withdraw } from "./withdraw-desk.ts";

let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterAll(() => under.close());

async function signIn(account: string): Promise<Withdrawer> {
  const { token } = await under.control<{ token: string }>("/sandbox/session", { account });
  return { account, userId: "", token };
}

test("one demo account has withdrawals in each state that lasts, and the books balance", async () => {
  const me = await signIn("withdrawer");
  const statuses = (await records(under, me)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(
    new Set(["success", "MoreInformationRequired", "CancelByUser", "Reject", "Fail"]),
  );
  const { coins, drifted } = await under.control<{ coins: object; drifted: number }>(
    "/sandbox/control/trial-balance",
  );
  expect(new Set(Object.values(coins))).toEqual(new Set(["0"]));
  expect(drifted).toBe(0);
});

test.each([
  ["stopped", 131_089],
  ["frozen", 131_090],
  ["incomplete", 131_065],
  ["upgrading", 131_084],
  ["funded", 0],
])("%s stands as it says", async (account, code) => {
  const { token } = await signIn(account);
  expect((await under.call("withdraw.standing", {}, token)).result).toMatchObject({ code });
});

test("who has shown no papers has used the day's limit up", async () => {
  const { token } = await signIn("limited");
  const { result } = await under.call<"withdraw.limitLevels", { current: { dailyUsed: string } }>(
    "withdraw.limitLevels",
    {},
    token,
  );
  expect(Number(result.current.dailyUsed)).toBeGreaterThan(19_990);
});

test("every kind of address of the catalogue arrives in the records byte for byte, with its memo", async () => {
  const me = await under.account({ balances: { funding: {} } });
  const { market } = under.sandbox.exchange;
  const catalogue = catalogueOf(market);
  const memos: Readonly<Record<string, string>> = { tag: "2048117", memo: "invoice 7" };
  const seen = new Set<string>();
  const wanted = catalogue.coins.flatMap(({ coin }) =>
    catalogue.chainsOf(coin, 1).flatMap((chain) => {
      const format = catalogue.formatOf(chain.chain);
      if (format === undefined || seen.has(format) || chain.chainWithdraw === "0") return [];
      seen.add(format);
      const tag = chain.tagName === "" ? undefined : memos[chain.tagName];
      return [{ coin, chain, format, tag, address: deriveAddress(format, Buffer.alloc(32, seen.size)) }];
    }),
  );
  // Cardano and Dogecoin rest here.
  expect(seen.size).toBeGreaterThanOrEqual(20);
  const balances = {
    funding: Object.fromEntries(
      wanted.map(({ coin, chain }) => [coin, String(10 * Number(chain.withdrawMin) + 100)]),
    ),
  };
  const rich = await under.account({ balances });
  for (const { coin, chain, tag, address, format } of wanted) {
    const part = {
      coin,
      chain: chain.chain,
      address,
      amount: chain.withdrawMin === "0" ? "1" : chain.withdrawMin,
      ...(tag && { tag }),
    };
    const { code, message, result } = await withdraw(under, rich, part);
    expect(code, `${format} ${message}`).toBe(0);
    await vi.waitFor(async () =>
      expect((await records(under, rich, { withdrawID: result.id }))[0]).toMatchObject({
        toAddress: address,
        tag: tag ?? "",
      }),
    );
  }
  expect(await records(under, me)).toEqual([]);
});
