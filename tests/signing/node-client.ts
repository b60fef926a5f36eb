import { constants, createHash, publicEncrypt } from "node:crypto";
import { type Json, stableJson } from "#shared/domain/stable-json.ts";

export interface NodeSignable {
  readonly path: string;
  readonly body: Json;
  /** Server time, ms. */
  readonly now: number;
  readonly publicKey: string;
}

/** `X-Signature` of a POST (D1.10) by node:crypto, for clients that are not the worker. */
export function nodeSignature({ path, body, now, publicKey }: NodeSignable): string {
  const bare = path.replace(/^\/+/, "");
  const digest = createHash("md5")
    .update(stableJson({ query: {}, body }))
    .digest("hex");
  const plain = Buffer.from(JSON.stringify({ p: bare, d: digest, t: now }));
  const sealed = publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, plain);
  const pad = Buffer.from(bare);
  const obscured = Buffer.from(sealed.map((byte, at) => byte ^ (pad[at % pad.length] ?? 0)));
  const meta = Buffer.from(JSON.stringify({ timestamp: now })).toString("base64");
  return `v1.${obscured.toString("base64")}.${meta}`;
}
