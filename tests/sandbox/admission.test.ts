/** F5.4, F5.5, F5.13, F5.14. */
import { count } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findPerson, type Profile, saveProfile } from "#sandbox/accounts/person.ts";
import { handlers } from "#sandbox/areas/index.ts";
import { postings } from "#sandbox/ledger/tables.ts";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

/** Who may convert is asked when money is to move, whatever was allowed when its price was made. */

let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterAll(() => under.close());
beforeEach(async () => {
  await under.control("/sandbox/control/reset", {});
  await under.control("/sandbox/control/market", { freeze: true });
});

const settings = (part: object) => under.control("/sandbox/control/settings", part);
const funding = { BTC: "1", USDT: "5000", ADA: "3", DOGE: "20", DAI: "4", AAVE: "1" };
const person = () => under.account({ balances: { funding } });

async function change(account: string, part: Partial<Profile>): Promise<void> {
  const { db } = under.sandbox.exchange.database;
  const found = await findPerson(db, account);
  if (found === undefined) throw new Error(`No ${account}`);
  await saveProfile(db, found.id, { ...found.profile, ...part });
}
async function posted(): Promise<number> {
  const [row] = await under.sandbox.exchange.database.db.select({ all: count() }).from(postings);
  return row?.all ?? 0;
}

const accountType = "eb_convert_funding";

async function heldQuote(
  token: string,
  part: { fromCoin?: string; productId?: string } = {},
): Promise<string> {
  const { fromCoin = "USDT", ...rest } = part;
  const wanted = {
    fromCoin,
    toCoin: "USDC",
    requestCoin: fromCoin,
    requestAmount: fromCoin === "AAVE" ? "0.5" : "100",
  };
  const requestId = newRequestId();
  const { code, result } = await under.call(
    "convert.quote",
    { ...wanted, ...rest, accountType, requestId },
    token,
  );
  expect(code).toBe(0);
  return result.quoteTxId ?? "";
}
async function small(token: string, fromCoinList: readonly string[] = ["ADA", "DOGE"]): Promise<string> {
  const input: CallInput<"batch.quote"> = { accountType, fromCoinList: [...fromCoinList], toCoin: "USDT" };
  const { code, result } = await under.call("batch.quote", input, token);
  expect(code).toBe(0);
  return result.quoteId ?? "";
}

/** One confirmation that is ready to be sent; each time it is, under an id of its own. */
type Send = () => Promise<number>;
type MoneyCall = "convert.execute" | "batch.convert" | "batch.exchangeOrder" | "limitOrder.create";

/** What each money call confirms, priced while everything was allowed. */
const prepare: Readonly<
  Record<MoneyCall | "convert.execute at a fixed rate", (token: string) => Promise<Send>>
> = {
  "convert.execute": async (token) => execution(token, await heldQuote(token)),
  "convert.execute at a fixed rate": async (token) =>
    execution(token, await heldQuote(token, { productId: "usdt-usdc" })),
  "batch.convert": async (token) => confirmation("batch.convert", token, await small(token)),
  "batch.exchangeOrder": async (token) => confirmation("batch.exchangeOrder", token, await small(token)),
  "limitOrder.create": async (token) => async () =>
    (await under.call("limitOrder.create", { ...order, requestId: newRequestId() }, token)).code,
};
const order = {
  accountType: "limit_order_funding",
  fromCoin: "BTC",
  toCoin: "USDT",
  fromAmount: "0.1",
  limitPrice: "500000",
  expiredType: "1_D",
} as const;

const execution =
  (token: string, quoteTxId: string): Send =>
  async () =>
    (await under.call("convert.execute", { quoteTxId, accountType, requestId: newRequestId() }, token)).code;
const confirmation =
  (name: "batch.convert" | "batch.exchangeOrder", token: string, quoteId: string): Send =>
  async () =>
    (await under.call(name, { quoteId, requestId: newRequestId() }, token)).code;

/** What sets in after the price was made, and what it is before and afterwards. */
interface Rule {
  readonly code: number;
  readonly settings?: object;
  readonly profile?: Partial<Profile>;
}
const rules: Readonly<Record<string, Rule>> = {
  "converting is paused": { code: 700_022, settings: { convertOpen: false } },
  "the account is banned": { code: 10_027, profile: { convertBanUntil: 4_000_000_000 } },
  "the account owes on a loan": { code: 700_010, profile: { borrows: true } },
  "there is a compliance wall": { code: 10_024, profile: { kycRegion: "USA" } },
  "the identity is in doubt": { code: 42_039, profile: { kycLevel: "LEVEL_DEFAULT" } },
  "the change of accounts runs": { code: 700_012, profile: { unifiedState: "PROCESS" } },
};
const allowed: Partial<Profile> = {
  convertBanUntil: 0,
  borrows: false,
  kycRegion: "SGP",
  kycLevel: "LEVEL_2",
  unifiedState: "",
};
async function impose(account: string, rule: Rule): Promise<void> {
  if (rule.settings !== undefined) await settings(rule.settings);
  if (rule.profile !== undefined) await change(account, rule.profile);
}

const calls = Object.keys(prepare) as (keyof typeof prepare)[];
const cases = calls.flatMap((call) => Object.entries(rules).map(([why, rule]) => [call, why, rule] as const));

describe("a money call", () => {
  test.each(cases)("%s is refused where %s, moves nothing and uses no price up", async (call, _why, rule) => {
    const { account, token } = await person();
    const send = await prepare[call](token);
    const before = await posted();
    await impose(account, rule);
    expect(await send()).toBe(rule.code);
    expect(await posted()).toBe(before);
    await settings({ convertOpen: true });
    await change(account, allowed);
    expect(await send()).toBe(0);
    expect(await posted()).toBe(before + 1);
  });

  test("each that converts is in the table above, and no other is let through unasked but what gives back and what only moves", () => {
    const money = Object.entries(handlers).flatMap(([name, handler]) =>
      handler.access === "money" ? [[name, handler.admission] as const] : [],
    );
    // A migration's conversion is asked the same; tests/sandbox/migration*.test.ts have its own refusals.
    const checked = [...calls.filter((name) => name in handlers), "migration.confirmQuote"].map(
      (name) => [name, "convert"] as const,
    );
    // A transfer converts nothing: who may not convert may still move what is theirs.
    const moves = ["limitOrder.cancel", "transfer.inter", "transfer.toUser", "transfer.universal"];
    // Answers about a deposit, and sending one back, are the owner's whatever else is closed to them.
    const held = ["depositHold.declareCost", "depositHold.return", "travelRule.submit"];
    // Who may not convert may withdraw what is theirs; the address book is asked about the withdrawal itself.
    const out = ["withdraw.answer", "withdraw.cancel", "withdraw.create"];
    const book = [
      "batchCreate",
      "changeVerification",
      "create",
      "delete",
      "edit",
      "superVerification",
      "switch",
    ].map((name) => `addressBook.${name}`);
    // Who moves to another site takes along what is theirs.
    const moving = ["cards.start", "migration.start"];
    const unchecked = [...moves, ...held, ...out, ...book, ...moving].map(
      (name) => [name, "session"] as const,
    );
    expect(new Map<string, string>(money)).toEqual(new Map<string, string>([...checked, ...unchecked]));
  });

  test.each(Object.entries(rules))("an order is taken back also where %s", async (_why, rule) => {
    const { account, token } = await person();
    const placed = await under.call("limitOrder.create", { ...order, requestId: newRequestId() }, token);
    await impose(account, rule);
    const exchangeTxId = placed.result.exchangeTxId ?? "";
    const cancelled = await under.call(
      "limitOrder.cancel",
      { exchangeTxId, requestId: newRequestId() },
      token,
    );
    expect(cancelled.code).toBe(0);
    expect(await under.balance(account, "funding", "BTC")).toBe("1");
  });
});

describe("a coin that is closed to the person since the price was made", () => {
  test("is not converted at it", async () => {
    const { account, token } = await person();
    const send = execution(token, await heldQuote(token, { fromCoin: "AAVE" }));
    const before = await posted();
    await change(account, { subAttribute: 2 });
    expect(await send()).toBe(131_233);
    expect(await posted()).toBe(before);
  });

  test("stays in a run of small balances; so does one whose dealer went away. The others go", async () => {
    const { account, token } = await person();
    const quoteId = await small(token, ["ADA", "DAI", "DOGE"]);
    await change(account, { subAttribute: 2 });
    await settings({ awayDealers: ["DOGE"] });
    expect(await confirmation("batch.convert", token, quoteId)()).toBe(0);
    under.clock.advance(300);
    const record = async () =>
      (await under.call<"batch.query", CallOutput<"batch.query">>("batch.query", { quoteId }, token)).result
        .records[0];
    await expect.poll(async () => (await record())?.status).toBe("partial_fulfillment");
    const ends = (await record())?.subRecords.map(({ fromCoin, failCode }) => [fromCoin, failCode]);
    expect(ends).toEqual(
      expect.arrayContaining([
        ["ADA", 0],
        ["DAI", 131_233],
        ["DOGE", 700_001],
      ]),
    );
    expect(await under.balance(account, "funding", "DAI")).toBe("4");
  });
});
