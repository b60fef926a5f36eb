import { fromBase64 } from "./base64.ts";

// The library looks for `window`, as it loads, before it takes entropy from the platform; a worker has none, and without
// this it would pad with Math.random. Lent before the import, hence the dynamic one, and taken back: a worker is no page.
const scope: { window?: unknown; self?: unknown } = globalThis;
const lent = (["window", "self"] as const).filter((name) => scope[name] === undefined);
for (const name of lent) scope[name] = globalThis;
const { JSEncrypt } = await import("jsencrypt");
for (const name of lent) Reflect.deleteProperty(scope, name);

/** RSAES-PKCS1-v1_5 of short text. Throws when the key is unusable or the text too long for it. */
export function encrypt(text: string, publicKeyPem: string): Uint8Array {
  const cipher = new JSEncrypt();
  cipher.setPublicKey(publicKeyPem);
  const sealed = cipher.encrypt(text);
  const bytes = sealed === false ? null : fromBase64(sealed);
  if (bytes === null) throw new Error("the request could not be signed with the configured key");
  return bytes;
}
