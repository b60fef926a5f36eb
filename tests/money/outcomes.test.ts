/** D3.8-D3.11. */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MoneyCallName } from "#shared/contract/index.ts";
import { loadCall } from "#shared/contract/load.ts";
import { ActionRun, type ActionState } from "#src/bridge/action-run.ts";
import type { Bridge } from "#src/bridge/bridge.ts";
import type { Clock } from "#worker/clock.ts";
import type { HttpClient } from "#worker/http/client.ts";
import { createHttpPlane } from "#worker/http/plane.ts";
import { resolveOutcome } from "#worker/http/resolve-outcome.ts";
import { signingPolicy } from "#worker/http/signing-policy.ts";
import { dailySeed, fuzzRuns } from "../fuzz.ts";
import { planeOptions } from "../worker/plane-options.ts";
import { type HostileExchange, startHostileExchange } from "./hostile-exchange.ts";
import type { Lookup, Plan, Reply } from "./hostile-plans.ts";
import { type MoneyCall, moneyCalls } from "./money-samples.ts";
import { everyCode, everyStatus, notableCode, notableStatus } from "./replies.ts";

/**
 * Every money call, every way its answer can come, whether money moved or not: the page's run and the worker's client
 * against an exchange that lies on a real socket. Never "nothing happened" when it moved, never "done" when it did not, and
 * whatever the person may press, money moves at most once.
 */

let time = 1_700_000_000_000;
/** Goes on by itself; nothing here is waited for. */
const tick = (): number => {
  time += 1;
  return time;
};
const clock: Clock = { now: tick, setTimeout: () => 0, clearTimeout: () => undefined };
let exchange: HostileExchange;
let client: HttpClient;
let bridge: Pick<Bridge, "call">;
/** Answers that were true once, of another request: by path of the call that they answered. */
const earlier = new Map<string, { readonly text: string; readonly signature: string }>();

beforeAll(async () => {
  exchange = await startHostileExchange(tick);
  for (const call of moneyCalls) {
    exchange.results.set(call.path, (body) => call.result(body));
    earlier.set(call.path, exchange.signed(call.path, `earlier-${call.name}`, call.result(call.input(99))));
  }
  time += 60_000;
  client = createHttpPlane({
    ...planeOptions({ clock, apiBase: `${exchange.origin}/x-api/` }),
    signing: signingPolicy({ requestPublicKey: "", responsePublicKey: exchange.publicKey }, "localhost"),
  });
  let calls = 0;
  const nextId = (): string => {
    calls += 1;
    return `call-${calls}`;
  };
  const call = (name: string, input: unknown): Promise<unknown> =>
    name === "outcome.resolve"
      ? resolveOutcome({ http: client, load: loadCall, serverNow: tick }, input)
      : client.call(name as MoneyCallName, input as never, { id: nextId(), exempt: true });
  bridge = { call: call as Bridge["call"] };
});
afterAll(() => exchange.close());

interface Case {
  readonly reply: Reply;
  readonly moves: boolean;
  readonly lookup?: Lookup;
  readonly times?: number;
}

/** Runs an intent, then presses what is offered; answers what the page said in turn, and how often money had moved then. */
async function live(call: MoneyCall, plan: Plan, lookup: Lookup) {
  const ids: string[] = [];
  const run = new ActionRun(call.name as MoneyCallName, {
    bridge,
    clock: {
      now: () => 0,
      after(_, then) {
        setImmediate(then);
        return () => undefined;
      },
    },
    invalidate: () => undefined,
    newRequestId() {
      const id = randomUUID().replaceAll("-", "");
      if (ids.length === 0) exchange.plan(id, plan, lookup);
      ids.push(id);
      return id;
    },
  });
  const moved = (): number => ids.reduce((sum, id) => sum + exchange.moved(id), 0);
  const said: { readonly status: ActionState<MoneyCallName>["status"]; readonly moved: number }[] = [];
  const input = call.input(1) as never;
  const press = async (what: () => Promise<ActionState<MoneyCallName>>): Promise<string> => {
    const { status } = await what();
    said.push({ status, moved: moved() });
    return status;
  };
  let status = await press(() => run.run(input));
  if (status === "unknown") status = await press(() => run.lookUpAgain());
  if (status === "unknown") {
    // Closed and opened again: the same intent.
    run.reset();
    status = await press(() => run.run(input));
  } else if (status === "refused") status = await press(() => run.run(input));
  return said;
}

async function check(call: MoneyCall, cases: readonly Case[]): Promise<void> {
  const wrong: unknown[] = [];
  const one = async ({ reply, moves, lookup = "honest", times = 1 }: Case): Promise<void> => {
    const said = await live(call, { moves, reply, times }, lookup);
    const lies = said.filter(
      ({ status, moved }) =>
        moved > 1 || (status === "refused" && moved !== 0) || (status === "done" && moved !== 1),
    );
    const open = lookup === "honest" && said[0]?.status === "unknown";
    if (lies.length > 0 || open)
      wrong.push({ reply: { ...reply, text: undefined, signature: undefined }, moves, lookup, said });
  };
  const waiting = [...cases];
  const lane = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await one(next);
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  expect(wrong).toEqual([]);
}

/** Calls that move assets for a page. */
const paged = [
  "convert.execute",
  "batch.convert",
  "limitOrder.create",
  "limitOrder.cancel",
  "transfer.inter",
  "transfer.universal",
  "transfer.toUser",
  "withdraw.create",
  "withdraw.cancel",
  "withdraw.answer",
  "addressBook.create",
  "addressBook.batchCreate",
  "addressBook.edit",
  "addressBook.delete",
  "addressBook.changeVerification",
  "addressBook.switch",
  "addressBook.superVerification",
  "migration.confirmQuote",
  "migration.start",
  "cards.start",
] as const;

const isLong = fuzzRuns(1) > 1;
const ofToday = (at: number, many: number): boolean => isLong || at % many === dailySeed() % many;
const isPaged = (name: string): boolean => (paged as readonly string[]).includes(name);
/** A long run takes them all. A short one takes those of a page, and of the others every fourth, by the day. */
const tried = [
  ...moneyCalls.filter(({ name }) => isPaged(name)),
  ...moneyCalls.filter(({ name }) => !isPaged(name)).filter((_, at) => ofToday(at, 4)),
];
/** With every single status and code: in a short run one of them, by the day. The others with half of those of note. */
const inFull: ReadonlySet<string> = new Set(paged.filter((_, at) => ofToday(at, paged.length)));

/** Every second one, the others tomorrow, so that neighbours of the table take turns. */
const half = <T>(all: readonly T[], turn: number): readonly T[] =>
  all.filter((_, at) => ofToday(at + turn, 2));

const both = (reply: Reply): Case[] => [true, false].map((moves) => ({ reply, moves }));

describe.each(tried.map((call, turn) => [call.name, call, turn] as const))("%s", (_, call, turn) => {
  const definite = call.definition.definiteRefusals ?? [];

  const isInFull = inFull.has(call.name);

  it("with every status", async () => {
    await check(
      call,
      (isInFull ? everyStatus : half(notableStatus, turn)).flatMap((status) =>
        both({ as: "status", status, body: "html" }),
      ),
    );
    // The exchange's own words under a status that says otherwise.
    const others = half(notableStatus, turn + 1).filter((status) => status < 200 || status > 299);
    await check(
      call,
      others.flatMap((status) => both({ as: "status", status, body: "honest" })),
    );
  });

  it("refused with every code, by the exchange or by somebody else", async () => {
    const codes = isInFull ? everyCode : half(notableCode, turn);
    await check(
      call,
      codes.flatMap((code): Case[] => {
        const final = definite.includes(String(code));
        const refusal = { as: "refusal", code, signed: "soundly", named: true, final } as const;
        // The exchange itself does not refuse for good what it did: it would be lying under its own key.
        return final ? [{ reply: refusal, moves: false }] : both(refusal);
      }),
    );
    await check(
      call,
      half(definite.map(Number), turn).flatMap((code): Case[] => {
        const refusal = { as: "refusal", code, signed: "soundly", named: true, final: false } as const;
        return [
          ...both({ ...refusal, signed: "not" }),
          ...both({ ...refusal, signed: "with another key" }),
          ...both({ ...refusal, named: false }),
        ];
      }),
    );
  });

  it("lost, cut, empty, of the wrong kind, unsigned, forged or replayed", async () => {
    const replays = half([...earlier], turn).map(([, answer]): Reply => ({ as: "replay", ...answer }));
    const ways = [
      "lost",
      "cut",
      "empty",
      "html",
      "not an envelope",
      "wrong shape",
      "unsigned",
      "wrong key",
    ] as const;
    const replies = [...ways.map((as): Reply => ({ as })), ...replays];
    await check(call, replies.flatMap(both));
    await check(call, [{ reply: { as: "honest" }, moves: true }]);
  });

  it("with look-ups that lie or are lost", async () => {
    const lookups = [
      "unsigned absent",
      "absent with another key",
      "absent of another",
      "done with another's answer",
      "lost",
    ] as const;
    const replies: readonly Reply[] = [
      { as: "lost" },
      { as: "unsigned" },
      { as: "status", status: 404, body: "html" },
    ];
    const cases = lookups.flatMap((lookup) =>
      replies.flatMap((reply) =>
        both(reply).flatMap((one) => [1, 9].map((times) => ({ ...one, lookup, times }))),
      ),
    );
    await check(call, cases);
  });
});
