/** D3.10, D10.5, F2c.4. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Bind } from "#shared/contract/binding.ts";
import type { MoneyCallName } from "#shared/contract/index.ts";
import { CofferError } from "#shared/rpc/errors.ts";
import type { HttpClient } from "#worker/http/client.ts";
import { createHttpPlane } from "#worker/http/plane.ts";
import { signingPolicy } from "#worker/http/signing-policy.ts";
import { manualClock } from "../worker/manual-clock.ts";
import { planeOptions } from "../worker/plane-options.ts";
import { type HostileExchange, startHostileExchange } from "./hostile-exchange.ts";
import { type Body, type MoneyCall, moneyCalls } from "./money-samples.ts";

/** Signed soundly, naming this very request, and of another question all the same: read by the worker's own client. */

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

const other: unknown = expect.stringContaining("not what was requested");

const options = () => {
  calls += 1;
  return { id: `call-${calls}`, exempt: true };
};

async function failure(call: Promise<unknown>): Promise<CofferError["data"] | "answered"> {
  try {
    await call;
    return "answered";
  } catch (error) {
    if (!(error instanceof CofferError)) throw error;
    return error.data;
  }
}

describe("a quote", () => {
  const path = "exchangeNew/convert/quote";
  const request = {
    accountType: "eb_convert_funding",
    fromCoin: "BTC",
    toCoin: "USDT",
    requestCoin: "BTC",
    requestAmount: "0.5",
  } as const;
  const quote = {
    quoteTxId: "1",
    fromCoin: "BTC",
    toCoin: "USDT",
    fromCoinType: "C",
    toCoinType: "C",
    fromAmount: "0.5",
    toAmount: "32500",
    exchangeRate: "65000",
    expiredTime: String(clock.now() + 15_000),
  };
  const send = (part: object) => {
    exchange.results.set(path, ({ requestId }) => ({ ...quote, requestId, ...part }));
    return failure(client.call("convert.quote", { ...request, requestId: randomUUID() }, options()));
  };

  it("of this question is taken", async () => {
    expect(await send({})).toBe("answered");
  });

  it.each([
    ["coin that is paid", { fromCoin: "ETH" }],
    ["coin that is received", { toCoin: "USDC" }],
    ["amount", { fromAmount: "0.01", toAmount: "650" }],
    ["account", { accountType: "eb_convert_uta" }],
  ])("for another %s is none", async (_what, part) => {
    expect(await send(part)).toMatchObject({ message: other, outcome: "none" });
  });
});

describe("a deposit address", () => {
  const path = "v3/private/cht/asset-deposit/deposit/order-deposit";
  const row = {
    chain: "TRX",
    chainType: "TRC20",
    addressDeposit: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
    tagDeposit: "",
    batchReleaseLimit: "-1",
    contractAddress: "",
  };
  const send = (part: object, question: object = {}) => {
    exchange.results.set(path, ({ requestId }) => ({ coin: "USDT", chains: [row], requestId, ...part }));
    const request = { coin: "USDT", chain: "TRX", requestId: randomUUID(), ...question };
    return failure(client.call("deposit.order", request, options()));
  };

  it("of this coin and network is taken, without an account too", async () => {
    expect(await send({})).toBe("answered");
    expect(await send({}, { accountType: "FUND" })).toBe("answered");
  });

  it.each([
    ["coin", { coin: "USDC" }],
    ["network", { chains: [{ ...row, chain: "ETH" }] }],
    ["network beside the right one", { chains: [row, { ...row, chain: "ETH" }] }],
    ["network as a bare object", { chains: { ...row, chain: "ETH" } }],
    ["account", { accountType: "UNIFIED" }],
  ])("of another %s is none", async (_what, part) => {
    expect(await send(part, { accountType: "FUND" })).toMatchObject({ message: other, outcome: "none" });
  });

  it.each([
    ["unsigned", { as: "unsigned" }],
    ["signed with another key", { as: "wrong key" }],
  ] as const)("%s is none", async (_what, reply) => {
    exchange.results.set(path, () => ({ coin: "USDT", chains: [row] }));
    const requestId = randomUUID();
    exchange.plan(requestId, { moves: false, reply, times: 9 }, "honest");
    const answer = await failure(
      client.call("deposit.order", { coin: "USDT", chain: "TRX", requestId }, options()),
    );
    expect(answer).not.toBe("answered");
  });

  it("that is a true answer to an earlier question is none", async () => {
    exchange.results.set(path, () => ({ coin: "USDT", chains: [row] }));
    const earlier = exchange.signed(path, randomUUID(), { coin: "USDT", chains: [row] });
    const requestId = randomUUID();
    exchange.plan(requestId, { moves: false, reply: { as: "replay", ...earlier }, times: 9 }, "honest");
    const answer = await failure(
      client.call("deposit.order", { coin: "USDT", chain: "TRX", requestId }, options()),
    );
    expect(answer).not.toBe("answered");
  });
});

/** Of the same shape: it is not the schema that has to refuse it. */
function another(value: unknown, as: Bind["as"]): unknown {
  if (typeof value === "boolean") return !value;
  // Flags that are written as numbers have no third value.
  if (typeof value === "number") return value === 1 ? 0 : value + 1;
  if (Array.isArray(value)) return [...value, "of-another"];
  if (as === "amount" || /^\d+$/.test(String(value))) return `1${String(value)}`;
  return "of-another";
}

/** A request that has every field that its answer is bound to: what it does not have is not compared. */
function whole(call: MoneyCall): Body {
  const fields = (call.definition.binds ?? []).map((bind) => bind.request);
  for (let seed = 1; seed < 20_000; seed += 1) {
    const input = call.input(seed);
    if (fields.every((field) => input[field] !== undefined)) return input;
  }
  throw new Error(`No whole request of ${call.name}`);
}

const bound = moneyCalls.filter(({ definition }) => (definition.binds ?? []).length > 0);

describe.each(bound.map((call) => [call.name, call] as const))("%s", (_name, call) => {
  it.each((call.definition.binds ?? []).map(({ answer, as }) => [answer, as] as const))(
    "whose answer has another %s may have happened, and is not done",
    async (field, as) => {
      exchange.results.set(call.path, (body) => {
        const answer = call.result(body) as Record<string, unknown>;
        return { ...answer, [field]: another(answer[field], as) };
      });
      const input = { ...whole(call), requestId: randomUUID().replaceAll("-", "") };
      const error = await failure(client.call(call.name as MoneyCallName, input as never, options()));
      expect(error).toMatchObject({ message: other, outcome: "unknown" });
    },
  );
});
