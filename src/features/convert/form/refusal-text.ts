import type { ErrorData } from "#shared/rpc/errors.ts";

/** Codes whose words the convert pages have themselves (domain-fields 5). */
const worded = new Set([
  "700001",
  "700005",
  "700006",
  "700007",
  "700008",
  "700009",
  "700013",
  "700021",
  "700022",
  "42039",
  "50001",
]);

/** The key of a refusal's own words, "" where the error's general text has to do. */
export function refusalKey(error: ErrorData): string {
  if (worded.has(error.code)) return `convert.refusal.${error.code}`;
  if (error.kind === "NotLoggedIn") return "convert.loggedOut";
  // A timeout and a wrong signature have messages of their own (spec section 8).
  const ownText = error.kind === "BusinessError" || error.kind === "Timeout" || error.code === "79992";
  return ownText ? "" : "convert.refusal.network";
}
