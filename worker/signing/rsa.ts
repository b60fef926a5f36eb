import type { JSEncrypt } from "jsencrypt";
import { fromBase64 } from "./base64.ts";

const scope: { window?: unknown; self?: unknown } = globalThis;

/**
 * The library looks for `window`, as it loads, before it takes entropy from the platform; a worker has none, and without this it would
 * pad with Math.random. Lent before the import, and taken back: a worker is no page. Imported at each use, not by this file as it is
 * evaluated: a network that is lost just then would be remembered as that for as long as the worker lives.
 */
async function loadLibrary(): Promise<typeof JSEncrypt> {
  const lent = (["window", "self"] as const).filter((name) => scope[name] === undefined);
  for (const name of lent) scope[name] = globalThis;
  try {
    return (await import("jsencrypt")).JSEncrypt;
  } finally {
    for (const name of lent) Reflect.deleteProperty(scope, name);
  }
}

/** RSAES-PKCS1-v1_5 of short text. Rejects when the key is unusable or the text too long for it, or the library does not come. */
export async function encrypt(text: string, publicKeyPem: string): Promise<Uint8Array> {
  const Cipher = await loadLibrary();
  const cipher = new Cipher();
  cipher.setPublicKey(publicKeyPem);
  const sealed = cipher.encrypt(text);
  const bytes = sealed === false ? null : fromBase64(sealed);
  if (bytes === null) throw new Error("the request could not be signed with the configured key");
  return bytes;
}
