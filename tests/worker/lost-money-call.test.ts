/** D3.8, D10.7. */
import type { AddressInfo } from "node:net";
import { createServer, connect as dial, type Server, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { HttpClient } from "#worker/http/client.ts";
import { createHttpPlane } from "#worker/http/plane.ts";
import { createServerClock } from "#worker/http/server-clock.ts";
import { signingPolicy } from "#worker/http/signing-policy.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "../sandbox/sandbox-under-test.ts";
import { manualClock } from "./manual-clock.ts";
import { planeOptions } from "./plane-options.ts";

/**
 * A kept-alive connection that dies before the answer is here: browsers then send a POST again by themselves
 * (D3.8, D10.7). Real sockets: a relay lets the call through to the exchange, loses the answer, and plays the browser.
 */

let under: SandboxUnderTest;
let relay: Relay;
let person: { readonly account: string; readonly token: string };
let client: HttpClient;

beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterAll(() => under.close());
beforeEach(async () => {
  await under.control("/sandbox/control/reset", {});
  relay = await openRelay(Number(new URL(under.origin).port));
  person = await under.account({ balances: { funding: { USDT: "1000" } } });
  const clock = manualClock(under.clock.now());
  client = createHttpPlane({
    ...planeOptions({
      clock,
      serverClock: createServerClock(clock),
      apiBase: `http://127.0.0.1:${relay.port}/x-api/`,
      token: () => person.token,
    }),
    signing: signingPolicy(under.sandbox.exchange.keys.published, "localhost"),
  });
});
afterEach(() => relay.close());

const accountType = "eb_convert_funding";
let lastId = 0;
const options = () => {
  lastId += 1;
  return { id: `call-${lastId}`, exempt: false };
};

async function quoted(): Promise<string> {
  const answer = await client.call(
    "convert.quote",
    {
      accountType,
      fromCoin: "USDT",
      toCoin: "BTC",
      requestCoin: "USDT",
      requestAmount: "400",
      requestId: newRequestId(),
    },
    options(),
  );
  if (answer.kind !== "ok") throw new Error("no quote");
  return answer.data.quoteTxId;
}

const arrivals = async (requestId: string): Promise<number> => {
  const path = `/sandbox/control/seen?call=convert.execute&requestId=${requestId}`;
  return (await under.control<{ count: number }>(path)).count;
};

test.each([0, 1, 3])("money moves once, whether it was sent again %d times or not", async (copies) => {
  const quoteTxId = await quoted();
  const requestId = newRequestId();
  relay.loseAnswersOf("exchangeNew/convert/execute");
  const error: unknown = await client
    .call("convert.execute", { quoteTxId, accountType, requestId }, options())
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    data: { kind: "TypeError", code: "NETWORK", outcome: "unknown", retriable: false, requestId },
  });
  // The same connection carried what came before: it was a reused one that died.
  expect(relay.requestsOnDeadConnection()).toBeGreaterThan(1);
  expect(await arrivals(requestId)).toBe(1);

  const answers = await Promise.all(Array.from({ length: copies }, () => relay.sendAgain()));
  for (const text of answers) expect(text).toContain('"exchangeStatus":"processing"');
  expect(await arrivals(requestId)).toBe(1 + copies);

  const outcome = await client.call("outcome.lookup", { requestId }, options());
  expect(outcome).toMatchObject({ kind: "ok", data: { state: "done", retCode: 0, result: { quoteTxId } } });
  expect(await under.balance(person.account, "funding", "USDT")).toBe("600");
  expect(await under.balance(person.account, "funding_locked", "USDT")).toBe("400");
});

test("a copy that comes after the outcome was looked up moves nothing", async () => {
  const quoteTxId = await quoted();
  const requestId = newRequestId();
  relay.loseRequestsOf("exchangeNew/convert/execute");
  const error: unknown = await client
    .call("convert.execute", { quoteTxId, accountType, requestId }, options())
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ data: { outcome: "unknown" } });
  expect(await client.call("outcome.lookup", { requestId }, options())).toMatchObject({
    data: { state: "absent" },
  });
  expect(await relay.sendAgain()).toContain('"ret_code":10014');
  expect(await under.balance(person.account, "funding", "USDT")).toBe("1000");
});

interface Relay {
  readonly port: number;
  /** The connection dies when the answer of this path comes back. */
  loseAnswersOf(path: string): void;
  /** The connection dies with the request. */
  loseRequestsOf(path: string): void;
  requestsOnDeadConnection(): number;
  /** The lost request's very bytes once more, on a new connection. Answers the whole reply. */
  sendAgain(): Promise<string>;
  close(): Promise<void>;
}

async function openRelay(target: number): Promise<Relay> {
  let path = "";
  let what: "answers" | "requests" | undefined;
  let lost: Buffer = Buffer.alloc(0);
  let requestsOnDead = 0;
  const sockets = new Set<Socket>();

  const server: Server = createServer((near) => {
    const far = dial(target, "localhost");
    let requests = 0;
    let isDoomed = false;
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => sockets.delete(socket));
    }
    near.on("data", (bytes: Buffer) => {
      const text = bytes.toString("latin1");
      if (/^(GET|POST) /.test(text)) requests += 1;
      if (what !== undefined && text.startsWith(`POST /x-api/${path} `)) {
        isDoomed = true;
        requestsOnDead = requests;
        lost = bytes;
      } else if (isDoomed) {
        lost = Buffer.concat([lost, bytes]);
      }
      if (!(isDoomed && what === "requests")) far.write(bytes);
      else if (isWhole(lost.toString())) near.destroy();
    });
    far.on("data", (bytes: Buffer) => {
      if (isDoomed) near.destroy();
      else near.write(bytes);
    });
    near.on("close", () => far.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });

  return {
    port: (server.address() as AddressInfo).port,
    loseAnswersOf(one) {
      path = one;
      what = "answers";
    },
    loseRequestsOf(one) {
      path = one;
      what = "requests";
    },
    requestsOnDeadConnection: () => requestsOnDead,
    sendAgain: () =>
      new Promise((resolve, reject) => {
        const socket = dial(target, "localhost");
        let text = "";
        socket.on("error", reject);
        socket.on("data", (bytes: Buffer) => {
          text += bytes.toString();
          if (!isWhole(text)) return;
          socket.destroy();
          resolve(text);
        });
        socket.write(lost);
      }),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/** Whether a message has all of its body. */
function isWhole(message: string): boolean {
  const [head = "", body = ""] = message.split("\r\n\r\n");
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
  return Buffer.byteLength(body) >= length;
}
