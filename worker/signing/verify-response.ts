import { fromBase64 } from "./base64.ts";

export type VerifyResult =
  | { readonly status: "SUCCESS"; readonly timestamp: number }
  /** `unverifiable`: this browser cannot check (no WebCrypto outside a secure context), which is not a pass. */
  | { readonly status: "FAIL"; readonly why: "malformed" | "mismatch" | "unverifiable" };

export interface ParsedSignature {
  readonly signature: Uint8Array<ArrayBuffer>;
  readonly timestamp: number;
}

/** Three dot-separated parts: version, signature, base64 JSON with a timestamp; else null (R5.3). */
export function parseSignature(header: string): ParsedSignature | null {
  const [version, signature, meta, ...rest] = header.split(".");
  if (version !== "v1" || signature === undefined || meta === undefined || rest.length > 0) return null;
  const bytes = fromBase64(signature);
  const timestamp = readTimestamp(meta);
  return bytes === null || timestamp === null ? null : { signature: bytes, timestamp };
}

/**
 * Checks an answer's `X-Signature`: RSASSA-PKCS1-v1_5 SHA-256 over `t + "." + body text`. Never throws. Whether it is
 * an answer of now and of this request is another question (worker/http/freshness.ts).
 */
export async function verifyResponse(
  header: string,
  bodyText: string,
  publicKeyPem: string,
): Promise<VerifyResult> {
  const parsed = parseSignature(header);
  if (parsed === null) return { status: "FAIL", why: "malformed" };
  if (globalThis.crypto?.subtle === undefined) return { status: "FAIL", why: "unverifiable" };
  try {
    const key = await importKey(publicKeyPem);
    const signed = new TextEncoder().encode(`${parsed.timestamp}.${bodyText}`);
    const valid = await crypto.subtle.verify("RSASSA-PKCS1-v1_5", key, parsed.signature, signed);
    return valid ? { status: "SUCCESS", timestamp: parsed.timestamp } : { status: "FAIL", why: "mismatch" };
  } catch {
    return { status: "FAIL", why: "unverifiable" };
  }
}

const importedKeys = new Map<string, Promise<CryptoKey>>();

function importKey(pem: string): Promise<CryptoKey> {
  const known = importedKeys.get(pem);
  if (known !== undefined) return known;
  const der = fromBase64(pem.replace(/-----[^-]+-----|\s/g, "")) ?? new Uint8Array();
  const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
  const key = crypto.subtle.importKey("spki", der, algorithm, false, ["verify"]);
  importedKeys.set(pem, key);
  return key;
}

function readTimestamp(meta: string): number | null {
  try {
    const value = JSON.parse(atob(meta)) as { timestamp?: unknown } | null;
    return Number.isSafeInteger(value?.timestamp) ? Number(value?.timestamp) : null;
  } catch {
    return null;
  }
}
