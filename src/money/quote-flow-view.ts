import type { ErrorData } from "#shared/rpc/errors.ts";
import type { UnknownOutcome } from "./intent.ts";

/** Where money moved at a quote (`Q`) stands, from the question for the quote to the record of its outcome (`R`). */
export type QuoteFlowView<Q, R> =
  | { readonly at: "closed"; readonly refusal: ErrorData | null }
  | { readonly at: "quoting" }
  /**
   * The ring runs. `moved`: the server refused the last price, `before`, and this is the new one. `unsent`: nothing left
   * the device.
   */
  | {
      readonly at: "held";
      readonly quote: Q;
      readonly notice: "none" | "moved" | "unsent";
      readonly before?: Q;
    }
  | {
      readonly at: "expired";
      readonly quote: Q;
      readonly quoting: boolean;
      readonly refusal: ErrorData | null;
    }
  | { readonly at: "sending"; readonly quote: Q }
  /** Sent, and the answer was lost: being looked up. */
  | { readonly at: "checking"; readonly quote: Q }
  /**
   * Looked up for half a minute to no avail, and looked up on quietly. Without a quote: an equal intent of before, shown
   * instead of a price. It may be closed: what it becomes is reported by a notification then.
   */
  | { readonly at: "unknown"; readonly quote: Q | null; readonly requestId: string }
  | { readonly at: "settling"; readonly quote: Q }
  | { readonly at: "settled"; readonly quote: Q; readonly record: R }
  /** Accepted, but not settled within the time a person waits. */
  | { readonly at: "unsettled"; readonly quote: Q }
  | {
      readonly at: "refused";
      readonly quote: Q;
      readonly error: ErrorData;
      readonly quoting: boolean;
      readonly refusal: ErrorData | null;
    }
  /** Looked up: it did not happen, and cannot happen any more. */
  | {
      readonly at: "absent";
      readonly quote: Q;
      readonly quoting: boolean;
      readonly refusal: ErrorData | null;
    };

/** With a price, and with an outcome that is known or to be known soon. */
export type PricedView<Q, R> = Exclude<
  QuoteFlowView<Q, R>,
  { readonly at: "closed" | "quoting" | "unknown" }
>;

/** What its dialog stands on; null while there is no price, and while nobody knows the outcome. */
export function pricedOf<Q, R>(view: QuoteFlowView<Q, R>): PricedView<Q, R> | null {
  return view.at === "closed" || view.at === "quoting" || view.at === "unknown" ? null : view;
}

/** Money may be on its way: the dialog stays, and there is no second button. */
export function isLocked(view: QuoteFlowView<unknown, unknown>): boolean {
  return view.at === "sending" || view.at === "checking" || view.at === "settling";
}

/** What its dialog shows while the outcome is not known. */
export function unknownOf(view: QuoteFlowView<unknown, unknown>): UnknownOutcome | null {
  return view.at === "unknown" ? { requestId: view.requestId, goesOn: view.quote !== null } : null;
}

/** Server codes that end the conversion in their own way (F5.8, F5.12, F5.14). */
const quoteExpired = "700008";
export const quoteUsed = "700009";
const priceMoved = ["32024", "700016"];

export type RefusalKind = "expired" | "moved" | "unsent" | "refused";

/** What the dialog does about a refused execution whose outcome is known to be "nothing happened". */
export function refusalKind(error: ErrorData): RefusalKind {
  if (error.code === quoteExpired) return "expired";
  if (priceMoved.includes(error.code)) return "moved";
  const isServers = /^\d+$/.test(error.code) && error.code !== "9000001";
  // What this page itself refuses says why, too.
  return isServers || error.kind === "BusinessError" ? "refused" : "unsent";
}

/** How long a price is held, in whole seconds of which there is at least one: the full ring. */
export function heldSeconds(heldMs: number): number {
  return Math.max(1, Math.round(heldMs / 1000));
}
