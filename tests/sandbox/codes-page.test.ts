/** F2d.9, R7.22. */
import { createHash, createSign, generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { passkeyHolds } from "#sandbox/accounts/passkeys.ts";
import { authenticatorCode, stepAt } from "#sandbox/accounts/secrets.ts";
import { tokenCookie } from "#sandbox/accounts/sessions.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";
import { intercept, mailCode, order, type Withdrawer } from "./withdraw-desk.ts";

let under: SandboxUnderTest;
let me: Withdrawer;
beforeAll(async () => {
  under = await startSandbox();
  const security = { authenticator: true, fundPassword: true };
  me = await under.account({ security, balances: { funding: { USDT: "900" } } });
}, startMs);
afterAll(() => under.close());

const cookie = () => `${tokenCookie(false)}=${me.token}`;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${under.origin}${path}`, { headers, redirect: "manual" });

/** A device with one key, as WebAuthn has it. */
function device() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = createHash("sha256").update(String(Math.random())).digest("base64url");
  return {
    credentialId,
    publicKey: publicKey.export({ format: "der", type: "spki" }).toString("base64url"),
    sign(
      challenge: string,
      part: { origin?: string; rpId?: string; flags?: number; count?: number; type?: string } = {},
    ) {
      const {
        origin = "http://localhost:4400",
        rpId = "localhost",
        flags = 5,
        count = 1,
        type = "webauthn.get",
      } = part;
      const client = Buffer.from(JSON.stringify({ type, challenge, origin }));
      const counter = Buffer.alloc(4);
      counter.writeUInt32BE(count);
      const authenticator = Buffer.concat([
        createHash("sha256").update(rpId).digest(),
        Buffer.from([flags]),
        counter,
      ]);
      const signer = createSign("sha256");
      signer.update(Buffer.concat([authenticator, createHash("sha256").update(client).digest()]));
      return {
        credentialId,
        clientData: client.toString("base64url"),
        authenticatorData: authenticator.toString("base64url"),
        signature: signer.sign(privateKey).toString("base64url"),
      };
    },
  };
}
const bind = (key: ReturnType<typeof device>, headers: Record<string, string> = { cookie: cookie() }) =>
  fetch(`${under.origin}/sandbox/passkeys`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ credentialId: key.credentialId, publicKey: key.publicKey }),
  });

describe("the page of codes", () => {
  test("shows what the person has, to nobody else", async () => {
    const { emailCode: code } = await mailCode(under, me);
    const page = await get("/sandbox/codes", { cookie: cookie() });
    const text = await page.text();
    expect(text).toContain(code);
    expect(text).toContain(authenticatorCode(Number(me.userId), stepAt(under.clock.now())));
    expect(text).toContain(`Funds-${me.userId}`);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
    expect((await get("/sandbox/codes")).headers.get("location")).toContain("/login?");
  });

  test("binds a key for who is logged in, not for another site's page", async () => {
    expect((await bind(device(), {})).status).toBe(401);
    expect((await bind(device(), { cookie: cookie(), origin: "https://evil.test" })).status).toBe(403);
    expect((await bind({ ...device(), publicKey: "AAAA" })).status).toBe(400);
  });
});

describe("a passkey", () => {
  test("stands for the authenticator, and signs the one challenge it was asked", async () => {
    const key = device();
    expect((await bind(key)).status).toBe(200);
    const request = { ...order(under), requestId: newRequestId() };
    const result = await intercept(under, me, request);
    expect(result.components.map(({ type, anyOf = "" }) => [type, anyOf])).toEqual([
      ["EMAIL", ""],
      ["GOOGLE", "second"],
      ["PASSKEY", "second"],
    ]);
    const { challenge = "" } = result.components[2]?.passkey ?? {};
    const mail = await mailCode(under, me);
    const { riskToken } = result;
    const send = async (passkey: ReturnType<typeof key.sign>) => {
      const input = {
        ...request,
        timestamp: under.clock.now(),
        requestId: newRequestId(),
        riskToken,
        ...mail,
        passkey,
      };
      const answer = await under.call("withdraw.create", input, me.token);
      return `${answer.code} ${answer.message}`;
    };
    expect(await send(key.sign("AAAA"))).toMatch(/^10005 passkey: wrong/);
    expect(await send(key.sign(challenge))).toBe("0 OK");
  });

  test("signed for one withdrawal is none for another, whichever check it comes with", async () => {
    const who = await under.account({ security: {}, balances: { funding: { USDT: "900" } } });
    const key = device();
    await bind(key, { cookie: `${tokenCookie(false)}=${who.token}` });
    const small = order(under);
    const large = order(under, { amount: "800" });
    const checked = await Promise.all([small, large].map((one) => intercept(under, who, one)));
    const [ofSmall, ofLarge] = checked.map(({ riskToken, components }) => ({
      riskToken,
      challenge: components.find(({ type }) => type === "PASSKEY")?.passkey?.challenge ?? "",
    }));
    if (ofSmall === undefined || ofLarge === undefined) throw new Error("no checks");
    const mail = await mailCode(under, who);
    const send = async (riskToken: string, challenge: string, request = large): Promise<string> => {
      const given = { riskToken, ...mail, passkey: key.sign(challenge, { count: 0 }) };
      const input = { ...request, ...given, timestamp: under.clock.now(), requestId: newRequestId() };
      const { code, message } = await under.call("withdraw.create", input, who.token);
      return `${code} ${message}`;
    };
    expect(await send(ofLarge.riskToken, ofSmall.challenge)).toMatch(/^10005 passkey: wrong/);
    expect(await send(ofSmall.riskToken, ofSmall.challenge)).toBe("10005 riskToken: for something else");
    expect(await send(ofSmall.riskToken, ofSmall.challenge, small)).toBe("0 OK");
  });

  test("of another page, host, kind, or without its owner holds nothing; nor does an older count", async () => {
    const key = device();
    await bind(key);
    const { db } = under.sandbox.exchange.database;
    const holds = (part: Parameters<typeof key.sign>[1]) =>
      passkeyHolds(db, Number(me.userId), "abc", key.sign("abc", part));
    expect(await holds({ origin: "https://evil.test" })).toBe(false);
    expect(await holds({ rpId: "evil.test" })).toBe(false);
    expect(await holds({ type: "webauthn.create" })).toBe(false);
    expect(await holds({ flags: 1 })).toBe(false);
    expect(await holds({ count: 4 })).toBe(true);
    expect(await holds({ count: 4 })).toBe(false);
    expect(await passkeyHolds(db, Number(me.userId) + 1, "abc", key.sign("abc", { count: 9 }))).toBe(false);
  });
});
