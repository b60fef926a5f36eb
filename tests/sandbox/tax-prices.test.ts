/** F6i.3, F6i.10: what has no price of its day has no value, and nobody takes it for 0. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eventsOf } from "#sandbox/areas/tax/events.ts";
import type { TaxEvent } from "#sandbox/areas/tax/gains.ts";
import type { Movement } from "#sandbox/areas/tax/movements.ts";
import { taxPostings } from "#sandbox/areas/tax/postings.ts";
import { taxRates } from "#sandbox/areas/tax/tables.ts";
import { house, post } from "#sandbox/ledger/ledger.ts";
import type { CallInput, CallOutput, HttpCallName } from "#shared/contract/index.ts";
import type { Decimal } from "#shared/domain/decimal.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

const dayMs = 86_400_000;

describe("both sides of a trade are worth the same", () => {
  const trade = (changes: Movement["changes"]): Movement => ({
    id: 1,
    kind: "convert_settle",
    ref: "r",
    at: 5 * dayMs,
    changes,
    fees: new Map(),
  });
  const sides = (gave: string, got: string): Movement =>
    trade([
      { owner: "1", coin: gave, amount: "-2" },
      { owner: "1", coin: got, amount: "3" },
    ]);
  const prices: Readonly<Record<string, number>> = { BTC: 100, ETH: 10 };
  const fiatValueOf = (coin: string, amount: Decimal): Decimal | null => {
    const price = prices[coin];
    return price === undefined ? null : amount.times(price);
  };
  const money = (movement: Movement): (string | undefined)[] =>
    eventsOf([movement], { fiatValueOf, declared: new Map(), sentAt: new Map() }).map((event: TaxEvent) => {
      if (event.type === "disposed") return event.proceeds?.toFixed();
      return event.type === "acquired" ? event.cost?.toFixed() : "?";
    });

  test.each([
    ["by what was got, where that has a price", "BTC", "ETH", ["30", "30"]],
    ["by what was given, where only that has one", "BTC", "NEW", ["200", "200"]],
    ["by what was got, where only that has one", "NEW", "ETH", ["30", "30"]],
    ["and unknown where neither has", "NEW", "OLD", [undefined, undefined]],
  ])("%s", (_name, gave, got, expected) => expect(money(sides(gave, got))).toEqual(expected));
});

describe("a coin before it had a market", () => {
  let under: SandboxUnderTest;
  beforeAll(async () => {
    under = await startSandbox({ pairs: 40 });
  }, startMs);
  afterAll(() => under.close());
  beforeEach(() =>
    under.control("/sandbox/control/settings", {
      statementQueueMs: 0,
      statementMakeMs: 0,
      depositBlockMs: 10,
    }),
  );

  type Who = Awaited<ReturnType<SandboxUnderTest["account"]>>;
  const call = async <N extends HttpCallName>(
    name: N,
    input: CallInput<N>,
    { token }: Who,
  ): Promise<CallOutput<N>> => {
    const { code, result } = await under.call<N, CallOutput<N>>(name, input, token);
    expect(code).toBe(0);
    return result;
  };

  test("opens at nothing, and its rate is not kept", async () => {
    const { market, database } = under.sandbox.exchange;
    const pair = market.pair("ONDOUSDT");
    if (pair === undefined) throw new Error("No such pair");
    expect(pair.openOf(pair.listedAt)).toMatch(/^\d/);
    expect(pair.openOf(pair.listedAt - dayMs)).toBeUndefined();
    expect(market.priceAt("ONDO", pair.listedAt - 1)).toBeUndefined();
    expect(market.priceAt("ONDO", under.clock.now() - 3_600_000)).toMatch(/^\d/);
    const rows = await database.db.select().from(taxRates);
    expect(rows.filter(({ usd }) => Number(usd) === 0)).toEqual([]);
  });

  test("is income of no value and a lot of no cost: counted, in no sum, and named in the file", async () => {
    const who = await under.account({
      kycRegion: "AUT",
      currency: "EUR",
      balances: { funding: { BTC: "1" } },
    });
    const { market, database } = under.sandbox.exchange;
    const listedAt = market.pair("ONDOUSDT")?.listedAt ?? 0;
    const at = listedAt - dayMs;
    const owner = who.userId;
    await post(database.db, {
      kind: taxPostings.airdrop,
      ref: `${owner}/airdrop`,
      at,
      entries: [
        { owner, kind: "funding", coin: "ONDO", amount: "60" },
        { owner: house, kind: "equity", coin: "ONDO", amount: "-60" },
      ],
    });
    const year = new Date(at).getUTCFullYear();
    const accountType = "eb_convert_funding";
    const pair = { accountType, fromCoin: "ONDO", toCoin: "USDT", requestCoin: "ONDO" } as const;
    const quote = await call(
      "convert.quote",
      { ...pair, requestAmount: "40", requestId: newRequestId() },
      who,
    );
    const taken = { quoteTxId: quote.quoteTxId, accountType, requestId: newRequestId() } as const;
    await call("convert.execute", taken, who);
    under.clock.advance(3_000);
    const figures = () => call("tax.figures", { mainUid: owner, uid: owner, year }, who);
    await expect.poll(async () => (await figures()).disposals).toBe(1);
    expect(await figures()).toMatchObject({ proceeds: "0.00", gain: "0.00", income: "0.00", unpriced: 2 });

    const request = { kind: "PNL", year, format: "CSV", requestId: newRequestId() } as const;
    const [report] = (await call("taxReports.create", { ...request, uids: [owner] }, who)).list;
    const row = async () => {
      under.clock.advance(300);
      return (await call("taxReports.list", { mainUid: owner }, who)).list[0];
    };
    await expect.poll(async () => (await row())?.status).toBe("2");
    expect((await row())?.figures).toMatchObject({ gain: "0.00", unpriced: 1 });
    const { urls } = await call("taxReports.url", { queryId: report?.queryId ?? "" }, who);
    const [disposals = "", , holdings = ""] = await Promise.all(
      urls.map(async (url) =>
        (await fetch(new URL(url, under.origin), { headers: { Cookie: `test-token=${who.token}` } })).text(),
      ),
    );
    expect(disposals).toMatch(/ONDO,40,Conversion,[^,]+,no price of that day,\d+\.\d\d,,,/);
    expect(disposals).toContain("in no sum: 1.");
    expect(holdings).toMatch(/ONDO,20,,\d/);
  });

  test("that came from outside has no assumed cost until one is declared", async () => {
    const who = await under.account({ kycRegion: "AUT", currency: "EUR" });
    const { account, userId } = who;
    await under.control("/sandbox/control/deposits", {
      account,
      coin: "ETH",
      chain: "ETH",
      amount: "1",
      travelRule: 0,
    });
    const open = async () => {
      under.clock.advance(100);
      return (await call("tax.costs", { uid: userId }, who)).list[0];
    };
    await expect.poll(async () => (await open())?.assumedCost ?? "").toMatch(/^\d/);
    const { market } = under.sandbox.exchange;
    const pair = market.pair("ETHUSDT");
    if (pair === undefined) throw new Error("No such pair");
    // As if it had been listed after that day: no rate of the day is kept yet.
    await under.sandbox.exchange.database.db.delete(taxRates);
    Object.defineProperty(pair, "listedAt", { value: under.clock.now() + dayMs });
    expect((await open())?.assumedCost).toBe("");
  });
});
