import { isCofferError } from "#shared/rpc/errors.ts";
import { goToLogin } from "./login.ts";

/**
 * Tells the person of an error that no part of the page has taken care of, as its row of the catalogue says
 * (R8.14, R8.15). How that looks comes once the page is idle.
 */
export function presentError(thrown: unknown): void {
  if (isCofferError(thrown) && thrown.data.show?.as === "redirect") goToLogin();
  else import("./after-paint.ts").then(({ showError }) => showError(thrown), console.error);
}

/** Catches rejections that nobody awaited. */
export function presentUnhandled(page: Window): void {
  page.addEventListener("unhandledrejection", (event) => {
    if (isCofferError(event.reason)) event.preventDefault();
    presentError(event.reason);
  });
}
