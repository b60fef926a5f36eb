import { constants, createHash, type KeyObject, privateDecrypt } from "node:crypto";
import * as v from "valibot";
import { type Json, stableJson } from "#shared/domain/stable-json.ts";
import { codes, Refusal } from "../refusal.ts";

/** Five minutes either way (D10.6). */
const toleranceMs = 300_000;

const sealedBody = v.object({ p: v.string(), d: v.string(), t: v.pipe(v.number(), v.integer()) });
const metaBody = v.object({ timestamp: v.pipe(v.number(), v.integer()) });

export interface SignedRequest {
  /** `X-Signature`, "" when there was none. */
  readonly header: string;
  /** Below the API prefix. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Null when the call has none. */
  readonly body: Json;
}

/**
 * Refuses a request whose signature (D1.10) is missing or of another request (10004), does not open with
 * this key (790001), or is older or newer than five minutes (10002).
 */
export function requireSignature(request: SignedRequest, key: KeyObject, now: number): void {
  const path = request.path.replace(/^\/+/, "");
  const { sealed, timestamp } = parts(request.header);
  const { p, d, t } = opened(sealed, path, key);
  const digest = createHash("md5")
    .update(stableJson({ query: request.query, body: request.body }))
    .digest("hex");
  if (p !== path || d !== digest || t !== timestamp) {
    throw new Refusal(codes.badSignature, "The signature is of another request");
  }
  if (Math.abs(now - t) > toleranceMs) throw new Refusal(codes.requestTooOld, "The signature is too old");
}

function parts(header: string): { readonly sealed: Buffer; readonly timestamp: number } {
  const [version, sealed, meta, ...rest] = header.split(".");
  const read = v.safeParse(metaBody, jsonOf(Buffer.from(meta ?? "", "base64").toString("utf8")));
  if (version !== "v1" || sealed === undefined || rest.length > 0 || !read.success) {
    throw new Refusal(codes.badSignature, "No signature, or not one of version 1");
  }
  return { sealed: Buffer.from(sealed, "base64"), timestamp: read.output.timestamp };
}

function opened(sealed: Buffer, path: string, key: KeyObject): v.InferOutput<typeof sealedBody> {
  const pad = Buffer.from(path, "utf8");
  const cipher = Buffer.from(sealed.map((byte, at) => byte ^ (pad[at % pad.length] ?? 0)));
  const read = v.safeParse(sealedBody, jsonOf(decrypted(cipher, key)));
  if (!read.success) throw new Refusal(codes.signatureCheckFailed, "The signature cannot be opened");
  return read.output;
}

/** Node refuses to take PKCS1 v1.5 padding off by itself; "" when there is none where it has to be. */
function decrypted(cipher: Buffer, key: KeyObject): string {
  try {
    const block = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, cipher);
    const end = block.indexOf(0, 2);
    return block[0] === 0 && block[1] === 2 && end >= 10 ? block.subarray(end + 1).toString("utf8") : "";
  } catch {
    return "";
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
