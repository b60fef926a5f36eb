/** R5.4, R8.19. */
import { generateKeyPairSync, sign } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";
import { verifyResponse } from "#worker/signing/verify-response.ts";

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const pem = publicKey.export({ type: "spki", format: "pem" }).toString();
const timestamp = 1_700_000_000_000;
const signature = sign("sha256", Buffer.from(`${timestamp}.{}`), privateKey).toString("base64");
const header = `v1.${signature}.${btoa(JSON.stringify({ timestamp }))}`;
const given = [header, "{}", pem, timestamp] as unknown as Parameters<typeof verifyResponse>;

afterEach(() => vi.unstubAllGlobals());

it("a browser without WebCrypto, as on plain HTTP, takes no answer for verified, not even a sound one", async () => {
  expect((await verifyResponse(...given)).status).toBe("SUCCESS");
  vi.stubGlobal("crypto", {});
  expect(await verifyResponse(...given)).toEqual({ status: "FAIL", why: "unverifiable" });
});
