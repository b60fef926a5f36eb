/** R7.4, D1.10, D1.11, D6.3, D10.4, D10.5, D10.6, F5.2, F5.15. */

import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requireSignature } from "#sandbox/signing/request-signature.ts";
import { signRequest } from "#worker/signing/sign-request.ts";
import { verifyResponse } from "#worker/signing/verify-response.ts";
import { fc, fuzzRuns } from "../fuzz.ts";
import { nodeSignature } from "../signing/node-client.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;
let token = "";
let publicKey = "";
const path = "exchangeNew/convert/execute";

beforeAll(async () => {
  under = await startSandbox();
  ({ token } = await under.account({ balances: { funding: { BTC: "1" } } }));
  publicKey = under.sandbox.exchange.keys.published.requestPublicKey;
}, startMs);
afterAll(() => under.close());

const execute = () => ({
  quoteTxId: "1",
  accountType: "eb_convert_funding",
  requestId: newRequestId(),
});

async function send(body: object, signature: string | undefined, at = path): Promise<number> {
  const headers = { UserToken: token, ...(signature === undefined ? {} : { "X-Signature": signature }) };
  const response = await fetch(`${under.origin}/x-api/${at}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return ((await response.json()) as { ret_code: number }).ret_code;
}

describe("a signed call", () => {
  test("of the worker and of node:crypto is let in: what follows is the exchange's own refusal", async () => {
    const body = execute();
    const now = under.clock.now();
    expect(await send(body, await signRequest({ path, query: {}, body }, publicKey, now))).toBe(700_008);
    const again = execute();
    expect(await send(again, nodeSignature({ path: `/${path}`, body: again, now, publicKey }))).toBe(700_008);
  });

  test.each([299_000, -299_000])("may be %d ms off", async (offset) => {
    const body = execute();
    const now = under.clock.now() + offset;
    expect(await send(body, nodeSignature({ path, body, now, publicKey }))).toBe(700_008);
  });

  const otherKeys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const otherKey = String(otherKeys.publicKey.export({ type: "spki", format: "pem" }));
  const sign = (body: object, part: { path?: string; now?: number; publicKey?: string } = {}): string =>
    nodeSignature({ path, body: { ...body }, now: under.clock.now(), publicKey, ...part });

  const bad: readonly [string, number, (body: object) => string | undefined][] = [
    ["no signature", 10_004, () => undefined],
    ["an empty one", 10_004, () => ""],
    ["two parts", 10_004, (body) => sign(body).split(".").slice(0, 2).join(".")],
    ["four parts", 10_004, (body) => `${sign(body)}.x`],
    ["another version", 10_004, (body) => sign(body).replace("v1", "v2")],
    ["no timestamp", 10_004, (body) => sign(body).replace(/[^.]*$/, "e30=")],
    ["another body's", 10_004, (body) => sign({ ...body, quoteTxId: "2" })],
    ["another path's", 790_001, (body) => sign(body, { path: "exchangeNew/limitOrder/create" })],
    ["another key's", 790_001, (body) => sign(body, { publicKey: otherKey })],
    ["one of six minutes ago", 10_002, (body) => sign(body, { now: under.clock.now() - 360_000 })],
    ["one of six minutes ahead", 10_002, (body) => sign(body, { now: under.clock.now() + 360_000 })],
    [
      "an old one that says it is new",
      10_004,
      (body) => {
        const meta = sign(body).split(".")[2] ?? "";
        return sign(body, { now: under.clock.now() - 360_000 }).replace(/[^.]*$/, meta);
      },
    ],
  ];

  test.each(bad)("with %s is refused with %d, and nothing happened", async (_, code, signatureOf) => {
    const body = execute();
    expect(await send(body, signatureOf(body))).toBe(code);
    const outcome = await under.call("outcome.lookup", { requestId: body.requestId }, token);
    expect(outcome.result).toMatchObject({ state: "absent" });
  });

  test("is never accepted once a character changed", () => {
    const body = execute();
    const now = under.clock.now();
    const header = nodeSignature({ path, body, now, publicKey });
    const { requestKey } = under.sandbox.exchange.keys;
    const accept = (one: string) => requireSignature({ header: one, path, query: {}, body }, requestKey, now);
    accept(header);
    const bytes = (text: string) =>
      text.split(".").map((part) => Buffer.from(part, "base64").toString("hex"));
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    fc.assert(
      fc.property(fc.nat(header.length - 4), fc.nat(63), (from, letter) => {
        const at = from + 3;
        const mutated = header.slice(0, at) + alphabet[letter] + header.slice(at + 1);
        // The last letters of base64 carry spare bits: the same bytes are the same signature.
        if (bytes(mutated).join() === bytes(header).join()) return;
        expect(() => accept(mutated)).toThrow();
      }),
      { numRuns: fuzzRuns(160) },
    );
  });

  test("needs a session first", async () => {
    expect(
      (await under.call("convert.execute", { ...execute(), accountType: "eb_convert_funding" })).code,
    ).toBe(10_007);
  });
});

describe("the answer of a call that has to verify", () => {
  async function quote(): Promise<Response> {
    const input = {
      accountType: "eb_convert_funding",
      fromCoin: "BTC",
      toCoin: "USDT",
      requestCoin: "BTC",
      requestAmount: "0.01",
      requestId: newRequestId(),
    };
    const init = { method: "POST", headers: { UserToken: token }, body: JSON.stringify(input) };
    return fetch(`${under.origin}/x-api/exchangeNew/convert/quote`, init);
  }
  const verify = async (response: Response) =>
    verifyResponse(
      response.headers.get("x-signature") ?? "",
      await response.text(),
      under.sandbox.exchange.keys.published.responsePublicKey,
    );

  test("is signed", async () => {
    expect(await verify(await quote())).toEqual({ status: "SUCCESS", timestamp: under.clock.now() });
  });

  test.each([
    ["absent", "malformed"],
    ["malformed", "malformed"],
    ["wrong", "mismatch"],
  ] as const)("and a fault makes it %s", async (signature, why) => {
    await under.control("/sandbox/control/faults", { call: "convert.quote", signature, times: 1 });
    expect(await verify(await quote())).toEqual({ status: "FAIL", why });
  });

  test("and a fault signs it as six minutes ago", async () => {
    await under.control("/sandbox/control/faults", { call: "convert.quote", signature: "expired", times: 1 });
    const timestamp = under.clock.now() - 360_000;
    expect(await verify(await quote())).toEqual({ status: "SUCCESS", timestamp });
  });

  test("others are not signed", async () => {
    const response = await fetch(`${under.origin}/x-api/v2/private/user/profile`);
    expect(response.headers.get("x-signature")).toBeNull();
  });
});
