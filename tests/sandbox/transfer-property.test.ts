/** D6.1, D10.7, F2i.7. */

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { type TransferRow, transfers } from "#sandbox/areas/transfer/tables.ts";
import { openBooks } from "#sandbox/books.ts";
import { dispatch } from "#sandbox/http/dispatcher.ts";
import { balances, trialBalance } from "#sandbox/ledger/ledger.ts";
import { type CallInput, callDefinition } from "#shared/contract/index.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { fc, fuzzRuns, lap } from "../fuzz.ts";
import { nodeSignature } from "../signing/node-client.ts";
import { type SandboxUnderTest, startSandbox, testDatabase } from "./sandbox-under-test.ts";

/**
 * People side by side, each with a sequence of transfers between main account, sub-account and each other: with second
 * copies, lost answers, ids used again, and an exchange that dies between the steps.
 */

const books = await openBooks(testDatabase());
let under: SandboxUnderTest = await startSandbox({ database: { opened: books } });
busy();
afterAll(async () => {
  await under.close();
  await books.close();
});

/** Sequences: 72 in a short run, 3,456 in a long one: each round reads what all before it did. */
const rounds = fuzzRuns(6);
const people = Math.min(fuzzRuns(12), 48);

const opening = { USDT: "900.25", BTC: "0.5" } as const;
const delayMs = 400;

const step = fc.record({
  kind: fc.constantFrom("inter", "universal", "toUser" as const),
  coin: fc.constantFrom("USDT", "BTC"),
  /** Of what was there at first, thousandths: some are more than there is. */
  share: fc.integer({ min: 0, max: 700 }),
  back: fc.boolean(),
  unified: fc.boolean(),
  /** Whom it goes to, counted from the sender. */
  to: fc.integer({ min: 1, max: 5 }),
  outcome: fc.constantFrom("fine", "sent twice", "both at once", "new request, same id", "closed first"),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
const round = fc.record({
  sequences: fc.array(fc.array(step, { minLength: 2, maxLength: 4 }), {
    minLength: people,
    maxLength: people,
  }),
  /** Before which step the exchange dies. */
  dies: fc.integer({ min: 0, max: 5 }),
  pending: fc.integer({ min: 0, max: 6 }),
  failing: fc.integer({ min: 0, max: 4 }),
});

interface Person {
  readonly id: number;
  readonly sub: number;
  readonly token: string;
}

interface Sent {
  readonly coin: string;
  readonly amount: string;
  readonly from: string;
  readonly to: string;
}

/** By transferId, as it was requested. */
const sent = new Map<string, Sent>();

async function person(): Promise<Person> {
  const { account, userId, token } = await under.account({
    balances: { funding: opening, unified: opening },
    subAccounts: ["desk"],
  });
  const found = await under.call<"transfer.accountTypes", { accounts: { uid: string }[] }>(
    "transfer.accountTypes",
    {},
    token,
  );
  const sub = Number(found.result.accounts[1]?.uid);
  expect(sub, account).toBeGreaterThan(0);
  return { id: Number(userId), sub, token };
}

type Name = "transfer.inter" | "transfer.universal" | "transfer.toUser";

/** As the API's door would hand it on, without the sockets. */
async function call(name: Name, input: CallInput<Name>, token: string): Promise<unknown> {
  const { exchange } = under.sandbox;
  const { path } = callDefinition(name);
  const publicKey = exchange.keys.published.requestPublicKey;
  return dispatch(exchange, name, {
    query: {},
    origin: "http://localhost",
    body: JSON.stringify(input),
    token,
    path: path.replace(/^\//, ""),
    signature: nodeSignature({ path, body: input, now: under.clock.now(), publicKey }),
    clearCookie: () => undefined,
  });
}

function ordered(all: readonly Person[], at: number, one: Step): { name: Name; input: CallInput<Name> } {
  const me = all[at] as Person;
  const other = all[(at + one.to) % all.length] as Person;
  const amount = new Decimal(opening[one.coin]).times(one.share).div(1000).toFixed();
  const [fromAccountType, toAccountType] = one.unified
    ? (["UNIFIED", "FUND"] as const)
    : (["FUND", "UNIFIED"] as const);
  const common = {
    transferId: randomUUID(),
    requestId: randomUUID(),
    coin: one.coin,
    amount,
    fromAccountType,
  };
  const kinds = { FUND: "funding", UNIFIED: "unified" } as const;
  const [here, there] = one.back ? [me.sub, me.id] : [me.id, me.sub];
  const note = (from: number, to: number, toType: "FUND" | "UNIFIED"): void => {
    sent.set(common.transferId, {
      coin: one.coin,
      amount,
      from: `${from}/${kinds[fromAccountType]}`,
      to: `${to}/${kinds[toType]}`,
    });
  };
  if (one.kind === "toUser" && other !== me) {
    note(me.id, other.id, "FUND");
    return { name: "transfer.toUser", input: { ...common, toUid: String(other.id) } };
  }
  if (one.kind === "universal") {
    note(here, there, toAccountType);
    return {
      name: "transfer.universal",
      input: { ...common, toAccountType, fromMemberId: here, toMemberId: there },
    };
  }
  note(me.id, me.id, toAccountType);
  return { name: "transfer.inter", input: { ...common, toAccountType } };
}

async function run(all: readonly Person[], at: number, one: Step): Promise<void> {
  const { name, input } = ordered(all, at, one);
  const { id, token } = all[at] as Person;
  if (one.outcome === "closed first") {
    expect((await under.sandbox.exchange.moneyCalls.lookup(id, input.requestId)).state).toBe("absent");
    expect(await call(name, input, token)).toMatchObject({ retCode: 10_014 });
    expect(await statusOf(input.transferId)).toBeUndefined();
    return;
  }
  if (one.outcome === "both at once") {
    const [first, second] = await Promise.all([call(name, input, token), call(name, input, token)]);
    expect(second).toEqual(first);
    return;
  }
  const first = await call(name, input, token);
  if (one.outcome === "sent twice") expect(await call(name, input, token)).toEqual(first);
  if (one.outcome === "new request, same id" && (await statusOf(input.transferId)) !== undefined) {
    expect(await call(name, { ...input, requestId: randomUUID() }, token)).toMatchObject({
      retCode: 131_214,
    });
  }
}

async function rows(): Promise<readonly TransferRow[]> {
  return books.db.select().from(transfers);
}
async function statusOf(transferId: string): Promise<string | undefined> {
  const [row] = await books.db.select().from(transfers).where(eq(transfers.transferId, transferId));
  return row?.status;
}

/** The exchange dies with all it had under way; another one opens the same books. */
async function kill(): Promise<void> {
  const { clock } = under;
  await under.sandbox.close();
  under = await startSandbox({ database: { opened: books }, clock });
  busy();
}

/** All of them at once, each call twice: none is refused for the others' sake. */
function busy(): void {
  Object.assign(under.sandbox.exchange.settings, { maxCalls: 9_999, maxMoneyCalls: 9_999 });
}

/** Opening, and what of the transfers as they were requested has come to pass. */
async function expectWhatWasRequested(all: readonly Person[]): Promise<void> {
  const have = new Map<string, Decimal>();
  const move = (place: string, coin: string, amount: Decimal): void => {
    have.set(`${place}/${coin}`, (have.get(`${place}/${coin}`) ?? new Decimal(0)).plus(amount));
  };
  for (const { id } of all) {
    for (const [coin, amount] of Object.entries(opening)) {
      move(`${id}/funding`, coin, new Decimal(amount));
      move(`${id}/unified`, coin, new Decimal(amount));
    }
  }
  for (const { transferId, status } of await rows()) {
    const request = sent.get(transferId);
    if (request === undefined || status !== "SUCCESS") continue;
    move(request.from, request.coin, new Decimal(request.amount).negated());
    move(request.to, request.coin, new Decimal(request.amount));
  }
  const expected = [...have]
    .filter(([, amount]) => !amount.isZero())
    .map(([key, amount]) => `${key} ${amount.toFixed()}`);
  const owners = all.flatMap(({ id, sub }) => [id, sub]);
  const found = await Promise.all(
    owners.map(async (owner) =>
      (await balances(books.db, String(owner))).map(
        ({ kind, coin, amount }) => `${owner}/${kind}/${coin} ${amount}`,
      ),
    ),
  );
  expect(found.flat().toSorted()).toEqual(expected.toSorted());
}

test("transfers, second copies and kills: nothing moves twice, and all that moves arrives", async () => {
  const all = await Promise.all(Array.from({ length: people }, person));
  const ends = new Set<string>();
  await fc.assert(
    fc.asyncProperty(round, async ({ sequences, dies, pending, failing }) => {
      Object.assign(under.sandbox.exchange.settings, {
        pendingTransfers: pending,
        transferDelayMs: delayMs,
        failTransfers: failing,
      });
      for (let at = 0; at < 4; at += 1) {
        if (dies === at) await kill();
        await Promise.all(
          sequences.map(async (steps, who) => {
            const one = steps[at];
            if (one !== undefined) await run(all, who, one);
          }),
        );
      }
      under.clock.advance(delayMs + 3_000);
      await vi.waitFor(
        async () => expect((await rows()).some(({ status }) => status === "PENDING")).toBe(false),
        { interval: 100 },
      );
      for (const { status } of await rows()) ends.add(status);
      await expectWhatWasRequested(all);
      const { coins, drifted } = await trialBalance(books.db);
      expect(new Set(Object.values(coins))).toEqual(new Set(["0"]));
      expect(drifted).toBe(0);
      lap("transfers");
    }),
    { numRuns: rounds, endOnFailure: true },
  );
  expect(ends).toEqual(new Set(["SUCCESS", "FAILED"]));
}, 1_200_000);
