/** R1.14, R7.26, R7.27, F2g.1, F2g.2, F2g.3, F6h.1, F6h.2, F6h.3, F6h.4, F6h.5. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { callsOf, convert, mover, start, state, there, toReview, until } from "./mover.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterAll(() => under.close());

test("an account moves whole: checks, conversion, transfer, card", async () => {
  const balances = {
    funding: { BTC: "0.5", USDT: "1200.5", EURC: "30" },
    unified: { USDT: "99.25", ETH: "2" },
  };
  const who = await mover(under, { balances });
  const call = callsOf(under, who);
  const { cardId } = await under.control<{ cardId: string }>("/sandbox/control/migration", {
    account: who.account,
    card: {},
  });
  const migrationId = await toReview(under, who);
  const before = (await call("migration.assetsTotal", { migrationId })).result;
  expect(Number(before.convertUsd)).toBeGreaterThan(1290);
  const quoteId = await convert(under, who, migrationId);
  await until(under, who, ({ status }) => status === "ASSETS_READY");
  const { result } = await call("migration.confirmQuery", { migrationId, quoteId });
  expect(result.status).toBe("success");
  const usdc = result.records[0]?.toAmount ?? "";
  expect((await start(under, who, migrationId)).result.status).toBe("TRANSFERRING");
  await until(under, who, ({ status }) => status === "CARD_PENDING");
  expect(await there(under, who)).toEqual({
    "funding BTC": "0.5",
    "funding EURC": "30",
    "funding USDC": usdc,
    "unified ETH": "2",
  });
  await call("cards.acceptTerms", { cardIds: [cardId], tncVersion: "2", agree: true });
  const moved = await call("cards.start", { migrationId, cardIds: [cardId], requestId: newRequestId() });
  expect(moved.result.status).toBe("CARD_PROCESSING");
  const end = await until(under, who, ({ status }) => status === "COMPLETED");
  expect(end.siteUrl).toMatch(/^http:\/\/eu\.localhost:\d+\/user\/assets\/$/);
  const after = (await call("migration.assetsTotal", { migrationId })).result;
  expect(after.convertUsd).toBe("0");
  const refused = await call("transfer.inter", {
    transferId: crypto.randomUUID(),
    coin: "BTC",
    amount: "1",
    fromAccountType: "FUND",
    toAccountType: "UNIFIED",
    requestId: newRequestId(),
  });
  expect(refused.code).toBe(10_024);
});

test.each([
  ["mover", "NOT_STARTED"],
  ["mover-begun", "CREATED"],
  ["mover-identity", "KYC_PENDING"],
  ["mover-rejected", "KYC_REJECTED"],
  ["mover-checking", "PRECHECK"],
  ["mover-checks", "PRECHECK_FAILED"],
  ["mover-review", "ASSET_REVIEW"],
  ["mover-converting", "CONVERTING"],
  ["mover-ready", "ASSETS_READY"],
  ["mover-moving", "TRANSFERRING"],
  ["mover-card", "CARD_PENDING"],
  ["mover-card-moving", "CARD_PROCESSING"],
  ["mover-card-retry", "CARD_PENDING"],
  ["mover-done", "COMPLETED"],
  ["mover-stopped", "ABORTED"],
  ["mover-failed", "FAILED"],
])("the demo account %s is %s", async (account, status) => {
  const { token } = await under.control<{ token: string }>("/sandbox/session", { account });
  const who = { account, userId: "", token };
  expect((await state(under, who)).status).toBe(status);
  const call = callsOf(under, who);
  const { migrationId } = await state(under, who);
  if (migrationId === "") return;
  const total = await call("migration.assetsTotal", { migrationId });
  if (total.code === 0) {
    const { result } = await call("migration.assetsInfo", { migrationId });
    expect(result.stamp).toBe(total.result.stamp);
    expect(result.list.length).toBeGreaterThan(8);
  }
});

test("what is being converted is told as that, not as staying", async () => {
  const { token } = await under.control<{ token: string }>("/sandbox/session", {
    account: "mover-converting",
  });
  const who = { account: "mover-converting", userId: "", token };
  const call = callsOf(under, who);
  const { migrationId } = await state(under, who);
  const { result } = await call("migration.assetsInfo", { migrationId });
  const usdt = result.list.filter(({ coin }) => coin === "USDT");
  expect(usdt.length).toBeGreaterThan(1);
  for (const row of usdt) expect(row).toMatchObject({ action: "CONVERT", toCoin: "USDC" });
  const { result: total } = await call("migration.assetsTotal", { migrationId });
  expect(total).toMatchObject({ leftUsd: "0", stamp: result.stamp });
});
