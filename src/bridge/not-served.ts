import type { CofferError } from "#shared/rpc/errors.ts";

/** The exchange does not have this call: 10017, or 404 from whatever stands before it. */
export function isNotServed({ data: { code, message } }: CofferError): boolean {
  return code === "10017" || (code === "HTTP" && /^HTTP 404\b/.test(message));
}
