import type { EventOutcome } from "#shared/contract/telemetry.ts";
import type { ErrorKind, ErrorShow } from "#shared/rpc/errors.ts";

/**
 * The error catalogue (R8.*) as data: refusals.ts has a row for each ret_code that means something,
 * failures.ts one for each way to get no answer at all. A new code is a row there and a line in the catalogue's test.
 */
export interface CatalogueRow {
  readonly kind: ErrorKind;
  /** `said`: the server's words, the status line, or what is wrong; "" when there is nothing. */
  readonly message: (said: string) => string;
  readonly show: ErrorShow;
  /** `anonymous-when-exempt`: resolved with the raw answer on a login-exempt page, else rejected. */
  readonly settles: "resolved" | "rejected" | "anonymous-when-exempt";
  /** Monitoring event beside the call's own, 0 for none. */
  readonly event: number;
  /** The outcome in the call's own event; null: the call is not logged. */
  readonly log: EventOutcome | null;
}

/** How long things show, ms (R8.4, R9.19, R9.21). */
export const timeoutShowsMs = 3000;
export const genericShowsMs = 2000;
export const defaultShowsMs = 3000;
const notificationShowsMs = 4500;

export const toast = (durationMs: number): ErrorShow => ({ as: "toast", durationMs });
export const shownAs = (as: "modal" | "redirect" | "none"): ErrorShow => ({ as, durationMs: 0 });

/** What the person sees when the request wants a notify-type reminder: toasts become notifications. */
export function remindedBy(show: ErrorShow, reminder: "toast" | "notify" | undefined): ErrorShow {
  return show.as === "toast" && reminder === "notify"
    ? { as: "notification", durationMs: notificationShowsMs }
    : show;
}

/** Events of the client's own (R8.16-R8.19), beside the calls' 70100 to 70167. */
export const signalCodes = {
  /** Named events (R4.10, R4.16); their numbers are ours, below those of R8.16-R8.19. */
  socketOpened: 79_980,
  socketClosed: 79_981,
  login: 79_982,
  signatureValid: 79_990,
  signatureGenerated: 79_991,
  signatureWrong: 79_992,
  signatureUnchecked: 79_993,
  rejectionWithoutCode: 79_996,
  timeout: 79_997,
  http: 79_998,
  network: 79_999,
} as const;
export type SignalCode = (typeof signalCodes)[keyof typeof signalCodes];
