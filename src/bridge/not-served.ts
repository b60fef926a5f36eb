import { type CofferError, notServed } from "#shared/rpc/errors.ts";

/** The exchange does not have this call: 10017, or 404 from whatever stands before it. */
export function isNotServed({ data: { code, message } }: CofferError): boolean {
  return code === notServed || (code === "HTTP" && /^HTTP 404\b/.test(message));
}
