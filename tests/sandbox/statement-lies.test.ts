/** F2e.5, F2e.9: a difference between what is recorded or read and what is booked. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deposits } from "#sandbox/areas/deposit/index.ts";
import { recordsPostings } from "#sandbox/areas/records/index.ts";
import { contentOf } from "#sandbox/areas/statements/content-of.ts";
import type { StatementRow } from "#sandbox/areas/statements/tables.ts";
import { personOfId } from "#sandbox/areas/transfer/index.ts";
import { type WithdrawRow, withdrawals } from "#sandbox/areas/withdraw/index.ts";
import { type Entry, house, post } from "#sandbox/ledger/ledger.ts";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import type { StatementKind } from "#shared/contract/statements.ts";
import { depositStatuses } from "#shared/domain/deposit-status.ts";
import { type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";
import { statementDeskOf } from "./statement-desk.ts";

let under: SandboxUnderTest;
let someone: { readonly userId: string; readonly token: string };
const desk = statementDeskOf(() => under);
const books = () => under.sandbox.exchange.database.db;

beforeAll(async () => {
  under = await startSandbox({ pairs: 40 });
}, startMs);
afterAll(() => under.close());
beforeEach(async () => {
  const { account, ...rest } = await under.account({ balances: { funding: { USDT: "100" } } });
  someone = rest;
  await under.control("/sandbox/control/past-ledger", { account, entries: 20, events: 6, days: 3 });
  await under.control("/sandbox/control/deposits", { account, from: "vip", coin: "USDT", amount: "1.5" });
  under.clock.advance(1_000);
});

/** Takes from the world outside, and gives to the person. */
async function book(kind: string, coin = "USDT"): Promise<void> {
  const from: Entry = { owner: house, kind: "chain", coin, amount: "-7" };
  const to: Entry = { owner: someone.userId, kind: "funding", coin, amount: "7" };
  await post(books(), {
    kind,
    ref: `planted-${someone.userId}`,
    at: under.clock.now() - 10,
    entries: [from, to],
  });
}

async function recordDeposit(): Promise<void> {
  const [known] = await books()
    .select()
    .from(deposits)
    .where(eq(deposits.userId, Number(someone.userId)));
  if (known === undefined) throw new Error("No deposit to copy");
  const id = `planted-${someone.userId}`;
  await books()
    .insert(deposits)
    .values({ ...known, id, txId: id });
}

/** Sent, by its record alone. */
async function recordWithdrawal(): Promise<void> {
  const [known] = await books().select().from(withdrawals).where(eq(withdrawals.status, "success"));
  if (known === undefined) throw new Error("No withdrawal to copy");
  const id = `planted-${someone.userId}`;
  const at = under.clock.now() - 10;
  const row: WithdrawRow = { ...known, id, requestId: id, userId: Number(someone.userId), createdAt: at };
  await books().insert(withdrawals).values(row);
}

const planted: readonly (readonly [string, StatementKind, () => Promise<unknown>, RegExp])[] = [
  ["a deposit is recorded and not booked", "DEPOSIT", recordDeposit, /tells 1.5, the books have 0$/],
  [
    "a deposit is recorded as taken off, and still booked",
    "DEPOSIT",
    () =>
      books()
        .update(deposits)
        .set({ status: depositStatuses.deducted })
        .where(eq(deposits.userId, Number(someone.userId))),
    /tells 0, the books have 1.5$/,
  ],
  ["a deposit is booked and not recorded", "DEPOSIT", () => book("deposit_credit"), /is no record's$/],
  ["a withdrawal is recorded and not booked", "WITHDRAW", recordWithdrawal, /the books have 0$/],
  ["a withdrawal is booked and not recorded", "WITHDRAW", () => book("withdraw_settle"), /is no record's$/],
  [
    "a contract's result is booked and not recorded",
    "DERIVATIVES",
    () => book(recordsPostings.derivative),
    /have 7/,
  ],
];

describe("what is planted", () => {
  test.each(planted)(
    "%s: that statement fails and costs nothing, others are made",
    async (_what, kind, plant, words) => {
      await plant();
      await expect(readWhole(kind)).rejects.toThrow(words);
      expect(await stateOf(kind)).toBe("-1");
      const { result } = await under.call<"statements.config", CallOutput<"statements.config">>(
        "statements.config",
        {},
        someone.token,
      );
      expect(result.monthlyUsed).toBe(0);
      expect(await stateOf("CONVERT")).toBe("2");
    },
  );

  test("nothing: each of them is made", async () => {
    for (const kind of ["DEPOSIT", "WITHDRAW", "CONVERT", "DERIVATIVES", "FUNDING"] as const) {
      await expect(readWhole(kind)).resolves.toBeUndefined();
      expect(await stateOf(kind)).toBe("2");
    }
  });
});

describe("what is booked into the days of a statement while it is read", () => {
  test.each([
    ["CONVERT", recordsPostings.pastConvert, "USDT"],
    ["CONVERT", recordsPostings.pastConvert, "XRP"],
    ["INDIA_TAX", recordsPostings.pastConvert, "USDT"],
    ["FUNDING", recordsPostings.pastTransfer, "USDT"],
  ] as const)("makes %s fail: %s of %s", async (kind, posting, coin) => {
    await expect(readWhole(kind, () => book(posting, coin))).rejects.toThrow(/books/);
    await expect(readWhole(kind)).resolves.toBeUndefined();
  });
});

async function stateOf(kind: CallInput<"statements.create">["kind"]): Promise<string | undefined> {
  const { result } = await desk.request(someone.token, { kind });
  const { list } = await desk.settled(someone.token);
  return list.find(({ queryId }) => queryId === result.queryId)?.status;
}

/** All of a statement as the desk reads it; `between`: once its rows were read, before it is closed. */
async function readWhole(kind: StatementKind, between?: () => Promise<void>): Promise<void> {
  const { exchange } = under.sandbox;
  const person = await personOfId(books(), Number(someone.userId));
  if (person === undefined) throw new Error("Nobody");
  const now = under.clock.now();
  const row = {
    kind,
    startAt: now - 10 * 86_400_000,
    endAt: now + 86_400_000,
    createdAt: now,
  } as StatementRow;
  const terms = {
    account: "",
    coin: "",
    members: [person.id],
    timezone: "UTC",
    language: "en-US",
    currency: "",
  };
  const content = await contentOf(exchange, person, row, terms);
  for await (const slice of content.slices) expect(slice.length).toBeGreaterThan(0);
  await between?.();
  await content.end();
}
