/** D3.8-D3.11, F6e.2. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import { definiteRefusals } from "#shared/contract/definite-refusals.ts";
import type { StoredIntent } from "#shared/contract/intents.ts";
import { CofferError, cofferError } from "#shared/rpc/errors.ts";
import { type EndingWorld, readEnding } from "#src/money/read-ending.ts";
import type { HttpClient } from "#worker/http/client.ts";
import { createHttpPlane } from "#worker/http/plane.ts";
import { signingPolicy } from "#worker/http/signing-policy.ts";
import { manualClock } from "../worker/manual-clock.ts";
import { planeOptions } from "../worker/plane-options.ts";
import { type HostileExchange, startHostileExchange } from "./hostile-exchange.ts";

/** A block trade's quote, its records and the book beside it, read by the worker's own client from an exchange that lies. */

const clock = manualClock(1_700_000_000_000);
let exchange: HostileExchange;
let client: HttpClient;
let calls = 0;

beforeAll(async () => {
  exchange = await startHostileExchange(() => clock.now());
  client = createHttpPlane({
    ...planeOptions({ clock, apiBase: `${exchange.origin}/x-api/` }),
    signing: signingPolicy({ requestPublicKey: "", responsePublicKey: exchange.publicKey }, "localhost"),
  });
});
afterAll(() => exchange.close());

const options = () => {
  calls += 1;
  return { id: `call-${calls}`, exempt: true };
};
const other: unknown = expect.stringContaining("not what was requested");

async function failure(call: Promise<unknown>): Promise<CofferError["data"] | "answered"> {
  try {
    await call;
    return "answered";
  } catch (error) {
    if (!(error instanceof CofferError)) throw error;
    return error.data;
  }
}

const record = {
  accountType: "funding_block_trade",
  exchangeTxId: "q1",
  userId: "1",
  fromCoin: "BTC",
  fromCoinType: "crypto",
  fromAmount: "7.5",
  toCoin: "USDT",
  toCoinType: "crypto",
  toAmount: "706000",
  exchangeStatus: "success",
  convertRate: "94133",
  createdAt: "1700000000000",
};

describe("a block's quote", () => {
  const request = {
    accountType: "funding_block_trade",
    fromCoin: "BTC",
    toCoin: "USDT",
    requestCoin: "BTC",
    requestAmount: "7.5",
    tradeType: "BLOCK",
  } as const;
  const send = (part: object) => {
    exchange.results.set("exchangeNew/convert/quote", ({ requestId }) => ({
      quoteTxId: "1",
      ...request,
      fromCoinType: "crypto",
      toCoinType: "crypto",
      fromAmount: "7.5",
      toAmount: "705000",
      exchangeRate: "94000",
      expiredTime: String(clock.now() + 15_000),
      requestId,
      ...part,
    }));
    return failure(client.call("convert.quote", { ...request, requestId: randomUUID() }, options()));
  };

  it("of this question is taken", async () => expect(await send({})).toBe("answered"));

  it.each([
    ["wallet", { accountType: "uta_convert_block_trade" }],
    ["wallet of plain conversions", { accountType: "eb_convert_funding" }],
    ["size", { fromAmount: "0.75", toAmount: "70500" }],
    ["pair", { toCoin: "USDC" }],
  ])("for another %s is none", async (_what, part) => {
    expect(await send(part)).toMatchObject({ message: other, outcome: "none" });
  });
});

const reads = [
  ["blockTrade.query", "exchangeNew/blockTrade/query", { exchangeTxId: "q1" }, { list: [record], total: 1 }],
  [
    "blockTrade.book",
    "exchangeNew/blockTrade/book",
    { fromCoin: "BTC", toCoin: "USDT" },
    {
      fromCoin: "BTC",
      toCoin: "USDT",
      bids: [{ price: "94000", amount: "1" }],
      asks: [],
      asOf: "1700000000000",
    },
  ],
] as const;

describe.each(reads)("%s", (name, path, question, result) => {
  const send = (requestId: string) => failure(client.call(name, { ...question, requestId }, options()));

  it("is taken when it is signed and answers this", async () => {
    exchange.results.set(path, () => result);
    expect(await send(randomUUID())).toBe("answered");
  });

  it.each([
    ["unsigned", { as: "unsigned" }],
    ["signed with another key", { as: "wrong key" }],
  ] as const)("%s is none", async (_what, reply) => {
    exchange.results.set(path, () => result);
    const requestId = randomUUID();
    exchange.plan(requestId, { moves: false, reply, times: 9 }, "honest");
    expect(await send(requestId)).not.toBe("answered");
  });

  it("that is a true answer to an earlier question is none", async () => {
    exchange.results.set(path, () => result);
    const earlier = exchange.signed(path, randomUUID(), result);
    const requestId = randomUUID();
    exchange.plan(requestId, { moves: false, reply: { as: "replay", ...earlier }, times: 9 }, "honest");
    expect(await send(requestId)).not.toBe("answered");
  });
});

it("the record of another trade is none", async () => {
  exchange.results.set("exchangeNew/blockTrade/query", () => ({ list: [{ ...record, exchangeTxId: "q2" }] }));
  const looked = client.call("blockTrade.query", { exchangeTxId: "q1" }, options());
  expect(await failure(looked)).toMatchObject({ message: other });
});

it.each([
  ["brought nothing and succeeded", { toAmount: "" }],
  ["succeeded with zero", { toAmount: "0" }],
  ["brought less than nothing", { toAmount: "-706000" }],
  ["took less than nothing", { fromAmount: "-7.5" }],
  ["is completed in its state and failed in its status", { state: "success", exchangeStatus: "failure" }],
  [
    "is completed in its state and under way in its status",
    { state: "success", exchangeStatus: "processing" },
  ],
  ["is failed in its state and succeeded in its status", { state: "failure" }],
])("a record that %s is none", async (_what, part) => {
  exchange.results.set("exchangeNew/blockTrade/query", () => ({ list: [{ ...record, ...part }] }));
  const looked = client.call("blockTrade.query", { exchangeTxId: "q1" }, options());
  expect(await failure(looked)).toMatchObject({ code: "BAD_RESPONSE" });
});

it.each([
  ["failed", { exchangeStatus: "failure", toAmount: "", state: "failure" }],
  ["failed, told without a state", { exchangeStatus: "failure" }],
  ["is of a state of a later server", { state: "reviewed" }],
  ["is under way", { exchangeStatus: "init", toAmount: "" }],
])("a record that %s is taken", async (_what, part) => {
  exchange.results.set("exchangeNew/blockTrade/query", () => ({ list: [{ ...record, ...part }] }));
  expect(await failure(client.call("blockTrade.query", { exchangeTxId: "q1" }, options()))).toBe("answered");
});

it("a refusal for want of means or for margin proves that nothing happened", () => {
  expect(definiteRefusals.convert).toEqual(expect.arrayContaining(["790101", "790102"]));
});

describe("how a block trade ended", () => {
  const intent = {
    call: "convert.execute",
    input: { quoteTxId: "q1", accountType: "funding_block_trade" },
    pays: { coin: "BTC", amount: "7.5" },
    receives: { coin: "USDT", amount: "706000" },
  };
  const ended = async (answers: readonly (Partial<ConvertHistoryRow> | "none" | "fails")[]) => {
    const invalidate = vi.fn();
    let at = 0;
    const world = {
      bridge: {
        call: (name: string, input: object) => {
          expect([name, input]).toEqual(["blockTrade.query", { exchangeTxId: "q1" }]);
          const answer = answers[Math.min(at, answers.length - 1)];
          at += 1;
          if (answer === "fails")
            return Promise.reject(cofferError({ kind: "Timeout", code: "9000001", message: "" }));
          const list = answer === "none" ? [] : [{ ...record, ...(answer as object) }];
          return Promise.resolve({ kind: "ok", data: { list }, invalidates: ["convert.coins"] });
        },
      },
      invalidate,
      wait: () => Promise.resolve(),
    };
    const end = await readEnding(world as unknown as EndingWorld, intent as unknown as StoredIntent, {});
    return { end, reported: invalidate.mock.calls.length };
  };

  it.each([
    ["completed", [{}], "completed", 1],
    ["failed", [{ exchangeStatus: "failure" }], "failed", 1],
    ["completed after a while", [{ exchangeStatus: "processing" }, "none", "fails", {}], "completed", 1],
    ["still under way", [{ exchangeStatus: "processing" }], "processing", 0],
    ["not listed", ["none"], "processing", 0],
    ["not to be had", ["fails"], "processing", 0],
    ["told of another amount", [{ fromAmount: "7.4" }], "processing", 0],
  ] as const)("%s", async (_what, answers, settled, reported) => {
    const { end, reported: count } = await ended(answers as never);
    expect(end).toMatchObject({ state: "done", settled });
    expect(count).toBe(reported);
  });
});
