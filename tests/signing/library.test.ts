/** D10.3, R7.4: the library that seals a signature comes over the network, which may be lost just then. */
import { generateKeyPairSync } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const pem = String(publicKey.export({ type: "spki", format: "pem" }));
const call = { path: "exchangeNew/convert/execute", query: {}, body: { requestId: "r-1" } };

let isOffline: boolean;
beforeEach(() => {
  vi.resetModules();
  isOffline = true;
  vi.doMock("jsencrypt", async (original) => {
    if (isOffline) throw new TypeError("Failed to fetch dynamically imported module");
    return original();
  });
});
afterEach(() => {
  vi.doUnmock("jsencrypt");
  vi.resetModules();
});

it("a request that could not be signed for want of it is signed once it can be had", async () => {
  const { signRequest } = await import("#worker/signing/sign-request.ts");
  await expect(signRequest(call, pem, 1)).rejects.toThrow();
  isOffline = false;
  expect(await signRequest(call, pem, 1)).toMatch(/^v1\./);
});

it("what was lent to it as it loaded is taken back, however that went", async () => {
  const scope: { window?: unknown } = globalThis;
  const before = scope.window;
  const { encrypt } = await import("#worker/signing/rsa.ts");
  await encrypt("text", pem).catch(() => undefined);
  expect(scope.window).toBe(before);
});
