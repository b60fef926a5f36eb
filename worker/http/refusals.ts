import type { CallName } from "#shared/contract/index.ts";
import { type CatalogueRow, defaultShowsMs, shownAs, timeoutShowsMs, toast } from "./taxonomy.ts";

/** What a ret_code means. */
export interface Refusal extends CatalogueRow {
  /** Empty: whatever no other row names. */
  readonly codes: readonly string[];
  /** The one call this row is for; every call when absent. */
  readonly call?: CallName;
  /** Kept answers that this refusal proves wrong. */
  readonly forgets: readonly CallName[];
  /** The answer's `result` goes to the page. */
  readonly givesResult?: true;
}

const business = {
  kind: "BusinessError",
  show: toast(defaultShowsMs),
  settles: "rejected",
  event: 0,
  log: "BusinessError",
  forgets: [],
} as const;

const notLoggedIn = {
  ...business,
  kind: "NotLoggedIn",
  message: () => "user no permission",
  settles: "anonymous-when-exempt",
} as const;

/** A rule that forbids what was requested, in the words that come along (R8.5). */
const wall: Refusal = {
  ...business,
  codes: ["10024"],
  message: () => "",
  show: shownAs("modal"),
  givesResult: true,
};

/** They say which coins are eligible. */
const coinLists = ["batch.list"] as const;
const otherMessage = (): string => "bad business ret_code";

/** The first row that fits counts. Texts the person reads are the code's translation, where there is one. */
const refusals: readonly Refusal[] = [
  // The profile's own answer is never kept when it is a refusal: there is nothing to clear.
  { ...notLoggedIn, codes: ["10007"], call: "profile.get", show: shownAs("redirect") },
  { ...notLoggedIn, codes: ["33003", "10009"], call: "profile.get" },
  { ...notLoggedIn, codes: ["10007", "33003", "10009"], forgets: ["profile.get"] },
  {
    ...business,
    codes: ["1007", "1008"],
    message: (retMsg) => `Timeout, ${retMsg || "token error"}.`,
    show: toast(timeoutShowsMs),
  },
  wall,
  { ...business, codes: ["50001"], message: () => "Coin closed", forgets: coinLists },
  { ...business, codes: ["131233"], message: otherMessage, forgets: coinLists },
  { ...business, codes: ["42039"], message: () => "Need KYC" },
  { ...business, codes: ["79992"], message: () => "Signature error" },
  { ...business, codes: ["10031"], message: () => "Server verification error" },
];

/** The page shows '{code}: {ret_msg}' where the code has no translation. */
const otherRefusal: Refusal = { ...business, codes: [], message: otherMessage };

export const successCode = "0";

/** The row of a ret_code other than 0, with the `result` that came with it. */
export function refusalOf(code: string, call: string, result: unknown): Refusal {
  // Some hosts refuse a region by it: that ends no session (F8.2).
  if (code === "10009" && tellsOfRule(result)) return wall;
  const fits = (row: Refusal): boolean =>
    row.codes.includes(code) && (row.call === undefined || row.call === call);
  return refusals.find(fits) ?? otherRefusal;
}

/** A compliance refusal has a title or a reason. */
function tellsOfRule(result: unknown): boolean {
  if (typeof result !== "object" || result === null) return false;
  const { title, reason } = result as { readonly title?: unknown; readonly reason?: unknown };
  return [title, reason].some((text) => typeof text === "string" && text.trim() !== "");
}
