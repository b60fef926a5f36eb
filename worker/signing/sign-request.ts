import type { Question } from "#shared/domain/question-text.ts";
import { stableJson } from "#shared/domain/stable-json.ts";
import { toBase64 } from "./base64.ts";

/** What a signature covers (D10.3). */
export interface Signable extends Question {
  /** Below the API prefix, with or without a leading slash. */
  readonly path: string;
}

/**
 * `X-Signature` of a request, version v1 (D1.10): `v1.<sig>.<base64 JSON {"timestamp": ms}>`, where sig is
 * RSA (PKCS1 v1.5) over path, MD5 of the key-sorted query and body, and time, then XORed with the path. It shows
 * tampering on the way; it is no proof of who sent it. `serverNow` in ms. Throws when the key cannot be used.
 */
export async function signRequest(call: Signable, publicKeyPem: string, serverNow: number): Promise<string> {
  const [{ encrypt }, { md5Hex }] = await Promise.all([import("./rsa.ts"), import("./md5.ts")]);
  const timestamp = Math.floor(serverNow);
  const path = call.path.replace(/^\/+/, "");
  const digest = md5Hex(stableJson({ query: call.query, body: call.body }));
  const sealed = await encrypt(JSON.stringify({ p: path, d: digest, t: timestamp }), publicKeyPem);
  const signature = toBase64(xorWith(sealed, new TextEncoder().encode(path)));
  return `v1.${signature}.${btoa(JSON.stringify({ timestamp }))}`;
}

/** `bytes` XOR `key` repeated. Its own inverse. */
function xorWith(bytes: Uint8Array, key: Uint8Array): Uint8Array {
  return bytes.map((byte, at) => byte ^ (key.length === 0 ? 0 : (key[at % key.length] ?? 0)));
}
