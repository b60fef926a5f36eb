import i18next from "i18next";
import { CofferError, toErrorData } from "#shared/rpc/errors.ts";
import { errorText } from "../i18n/error-text.ts";
import { toast } from "../ui/toast.tsx";
import { goToLogin } from "./login.ts";

/** How long a message stays, ms (spec sections 8 and 9). */
const TIMEOUT_MS = 3_000;
const GENERIC_MS = 2_000;
const DEFAULT_MS = 3_000;

/**
 * Tells the person of an error that no part of the page has taken care of (spec section 8): signed out means the
 * login page, a call given up means nothing, all else is a message, once however many calls fail alike.
 */
export function presentError(thrown: unknown): void {
  const error = thrown instanceof CofferError ? thrown : new CofferError(toErrorData(thrown));
  const { kind, code } = error.data;
  if (kind === "Cancelled") return;
  if (kind === "NotLoggedIn") {
    goToLogin();
    return;
  }
  // What is no failed call is a fault of the page: the console has it, a message would help nobody.
  if (kind === "other" || kind === "TypeError") return;
  toast.fail(errorText(i18next.t, error), { id: `error ${code}`, durationMs: lastsMs(error) });
}

/** Catches rejections that nobody awaited. */
export function presentUnhandled(page: Window): void {
  page.addEventListener("unhandledrejection", (event) => {
    if (!(event.reason instanceof CofferError)) return;
    event.preventDefault();
    presentError(event.reason);
  });
}

function lastsMs(error: CofferError): number {
  if (error.data.kind === "Timeout") return TIMEOUT_MS;
  return error.data.kind === "HttpError" ? GENERIC_MS : DEFAULT_MS;
}
