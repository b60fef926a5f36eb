/** D10.3, R7.4: the library that seals a signature comes over the network, which may be lost just then. */
import { generateKeyPairSync } from "node:crypto";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";

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

it("a call that could not be signed for want of it says that code is missing, and that nothing was sent", async () => {
  const encrypt = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  vi.doMock("#worker/signing/rsa.ts", () => ({ encrypt }));
  onTestFinished(() => vi.doUnmock("#worker/signing/rsa.ts"));
  const { createSignatures } = await import("#worker/http/signatures.ts");
  const signatures = createSignatures({
    policy: { requestPublicKey: pem, responsePublicKey: "", state: "no keys", closed: false },
    freshness: { tieOf: () => "loose", now: () => undefined },
    serverNow: () => 1,
    note: () => undefined,
  });
  await expect(signatures.sign(call)).rejects.toMatchObject({ why: "code", left: false });
});

it("what was lent to it as it loaded is taken back, however that went", async () => {
  const scope: { window?: unknown } = globalThis;
  const before = scope.window;
  const { encrypt } = await import("#worker/signing/rsa.ts");
  await encrypt("text", pem).catch(() => undefined);
  expect(scope.window).toBe(before);
});
