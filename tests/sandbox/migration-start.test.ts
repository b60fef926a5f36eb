/** F2a.4, F6h.6, F6h.7, F6h.9. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  between,
  callsOf,
  codesOf,
  convert,
  type Mover,
  mover,
  plain,
  start,
  state,
  there,
  toReview,
  until,
  withStable,
} from "./mover.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;

beforeAll(async () => {
  under = await startSandbox();
}, startMs);

afterAll(() => under.close());

beforeEach(() => under.control("/sandbox/control/reset", {}));

const settings = (part: object) => under.control("/sandbox/control/settings", part);

describe("conversion", () => {
  const confirm = (who: Mover, migrationId: string, quoteId: string) =>
    callsOf(under, who)("migration.confirmQuote", { migrationId, quoteId, requestId: newRequestId() });
  const priced = async (who: Mover, migrationId: string, fromCoinList?: string[]) =>
    callsOf(under, who)("migration.convertInfo", {
      migrationId,
      toCoin: "USDC",
      ...(fromCoinList && { fromCoinList }),
    });

  test("a price that ran out, was used, or is another's", async () => {
    const who = await mover(under, withStable);
    const migrationId = await toReview(under, who);
    const old = (await priced(who, migrationId)).result.quoteId;
    under.clock.jump(30_000);
    expect((await confirm(who, migrationId, old)).code).toBe(700_008);
    const { quoteId } = (await priced(who, migrationId)).result;
    const other = await mover(under, withStable);
    const own = await toReview(under, other);
    expect((await confirm(other, own, quoteId)).code).toBe(700_008);
    // The clock went on meanwhile.
    const fresh = (await priced(who, migrationId)).result.quoteId;
    expect((await confirm(who, migrationId, fresh)).code).toBe(0);
    expect((await confirm(who, migrationId, fresh)).code).toBe(700_009);
  });

  test("coins that are not to be converted, none, twice; a paused house, no dealer", async () => {
    const who = await mover(under, withStable);
    const migrationId = await toReview(under, who);
    expect((await priced(who, migrationId, ["BTC"])).code).toBe(700_013);
    expect((await priced(who, migrationId, [])).code).toBe(700_013);
    expect((await priced(who, migrationId, ["DAI", "DAI"])).code).toBe(700_000);
    await settings({ convertOpen: false });
    expect((await priced(who, migrationId)).code).toBe(700_022);
    await settings({ convertOpen: true, awayDealers: ["DAI"] });
    expect((await priced(who, migrationId)).code).toBe(700_001);
  });

  test("let down in part: what came stays, what did not is back, and may be tried again", async () => {
    const who = await mover(under, withStable);
    const migrationId = await toReview(under, who);
    await settings({ failMigrationCoins: ["DAI"] });
    const quoteId = await convert(under, who, migrationId);
    const back = await until(under, who, ({ status }) => status === "ASSET_REVIEW");
    expect(back.quoteId).toBe(quoteId);
    const { result } = await callsOf(under, who)("migration.confirmQuery", { migrationId, quoteId });
    expect(result.status).toBe("partial_fulfillment");
    expect(
      result.records.map(({ fromCoin, status, failCode }) => `${fromCoin} ${status} ${failCode}`).toSorted(),
    ).toEqual(["DAI failure 700001", "USDT success 0"]);
    expect(await under.balance(who.account, "funding", "DAI")).toBe("100");
    await settings({ failMigrationCoins: [] });
    await convert(under, who, migrationId);
    await until(under, who, ({ status }) => status === "ASSETS_READY");
  });

  test("a coin that was spent meanwhile, and a price that the market left, fail by themselves", async () => {
    const who = await mover(under, withStable);
    const call = callsOf(under, who);
    const migrationId = await toReview(under, who);
    const { quoteId } = (await priced(who, migrationId)).result;
    const spent = { transferId: randomUUID(), coin: "DAI", amount: "100" };
    // Between own accounts it is still there: both count.
    expect((await call("transfer.inter", between(spent))).code).toBe(0);
    await under.control("/sandbox/control/market", { symbol: "USDCUSDT", price: "1.2" });
    expect((await confirm(who, migrationId, quoteId)).code).toBe(0);
    await until(under, who, ({ status }) => status === "ASSET_REVIEW");
    const { result } = await call("migration.confirmQuery", { migrationId, quoteId });
    expect(result).toMatchObject({
      status: "failure",
      records: [{ failCode: 32_024 }, { failCode: 32_024 }],
    });
  });
});

describe("the start", () => {
  test("without its codes, with those of another migration, with something left to do", async () => {
    const who = await mover(under, withStable);
    const call = callsOf(under, who);
    const migrationId = await toReview(under, who);
    expect((await start(under, who, migrationId)).code).toBe(700_003);
    await convert(under, who, migrationId);
    await until(under, who, ({ status }) => status === "ASSETS_READY");
    const bare = { migrationId, requestId: newRequestId() };
    expect((await call("migration.start", bare)).code).toBe(10_005);
    const other = await codesOf(under, who, "mig1");
    expect((await call("migration.start", { migrationId, ...other, requestId: newRequestId() })).code).toBe(
      10_005,
    );
    expect((await state(under, who)).status).toBe("ASSETS_READY");
    expect((await start(under, who, migrationId)).code).toBe(0);
  });

  test("a coin to be taken out keeps it away; too little of it does not", async () => {
    const who = await mover(under, { balances: { funding: { BTC: "0.5", PEPE: "9000000" } } });
    const call = callsOf(under, who);
    const migrationId = await toReview(under, who);
    expect((await start(under, who, migrationId)).message).toBe("Take out PEPE first");
    const little = await mover(under, { balances: { funding: { BTC: "0.5", PEPE: "90" } } });
    const id = await toReview(under, little);
    expect((await start(under, little, id)).code).toBe(0);
    await until(under, little, ({ status }) => status === "COMPLETED");
    expect(await there(under, little)).toEqual({ "funding BTC": "0.5" });
    expect(await under.balance(little.account, "funding", "PEPE")).toBe("90");
    const { result } = await callsOf(under, little)("migration.assetsInfo", { migrationId: id });
    expect(result.list.find(({ coin }) => coin === "PEPE")).toMatchObject({ action: "KEEP", place: "HERE" });
    expect((await call("migration.abort", { migrationId })).code).toBe(0);
  });

  test("something under way holds a balance back", async () => {
    await settings({ holdSettlements: true });
    const who = await mover(under, plain);
    const call = callsOf(under, who);
    await settings({ holdSettlements: false });
    const migrationId = await toReview(under, who);
    const pair = { accountType: "eb_convert_funding", fromCoin: "BTC", toCoin: "ETH" } as const;
    const wanted = { ...pair, requestCoin: "BTC", requestAmount: "0.01", requestId: newRequestId() };
    const firm = await call("convert.quote", wanted);
    await settings({ holdSettlements: true });
    const { accountType } = pair;
    const { quoteTxId } = firm.result;
    expect((await call("convert.execute", { quoteTxId, accountType, requestId: newRequestId() })).code).toBe(
      0,
    );
    const { result } = await call("migration.assetsInfo", { migrationId });
    expect(result.list.filter(({ reason }) => reason === 4)).toMatchObject([{ coin: "BTC", action: "KEEP" }]);
    expect((await start(under, who, migrationId)).code).toBe(700_021);
  });

  test("requested again under its id it has the one answer; the look-up hands it out; another id is too late", async () => {
    const who = await mover(under, plain);
    const migrationId = await toReview(under, who);
    const requestId = newRequestId();
    const input = { migrationId, ...(await codesOf(under, who, migrationId)), requestId };
    const call = callsOf(under, who);
    const [one, two] = await Promise.all([call("migration.start", input), call("migration.start", input)]);
    expect(one?.result).toEqual({ status: "TRANSFERRING", migrationId });
    expect(two?.result).toEqual(one?.result);
    const found = await under.call("outcome.lookup", { requestId }, who.token);
    expect(found.result).toMatchObject({ state: "done", result: { status: "TRANSFERRING", migrationId } });
    expect((await start(under, who, migrationId)).code).toBe(700_003);
  });
});

describe("cards", () => {
  async function toCards(
    ...given: readonly object[]
  ): Promise<{ who: Mover; migrationId: string; ids: string[] }> {
    const who = await mover(under, plain);
    const ids: string[] = [];
    for (const card of given) {
      const made = await under.control<{ cardId: string }>("/sandbox/control/migration", {
        account: who.account,
        card,
      });
      ids.push(made.cardId);
    }
    const migrationId = await toReview(under, who);
    await start(under, who, migrationId);
    await until(under, who, ({ status }) => status === "CARD_PENDING");
    return { who, migrationId, ids };
  }

  test("which can move and why not; terms; a card that may not, one of somebody else", async () => {
    const { who, migrationId, ids } = await toCards({}, { pan4: "0926", lost: true }, { currency: "USD" });
    const call = callsOf(under, who);
    const { result } = await call("cards.migrable", { migrationId });
    expect(Object.fromEntries(result.list.map(({ cardId, reason }) => [cardId, reason]))).toEqual({
      [ids[0] ?? ""]: 0,
      [ids[1] ?? ""]: 1,
      [ids[2] ?? ""]: 2,
    });
    const begins = (...cardIds: string[]) =>
      call("cards.start", { migrationId, cardIds, requestId: newRequestId() });
    expect((await begins(ids[0] ?? "")).code).toBe(700_003);
    const accept = (part: object) =>
      call("cards.acceptTerms", { cardIds: ids, tncVersion: "2", agree: true, ...part });
    expect((await accept({ tncVersion: "1" })).code).toBe(10_001);
    expect((await accept({ cardIds: ["nobody"] })).code).toBe(700_004);
    expect((await accept({})).code).toBe(0);
    expect((await begins(ids[1] ?? "")).code).toBe(700_004);
    expect((await begins("nobody")).code).toBe(700_004);
    expect((await begins(ids[0] ?? "")).code).toBe(0);
    expect((await call("cards.complete", { migrationId })).code).toBe(700_003);
    const settled = await until(under, who, ({ steps }) => steps[4]?.state === "OK");
    expect(settled.status).toBe("CARD_PROCESSING");
    expect((await call("cards.complete", { migrationId })).result.status).toBe("COMPLETED");
    expect((await call("cards.complete", { migrationId })).result.status).toBe("COMPLETED");
    const after = (await call("cards.migrable", { migrationId })).result.list;
    expect(after.find(({ cardId }) => cardId === ids[0])).toMatchObject({ status: "MOVED", reason: 3 });
  });

  test("an open payment and the issuer keep one back; tried again it moves; skipped it stays", async () => {
    const { who, migrationId, ids } = await toCards({ payForMs: 60_000 });
    const call = callsOf(under, who);
    await call("cards.acceptTerms", { cardIds: ids, tncVersion: "2", agree: true });
    const begins = async () => {
      const answer = await call("cards.start", { migrationId, cardIds: ids, requestId: newRequestId() });
      expect(answer.code).toBe(0);
      return until(under, who, ({ status }) => status !== "CARD_PROCESSING");
    };
    const reason = async () => (await call("cards.migrable", { migrationId })).result.list[0]?.failReason;
    const stored = await begins();
    expect(stored).toMatchObject({ status: "CARD_PENDING" });
    expect(stored.steps[4]).toMatchObject({ state: "FAIL", code: 700_003 });
    expect(await reason()).toBe(4);
    under.clock.jump(60_000);
    await settings({ failMigrationCards: 1 });
    await begins();
    expect(await reason()).toBe(5);
    expect((await begins()).status).toBe("COMPLETED");

    const other = await toCards({});
    const skip = callsOf(under, other.who);
    expect((await skip("cards.complete", { migrationId: other.migrationId })).code).toBe(700_003);
    const end = await skip("cards.complete", { migrationId: other.migrationId, skip: true });
    expect(end.result.status).toBe("COMPLETED");
    expect((await state(under, other.who)).steps[4]?.state).toBe("SKIP");
  });
});
