import { createHmac, timingSafeEqual } from "node:crypto";
import type { ServerKeys } from "../../signing/keys.ts";

/** Links to files: of one part, for one person, for a while. Whoever changes one of these has none. */

export const downloadPrefix = "/x-api/asset-file";

export interface LinkTo {
  readonly statementId: string;
  readonly part: number;
  readonly userId: number;
  /** ms */
  readonly until: number;
}

function signatureOf({ responseKey }: ServerKeys, { statementId, part, userId, until }: LinkTo): string {
  const secret = responseKey.export({ type: "pkcs8", format: "der" });
  return createHmac("sha256", secret)
    .update(`statement file ${statementId} ${part} ${userId} ${until}`)
    .digest("base64url");
}

export function linkTo(keys: ServerKeys, link: LinkTo): string {
  const query = new URLSearchParams({ until: String(link.until), sign: signatureOf(keys, link) });
  return `${downloadPrefix}/${link.statementId}/${link.part}?${query.toString()}`;
}

export function isSigned(keys: ServerKeys, link: LinkTo, given: string): boolean {
  const [wanted, got] = [Buffer.from(signatureOf(keys, link)), Buffer.from(given)];
  return wanted.length === got.length && timingSafeEqual(wanted, got);
}
