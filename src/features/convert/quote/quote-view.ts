import type { ConvertQuote, ConvertRecord } from "#shared/contract/convert.ts";
import type { ConvertAccount } from "#shared/contract/fields.ts";
import type { ErrorData } from "#shared/rpc/errors.ts";

/** What a firm price is asked for. Frozen when asked: the form may go on changing behind it. */
export interface QuoteIntent {
  readonly accountType: ConvertAccount;
  readonly fromCoin: string;
  readonly toCoin: string;
  readonly requestCoin: string;
  readonly requestAmount: string;
  /** What the worker reckoned when the price was asked for: paying this leaves that. "" where unknown. */
  readonly expects: { readonly fromAmount: string; readonly fromBalanceAfter: string };
}

/** Where a conversion stands, from the wish for a price to its true outcome. */
export type QuoteView =
  | { readonly at: "closed"; readonly refusal: ErrorData | null }
  | { readonly at: "asking" }
  /** The ring runs. `moved`: the server refused the last price and this is the new one. `unsent`: nothing left the device. */
  | { readonly at: "held"; readonly quote: ConvertQuote; readonly notice: "none" | "moved" | "unsent" }
  | {
      readonly at: "expired";
      readonly quote: ConvertQuote;
      readonly asking: boolean;
      readonly refusal: ErrorData | null;
    }
  | { readonly at: "sending"; readonly quote: ConvertQuote }
  /** Sent, and the answer was lost: being looked up. */
  | { readonly at: "seeking"; readonly quote: ConvertQuote }
  | { readonly at: "settling"; readonly quote: ConvertQuote }
  | { readonly at: "settled"; readonly quote: ConvertQuote; readonly record: ConvertRecord }
  /** Accepted, but not settled within the time a person waits. */
  | { readonly at: "unsettled"; readonly quote: ConvertQuote }
  | {
      readonly at: "refused";
      readonly quote: ConvertQuote;
      readonly error: ErrorData;
      readonly asking: boolean;
      readonly refusal: ErrorData | null;
    }
  /** Looked up: it did not happen, and cannot happen any more. */
  | {
      readonly at: "absent";
      readonly quote: ConvertQuote;
      readonly asking: boolean;
      readonly refusal: ErrorData | null;
    };

/** A conversion that has a price: what the dialog shows. */
export type OpenView = Extract<QuoteView, { readonly quote: ConvertQuote }>;

/** Money may be on its way: the dialog stays, and there is no second button. */
export function isLocked(view: QuoteView): boolean {
  return view.at === "sending" || view.at === "seeking" || view.at === "settling";
}

/** Server codes that end the conversion in their own way (domain-fields 5). */
const quoteExpired = "700008";
export const quoteUsed = "700009";
const priceMoved = ["32024", "700016"];

export type RefusalKind = "expired" | "moved" | "unsent" | "refused";

/** What the dialog does about a refused execution whose outcome is known to be "nothing happened". */
export function refusalKind(error: ErrorData): RefusalKind {
  if (error.code === quoteExpired) return "expired";
  if (priceMoved.includes(error.code)) return "moved";
  return /^\d+$/.test(error.code) && error.code !== "9000001" ? "refused" : "unsent";
}
