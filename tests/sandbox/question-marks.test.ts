/** D3.9, D3.10, D10.17: whoever stands between asks something else under our id and in our name, and is answered soundly. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CallInput, callDefinition, type HttpCallName } from "#shared/contract/index.ts";
import { systemClock } from "#worker/clock.ts";
import { readEcho } from "#worker/http/envelope.ts";
import { createHttpPlane } from "#worker/http/plane.ts";
import { signingPolicy } from "#worker/http/signing-policy.ts";
import { planeOptions } from "../worker/plane-options.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;
let token = "";

beforeAll(async () => {
  under = await startSandbox();
  ({ token } = await under.account({ balances: { funding: { BTC: "1" } } }));
}, startMs);
afterAll(() => under.close());

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
  readonly requestId: string;
}
type Between = (sent: Sent) => Promise<Response>;

const pass: Between = ({ url, init }) => fetch(url, { ...init, redirect: "manual" });

/** The true answer of the exchange to something else, which is asked under the same id. */
const instead =
  (name: HttpCallName, input: object): Between =>
  ({ init, requestId }) => {
    const { path, method, encoding } = callDefinition(name);
    const request = { ...input, requestId };
    const isForm = encoding === "form";
    const headers = new Headers(init.headers);
    headers.set("content-type", isForm ? "application/x-www-form-urlencoded" : "application/json");
    headers.delete("x-signature");
    const body = isForm ? new URLSearchParams(request).toString() : JSON.stringify(request);
    return fetch(`${under.origin}/x-api/${path.replace(/^\//, "")}`, { method, headers, body });
  };

/** A client behind somebody who deals with the answers to one call. */
async function client(name: HttpCallName, between: Between) {
  const { published } = under.sandbox.exchange.keys;
  const plane = createHttpPlane({
    ...planeOptions({ clock: systemClock, apiBase: `${under.origin}/x-api/`, token: () => token }),
    signing: signingPolicy(published, "localhost"),
    fetch: (url, init) => {
      const requestId =
        /"requestId":"([^"]+)"/.exec(typeof init.body === "string" ? init.body : "")?.[1] ?? "";
      const isIt = new URL(url).pathname.endsWith(callDefinition(name).path);
      return (isIt ? between : pass)({ url, init, requestId });
    },
  });
  const send = <N extends HttpCallName>(call: N, input: CallInput<N>) =>
    plane.call(call, input, { id: randomUUID(), exempt: false });
  // The exchange's clock is another one: requests are signed by its time.
  await send("convert.gapRate", { accountType: "eb_convert_funding", fromCoin: "BTC", toCoin: "USDT" });
  return send;
}

const order = () =>
  ({
    accountType: "limit_order_funding",
    fromCoin: "BTC",
    toCoin: "USDT",
    fromAmount: "0.1",
    limitPrice: "900000",
    expiredType: "1_D",
    requestId: newRequestId(),
  }) as const;

test("an order that was placed is not denied with the sound refusal of something else", async () => {
  const refused = instead("risk.intercept", { sence: "withdraw_address_add", ext_info_str: "no" });
  const send = await client("limitOrder.create", async (sent) => {
    await pass(sent);
    return refused(sent);
  });
  await expect(send("limitOrder.create", order())).rejects.toMatchObject({ data: { outcome: "unknown" } });
  expect(await send("limitOrder.list", {})).toMatchObject({ data: { total: 1 } });
});

test("an order that never arrived is not made of an older one", async () => {
  const before = await client("market.hot", pass);
  const { data } = (await before("limitOrder.create", order())) as {
    readonly data: { exchangeTxId: string };
  };
  const { exchangeTxId } = data;
  const send = await client("limitOrder.create", instead("limitOrder.query", { exchangeTxId }));
  await expect(send("limitOrder.create", order())).rejects.toMatchObject({ data: { outcome: "unknown" } });
});

test.for<[string, HttpCallName, object]>([
  ["a query", "addressBook.list", { keyword: "é +&=%25\ud800\u2603\n" }],
  ["a query without fields", "withdraw.standing", {}],
  ["a form", "risk.intercept", { sence: "export", ext_info_str: '{"a":"é +&=%25\u2603"}' }],
  ["a body", "convert.coins", { accountType: "eb_convert_funding", side: 1, coin: "BTC" }],
  ["no body", "migration.banner", {}],
])("%s is marked as it was sent", async ([, name, input]) => {
  let marked = "";
  const send = await client(name, async (sent) => {
    const answer = await pass(sent);
    marked = readEcho(await answer.clone().text()).question;
    return answer;
  });
  // A refusal names its question as well: whatever is said, it is not said to be another's.
  const said = await send(name, input as never).catch((error: unknown) => error);
  expect(said).not.toMatchObject({ data: { kind: "ResponseError" } });
  expect(marked).toMatch(/^[0-9a-f]{32}$/);
});
