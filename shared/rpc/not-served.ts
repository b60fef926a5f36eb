import type { CofferError } from "./errors.ts";

/** A server's word for a call that it does not have: "no such route". */
export const notServed = "10017";

/** The exchange does not have this call: 10017, or 404 from whatever stands before it. */
export function isNotServed({ data: { code, message } }: CofferError): boolean {
  return code === notServed || (code === "HTTP" && /^HTTP 404\b/.test(message));
}
