import { randomUUID } from "node:crypto";
import { and, desc, gte, isNull } from "drizzle-orm";
import { afterAll, expect } from "vitest";
import { type AddressEntry, addressEntries } from "#sandbox/areas/address-book/tables.ts";
import { type WithdrawRow, withdrawals } from "#sandbox/areas/withdraw/tables.ts";
import { openBooks } from "#sandbox/books.ts";
import { dispatch } from "#sandbox/http/dispatcher.ts";
import { type CallInput, callDefinition } from "#shared/contract/index.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { fc, fuzzRuns } from "../fuzz.ts";
import { nodeSignature } from "../signing/node-client.ts";
import { dyingBooks } from "./dying-books.ts";
import { type SandboxUnderTest, startSandbox, testDatabase } from "./sandbox-under-test.ts";
import { evmAddress, tronAddress } from "./withdraw-desk.ts";

/**
 * People side by side, each with a sequence of withdrawals and cancellations: with second copies, lost answers, ids used again
 * or closed, failures, a database that goes away in the middle of any transaction, and an exchange that dies between steps.
 */

export const books = await openBooks(testDatabase());
export const dying = dyingBooks(books);
export let under: SandboxUnderTest = await startSandbox({
  database: { opened: dying.opened },
  activity: 0,
  pairs: 1,
});

/** Sequences: 72 in a short run, 3,456 in a long one: each round reads what all before it did. */
export const rounds = fuzzRuns(6);
const people = Math.min(fuzzRuns(12), 48);
export const opening = { USDT: "900.25", DAI: "400" } as const;
export const steps = 5;

const step = fc.record({
  act: fc.constantFrom("out", "out", "out", "inside", "cancel", "cancel" as const),
  coin: fc.constantFrom("USDT", "DAI"),
  /** Of what was there at first, thousandths: some are more than there is. */
  share: fc.integer({ min: 0, max: 700 }),
  feeType: fc.constantFrom(0, 1),
  wallets: fc.constantFrom("FUND", "UTA", "FUND,UTA"),
  to: fc.integer({ min: 1, max: 5 }),
  outcome: fc.constantFrom(
    "fine",
    "sent twice",
    "both at once",
    "other content",
    "closed first",
    "answer lost",
  ),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
export const round = fc.record({
  sequences: fc.array(fc.array(step, { minLength: 2, maxLength: steps }), {
    minLength: people,
    maxLength: people,
  }),
  /** Before which step the exchange dies, and in which transaction from then on the database does. */
  exchangeDies: fc.integer({ min: 0, max: 7 }),
  databaseDies: fc.integer({ min: 0, max: 40 }),
  when: fc.constantFrom("before it stands", "after it stands"),
  /** How far time goes on after each step, ms. */
  passes: fc.array(fc.integer({ min: 0, max: 9_000 }), { minLength: steps, maxLength: steps }),
  outcomes: fc.record({
    rejectWithdrawals: fc.integer({ min: 0, max: 3 }),
    failWithdrawals: fc.integer({ min: 0, max: 3 }),
  }),
});

export interface Person {
  readonly id: number;
  readonly token: string;
}
type Name = "withdraw.create" | "withdraw.cancel";
interface Answered {
  readonly retCode: number;
  readonly result: unknown;
}

/** Demo accounts have withdrawals of their own. */
let firstId = 0;
const isOurs = () => gte(withdrawals.userId, firstId);
export const isOfDemo = new Set<string>();

/** By requestId, the id of the withdrawal that a verified answer named. */
export const reported = new Map<string, string>();
/** Ids that a look-up or an answer said nothing came of. */
export const nothing = new Set<string>();
export const cancelled = new Set<string>();

export async function person(): Promise<Person> {
  const { userId, token } = await under.account({ balances: { funding: opening, unified: opening } });
  return { id: Number(userId), token };
}

/** Trusted targets: what codes do is told elsewhere. */
async function trust(all: readonly Person[]): Promise<void> {
  const entry = (
    userId: number,
    part: Pick<AddressEntry, "address" | "addressKey"> & Partial<AddressEntry>,
  ): AddressEntry => ({
    id: randomUUID(),
    userId,
    coin: "baseCoin",
    chain: "",
    tag: "",
    remark: "",
    internalType: "",
    targetUid: null,
    verified: true,
    walletType: null,
    vaspCode: "",
    createdAt: 0,
    lockedUntil: 0,
    ...part,
  });
  const trusted = all.flatMap(({ id }, at) => [
    entry(id, { chain: "TRX", address: tronAddress, addressKey: `TRX/${tronAddress.toLowerCase()}` }),
    entry(id, { chain: "BSC", address: evmAddress, addressKey: `EVM/${evmAddress.toLowerCase()}` }),
    ...[1, 2, 3, 4, 5].map((to) => {
      const uid = all[(at + to) % all.length]?.id ?? 0;
      return entry(id, {
        address: `${uid}`,
        addressKey: `${uid}`,
        internalType: "UID",
        targetUid: uid,
      });
    }),
  ]);
  await books.db.insert(addressEntries).values(trusted).onConflictDoNothing();
}

/** As the API's door would hand it on, without the sockets. */
async function call(name: Name, input: CallInput<Name>, token: string): Promise<Answered> {
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

export function ordered(all: readonly Person[], at: number, one: Step): CallInput<"withdraw.create"> {
  const other = all[(at + one.to) % all.length] as Person;
  const amount = new Decimal(opening[one.coin]).times(one.share).div(1000).toFixed(4);
  const chain = one.coin === "USDT" ? "TRX" : "BSC";
  const place =
    one.act === "inside"
      ? ({ address: String(other.id), forceChain: 2 } as const)
      : { chain, address: one.coin === "USDT" ? tronAddress : evmAddress };
  return {
    coin: one.coin,
    ...place,
    amount,
    timestamp: under.clock.now(),
    accountType: one.wallets,
    feeType: one.feeType,
    requestId: randomUUID().replaceAll("-", ""),
  };
}

/** What became of an id whose answer was lost: asked until the books answer. */
async function lookUp(id: number, requestId: string): Promise<Answered | "absent"> {
  for (;;) {
    try {
      const found = await under.sandbox.exchange.moneyCalls.lookup(id, requestId);
      if (found.state === "absent") return "absent";
      if (found.state === "done") return found.answer;
    } catch {
      // The database went away in the look-up's own transaction.
    }
    await new Promise(setImmediate);
  }
}

function note(requestId: string, name: Name, answer: Answered | "absent", request: CallInput<Name>): void {
  if (answer === "absent" || answer.retCode !== 0) {
    nothing.add(requestId);
    return;
  }
  if (name === "withdraw.create") reported.set(requestId, (answer.result as { id: string }).id);
  else if ((answer.result as { status: number }).status === 1) cancelled.add((request as { id: string }).id);
}

export async function run(
  me: Person,
  name: Name,
  input: CallInput<Name>,
  outcome: Step["outcome"],
): Promise<void> {
  const { id, token } = me;
  const { requestId } = input;
  const safely = (request: CallInput<Name>): Promise<Answered | "absent"> =>
    call(name, request, token).catch(() => lookUp(id, requestId));
  if (outcome === "closed first") {
    if ((await lookUp(id, requestId)) === "absent") {
      nothing.add(requestId);
      const late = await safely(input);
      if (late !== "absent") expect(late.retCode).toBe(10_014);
    }
    return;
  }
  if (outcome === "both at once") {
    await Promise.allSettled([call(name, input, token), call(name, input, token)]);
    note(requestId, name, await lookUp(id, requestId), input);
    return;
  }
  const first = await safely(input);
  // A refusal that proves nothing leaves the id open: it is looked up, as a page does.
  note(requestId, name, await lookUp(id, requestId), input);
  if (first === "absent") return;
  if (outcome === "sent twice") await safely(input);
  if (outcome === "other content" && name === "withdraw.create") {
    const other = await safely({ ...input, amount: "3" });
    if (other !== "absent") expect([10_014, first.retCode]).toContain(other.retCode);
  }
}

export async function rows(): Promise<readonly WithdrawRow[]> {
  return books.db.select().from(withdrawals).where(isOurs());
}

export const openRows = () =>
  books.db
    .select()
    .from(withdrawals)
    .where(and(isNull(withdrawals.endedAt), isOurs()));
/** Those that somebody may still want to cancel, and some that are too old for it. */
export const newestRows = () =>
  books.db
    .select()
    .from(withdrawals)
    .orderBy(desc(withdrawals.createdAt))
    .limit(people * steps);

/** The exchange dies with all it had under way; another one opens the same books. */
export async function kill(): Promise<void> {
  const { clock } = under;
  const { settings } = under.sandbox.exchange;
  await under.sandbox.close();
  under = await startSandbox({ database: { opened: dying.opened }, clock, activity: 0, pairs: 1, settings });
}

/** All people of a run; what the demo accounts have is left out from then on. */
export async function everybody(): Promise<readonly Person[]> {
  for (const { id } of await books.db.select().from(withdrawals)) isOfDemo.add(id);
  const all = await Promise.all(Array.from({ length: people }, person));
  firstId = Math.min(...all.map(({ id }) => id));
  await trust(all);
  return all;
}

/** For a test file of its own. */
export function endWorldAfterwards(): void {
  afterAll(async () => {
    await under.close();
    await books.close();
  });
}
