import type { ErrorData } from "#shared/rpc/errors.ts";

/** What the session needs of the world; given in, so that every path is a fast test. */
export interface QuoteFlowPorts<I, Q, R> {
  quote(intent: I, requestId: string): Promise<Q>;
  /** Where a price that ran out is renewed in its own way; requested anew where this is absent. */
  requote?(quote: Q, intent: I): Promise<Q>;
  /** Where a price may be of less than was requested: what it is of, which is all that is requested and sent from then on. */
  narrowed?(intent: I, quote: Q): I;
  /** Sends the money once and reports how it ended; `unknown` once half a minute of look-ups found nothing. `receives`: as shown. */
  execute(quote: Q, intent: I, requestId: string, receives: string): Promise<Outcome>;
  /** How what was sent last ended, however long that takes to find out. */
  outcome(): Promise<Outcome>;
  /** The id of an equal intent whose outcome is not known, "" where there is none. */
  openIntent(intent: I): string;
  /** While the journal is read, in which an equal intent may be; null when all in it is known. */
  unread(): Promise<void> | null;
  /** This session shows what becomes of that intent. */
  attend(requestId: string): void;
  /** How it ended is on screen. */
  reported(): void;
  /** This session shows it no longer; what is not reported is reported by a notification. */
  leave(): void;
  query(quote: Q, intent: I): Promise<R>;
  newId(): string;
  /** Server time, ms. */
  serverNow(): number;
  wait(ms: number): Promise<void>;
  /** Once a person has waited long enough for a result, however few looks that was. */
  late(): Promise<void>;
}

/** What is to be known of a price and a record. */
export interface QuoteTerms<Q, R> {
  /** Server time from which the price no longer holds, ms. */
  expiresAt(quote: Q): number;
  /** It is of what was confirmed, and has ended. */
  isFinal(record: R, quote: Q): boolean;
}

/** `failed`: accepted, and failed at once, as its answer says. `unknown`: it may have happened, and nobody knows yet. */
export type Outcome =
  | { readonly state: "done" }
  | { readonly state: "failed" }
  | { readonly state: "unknown"; readonly requestId: string }
  | { readonly state: "refused"; readonly error: ErrorData };
