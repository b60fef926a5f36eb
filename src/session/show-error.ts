import { CofferError, type ErrorShow, isCofferError, toErrorData } from "#shared/rpc/errors.ts";
import { isLoginExempt } from "#shared/site/login-exempt.ts";
import { bridge } from "../bridge/bridge.ts";
import { reportText } from "../i18n/error-text.ts";
import { i18n } from "../i18n/i18n.ts";
import { notify } from "../ui/notification.ts";
import { toast } from "../ui/toast.ts";
import { goToLogin, loginHref } from "./login.ts";

/** For errors that the page itself made (R9.19). */
const ownToast: ErrorShow = { as: "toast", durationMs: 3_000 };
const nothing: ErrorShow = { as: "none", durationMs: 0 };

/** Shows an error as its row of the catalogue says; what has no code is a fault of the page and only logged (79996). */
export function showError(thrown: unknown): void {
  const error = isCofferError(thrown) ? thrown : new CofferError(toErrorData(thrown));
  if (error.code === "INTERNAL") {
    reportFault(thrown);
    return;
  }
  const show = showOf(error);
  if (show.as === "redirect") goToLogin();
  else if (show.as === "modal") void showWall(error);
  else if (show.as !== "none") report(error, show);
}

/** Modals show however the caller deals with its refusal (10024). */
export function showWallOf(thrown: unknown): void {
  if (isCofferError(thrown) && thrown.data.show?.as === "modal") showError(thrown);
}

function showOf({ data: { kind, show } }: CofferError): ErrorShow {
  if (kind === "Cancelled") return nothing;
  // An open page shows itself to signed-out visitors and says itself where a login is needed.
  if (kind === "NotLoggedIn" && isLoginExempt(location.pathname)) return nothing;
  return show ?? ownToast;
}

function report(error: CofferError, { as, durationMs }: ErrorShow): void {
  const text = reportText(i18n.t, error);
  // One cause fails many calls alike, and is reported once.
  const options = { id: `error ${text}`, durationMs, ...loginAction(error) };
  if (as === "notification") notify.fail(i18n.t("app.errorTitle"), text, options);
  else toast.fail(text, options);
}

/** The person goes to the login when they are ready to: what was typed stays until then. */
function loginAction({ data: { kind } }: CofferError) {
  if (kind !== "NotLoggedIn") return {};
  const onPress = (): void => location.assign(loginHref());
  return { action: { label: i18n.t("ui.logIn"), onPress } };
}

async function showWall(error: CofferError): Promise<void> {
  try {
    const wall = await import("./compliance-wall.tsx");
    wall.showWall(error);
  } catch {
    // Without its code the same words do as a toast.
    report(error, ownToast);
  }
}

/** Only the class's name leaves: a message may quote what was typed. */
function reportFault(thrown: unknown): void {
  const name = thrown instanceof Error ? thrown.name : typeof thrown;
  const fault = {
    what: "rejection",
    route: location.pathname,
    name: name.replace(/[^A-Za-z]/g, ""),
  } as const;
  bridge.call("telemetry.report", fault, { silent: true }).catch(() => undefined);
}
