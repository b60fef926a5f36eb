/** R5.3, R5.5, R7.4, R9.6, D1.10, D1.11, D10.3, F8.19, R4.22. */

import {
  constants,
  createHash,
  generateKeyPairSync,
  type KeyObject,
  sign as nodeSign,
  privateDecrypt,
} from "node:crypto";
import { describe, expect, it } from "vitest";
import { type Json, stableJson } from "#shared/domain/stable-json.ts";
import { type Signable, signRequest } from "#worker/signing/sign-request.ts";
import { parseSignature, verifyResponse } from "#worker/signing/verify-response.ts";
import { fc, fuzzRuns } from "../fuzz.ts";

const server = generateKeyPairSync("rsa", { modulusLength: 2048 });
const other = generateKeyPairSync("rsa", { modulusLength: 2048 });
const pem = (key: KeyObject): string => String(key.export({ type: "spki", format: "pem" }));
const now = 1_795_000_000_000;

/** Opens a signature by another implementation: node:crypto without padding, PKCS1 taken off by hand. */
function open(header: string, path: string): { p: string; d: string; t: number } {
  const sealed = Buffer.from(header.split(".")[1] ?? "", "base64");
  const key = Buffer.from(path);
  const cipher = sealed.map((byte, at) => byte ^ (key[at % key.length] ?? 0));
  const block = privateDecrypt({ key: server.privateKey, padding: constants.RSA_NO_PADDING }, cipher);
  expect([block[0], block[1]]).toEqual([0, 2]);
  return JSON.parse(block.subarray(block.indexOf(0, 2) + 1).toString()) as {
    p: string;
    d: string;
    t: number;
  };
}

function answer(body: string, timestamp = now, key = server.privateKey): string {
  const signature = nodeSign("sha256", Buffer.from(`${timestamp}.${body}`), key).toString("base64");
  return `v1.${signature}.${Buffer.from(JSON.stringify({ timestamp })).toString("base64")}`;
}

describe("a signed request", () => {
  it("opens to its path, the digest of its sorted content and its time", async () => {
    const call: Signable = {
      path: "/exchangeNew/convert/execute",
      query: {},
      body: { requestId: "r-1", quoteTxId: "q", nested: { b: 1, a: [{ z: null, y: "é" }] } },
    };
    const header = await signRequest(call, pem(server.publicKey), now + 0.7);
    const opened = open(header, "exchangeNew/convert/execute");
    const text =
      '{"body":{"nested":{"a":[{"y":"é","z":null}],"b":1},"quoteTxId":"q","requestId":"r-1"},"query":{}}';
    expect(opened).toEqual({
      p: "exchangeNew/convert/execute",
      d: createHash("md5").update(text).digest("hex"),
      t: now,
    });
    expect(parseSignature(header)?.timestamp).toBe(now);
  });

  it("differs each time: the padding is random", async () => {
    const call = { path: "x", query: {}, body: null };
    const [one, two] = await Promise.all([1, 2].map(() => signRequest(call, pem(server.publicKey), now)));
    expect(one).not.toBe(two);
  });

  it("is refused with a key that is none", async () => {
    await expect(signRequest({ path: "x", query: {}, body: null }, "nonsense", now)).rejects.toThrow(
      "signed",
    );
  });
});

describe("stable JSON", () => {
  it("is the same text for any order of keys, and parses back to the same data", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const reversed: unknown = JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
          typeof inner === "object" && inner !== null && !Array.isArray(inner)
            ? Object.fromEntries(Object.entries(inner).toReversed())
            : inner,
        );
        const text = stableJson(value);
        expect(stableJson(reversed as Json)).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe("a signed answer", () => {
  const body = '{"retCode":0,"result":{"toAmount":"23539.055848"}}';
  const verify = (header: string, text = body, key = server.publicKey) =>
    verifyResponse(header, text, pem(key));

  it("passes as it was sent", async () => {
    expect(await verify(answer(body))).toEqual({ status: "SUCCESS", timestamp: now });
    // How old it may be is judged with what else is known of it (worker/http/freshness.ts).
    expect((await verify(answer(body, now - 299_000))).status).toBe("SUCCESS");
  });

  it.each([
    ["another body", answer(body), body.replace("23539", "23540"), "mismatch"],
    ["another key", answer(body, now, other.privateKey), body, "mismatch"],
    ["two parts", answer(body).split(".").slice(0, 2).join("."), body, "malformed"],
    ["four parts", `${answer(body)}.x`, body, "malformed"],
    ["another version", answer(body).replace("v1", "v2"), body, "malformed"],
    ["no timestamp", `${answer(body).split(".").slice(0, 2).join(".")}.e30=`, body, "malformed"],
    ["empty", "", body, "malformed"],
  ])("fails with %s", async (_what, header, text, why) => {
    expect(await verify(header, text)).toEqual({ status: "FAIL", why });
  });

  it("is never accepted once a character of its signature or time changed", async () => {
    const header = answer(body);
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const original = header.split(".").map((part) => Buffer.from(part, "base64").toString("hex"));
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 3, max: header.length - 1 }),
        fc.integer({ min: 0, max: 63 }),
        async (at, letter) => {
          const mutated = header.slice(0, at) + alphabet[letter] + header.slice(at + 1);
          // The last letters of base64 carry spare bits: the same bytes are the same signature.
          const same = mutated.split(".").map((part) => Buffer.from(part, "base64").toString("hex"));
          if (same.join() === original.join()) return;
          expect((await verify(mutated)).status).toBe("FAIL");
        },
      ),
      { numRuns: fuzzRuns(800) },
    );
  });
});
