/** R5.4, R5.5, R8.19, D3.12, D10.4, D10.5. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CofferError, type ErrorData } from "#shared/rpc/errors.ts";
import type { HttpClient } from "#worker/http/client.ts";
import { createHttpPlane } from "#worker/http/plane.ts";
import { createServerClock, type ServerClock } from "#worker/http/server-clock.ts";
import { signingPolicy } from "#worker/http/signing-policy.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "../sandbox/sandbox-under-test.ts";
import { manualClock } from "./manual-clock.ts";
import { planeOptions, silentMonitor } from "./plane-options.ts";

/** The client's signatures against the sandbox's, which are another implementation of them. */

let under: SandboxUnderTest;
let token = "";
let noted: string[];
let client: HttpClient;
let serverClock: ServerClock;

beforeAll(async () => {
  under = await startSandbox();
  ({ token } = await under.account({ balances: { funding: { BTC: "10" } } }));
}, startMs);
afterAll(() => under.close());

function connect(part: Partial<Record<"requestPublicKey" | "responsePublicKey", string>> = {}): HttpClient {
  const clock = manualClock(under.clock.now());
  serverClock = createServerClock(clock);
  return createHttpPlane({
    ...planeOptions({
      clock,
      serverClock,
      apiBase: `${under.origin}/x-api/`,
      token: () => token,
    }),
    signing: signingPolicy({ ...under.sandbox.exchange.keys.published, ...part }, "localhost"),
    monitor: { ...silentMonitor, note: (code, path) => noted.push(`${code} ${path.split("/").at(-1)}`) },
  });
}

beforeEach(async () => {
  await under.control("/sandbox/control/reset", {});
  noted = [];
  client = connect();
});

let lastId = 0;
const options = () => {
  lastId += 1;
  return { id: `call-${lastId}`, exempt: false };
};
const accountType = "eb_convert_funding";
const quoteInput = () =>
  ({
    accountType,
    fromCoin: "BTC",
    toCoin: "USDT",
    requestCoin: "BTC",
    requestAmount: "0.01",
    requestId: newRequestId(),
  }) as const;

async function quote(of = client): Promise<string> {
  const answer = await of.call("convert.quote", quoteInput(), options());
  if (answer.kind !== "ok") throw new Error("no quote");
  return answer.data.quoteTxId;
}

async function failure(promise: Promise<unknown>): Promise<ErrorData> {
  const thrown = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof CofferError)) throw new Error(`no CofferError but ${String(thrown)}`);
  return thrown.data;
}

const words = "Signature verification failed, please confirm whether the network environment is safe.";

describe("a money call", () => {
  it("is signed, let in, and its answer verified", async () => {
    const quoteTxId = await quote();
    const input = { quoteTxId, accountType, requestId: newRequestId() } as const;
    expect(await client.call("convert.execute", input, options())).toMatchObject({
      kind: "ok",
      data: { exchangeStatus: "processing" },
    });
    expect(noted).toEqual(["79990 quote", "79991 execute", "79990 execute"]);
  });

  it("is signed at no time before what was proven, whatever an answer from a cache says", async () => {
    const quoteTxId = await quote();
    const now = under.clock.now();
    serverClock.observe({ serverMs: now - 600_000, grainMs: 0, sentAt: now, receivedAt: now });
    expect(serverClock.now()).toBeLessThan(now - 300_000);
    const input = { quoteTxId, accountType, requestId: newRequestId() } as const;
    expect(await client.call("convert.execute", input, options())).toMatchObject({ kind: "ok" });
  });

  it("without the host's key goes unsigned, and is refused by the exchange", async () => {
    const unsigned = connect({ requestPublicKey: "" });
    const input = { quoteTxId: await quote(unsigned), accountType, requestId: newRequestId() } as const;
    expect(await failure(unsigned.call("convert.execute", input, options()))).toMatchObject({
      code: "10004",
    });
  });

  it("with a key that is none is not sent", async () => {
    const broken = connect({ requestPublicKey: "nonsense" });
    const input = { quoteTxId: "1", accountType, requestId: newRequestId() } as const;
    const error = await failure(broken.call("convert.execute", input, options()));
    expect(error).toMatchObject({ code: "BAD_REQUEST", outcome: "none" });
    const path = `/sandbox/control/seen?call=convert.execute&requestId=${input.requestId}`;
    expect(await under.control(path)).toEqual({ count: 0 });
  });

  it.each(["absent", "malformed", "wrong"] as const)(
    "whose answer's signature is %s may have happened",
    async (signature) => {
      const quoteTxId = await quote();
      await under.control("/sandbox/control/faults", { call: "convert.execute", signature, times: 1 });
      const input = { quoteTxId, accountType, requestId: newRequestId() } as const;
      const error = await failure(client.call("convert.execute", input, options()));
      expect(error).toMatchObject({
        kind: "ResponseError",
        code: "79992",
        message: words,
        outcome: "unknown",
        retriable: false,
        show: { as: "toast", durationMs: 3000 },
      });
      const outcome = await client.call("outcome.lookup", { requestId: input.requestId }, options());
      expect(outcome).toMatchObject({ kind: "ok", data: { state: "done", retCode: 0 } });
    },
  );
});

describe("an answer that must verify", () => {
  it("fails also when it is a refusal without a signature: it could be forged", async () => {
    const fault = { call: "convert.quote", retCode: 700_008, signature: "absent", times: 1 };
    await under.control("/sandbox/control/faults", fault);
    expect(await failure(quote())).toMatchObject({ code: "79992" });
    await under.control("/sandbox/control/faults", { call: "convert.quote", retCode: 700_008, times: 1 });
    expect(await failure(quote())).toMatchObject({ code: "700008" });
  });

  it("is fresh by itself when it names the request, on a machine whose clock is wrong too", async () => {
    const late = manualClock(under.clock.now() + 400_000);
    const behind = createHttpPlane({
      ...planeOptions({ clock: late, apiBase: `${under.origin}/x-api/`, token: () => token }),
      signing: signingPolicy(under.sandbox.exchange.keys.published, "localhost"),
    });
    expect(await quote(behind)).toMatch(/^\d+$/);
    // And from then on the machine knows the time of what names nothing.
    const other = await failure(behind.call("convert.query", { quoteTxId: "1", accountType }, options()));
    expect(other).toMatchObject({ code: "700004" });
  });

  it("is taken as it is where the host has no key, and monitoring is notified", async () => {
    expect(await quote(connect({ responsePublicKey: "" }))).toMatch(/^\d+$/);
    expect(noted).toEqual(["79993 quote"]);
  });
});

describe("an answer that need not verify", () => {
  it.each([
    ["sound", ["79990 profile"]],
    ["wrong", ["79992 profile"]],
    ["expired", ["79992 profile"]],
    ["malformed", ["79992 profile"]],
    ["absent", []],
  ] as const)(
    "with a signature that is %s is taken, and monitoring is notified",
    async (signature, received) => {
      await under.control("/sandbox/control/faults", { call: "profile.get", signature, times: 1 });
      expect(await client.call("profile.get", {}, options())).toMatchObject({ kind: "ok" });
      expect(noted).toEqual(received);
    },
  );
});
