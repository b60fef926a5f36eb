import { isCofferError } from "#shared/rpc/errors.ts";
import { applicationRoot } from "#shared/site/application-root.ts";
import { isLoginExempt } from "#shared/site/login-exempt.ts";
import { siteOf } from "#shared/site/site.ts";
import { bridge, onAnonymousAnswer, onFailedCall } from "../bridge/bridge.ts";
import { watchPageState } from "../bridge/page-state.ts";
import { questions } from "../bridge/reads.ts";
import { i18n } from "../i18n/translator.ts";
import { type User, useClientStore } from "../state/client-store.ts";
import { anonymous } from "../state/session.ts";
import { runStartupCalls } from "../state/startup-calls.ts";
import { patientImport } from "../ui/patient-import.ts";
import { routeKey } from "./routes.tsx";
import { onSessionNews, tellTabs } from "./session-channel.ts";
import { forgetSession } from "./session-end.ts";
import { createSessionLoss } from "./session-loss.ts";
import { sessionToken } from "./session-token.ts";
import { createSessionWatch, type SessionWatchParts } from "./session-watch.ts";
import { showWallOf } from "./show-error.ts";

let sessions = 0;

/**
 * All of a session's start that no price waits for: the start calls beside the profile, and the eye on other tabs.
 * `user` is the profile on its way, asked for with the token `askedWith`; `begin` starts anew.
 */
export function startRest(user: Promise<User | null>, askedWith: string, begin: () => void): void {
  sessions += 1;
  const session = sessions;
  const isCurrent = (): boolean => session === sessions;
  void runStartupCalls({
    bridge,
    user,
    hasToken: sessionToken() !== "",
    site: siteOf(location.hostname),
    page: routeKey(location.pathname.slice(applicationRoot.length - 1) || "/"),
    language: i18n.language,
    isCurrent,
  });
  void announce(user, isCurrent);
  if (session > 1) return;
  const ended = createSessionLoss({
    token: sessionToken,
    shownUser: () => useClientStore.getState().user?.id ?? 0,
    isOpen: () => isLoginExempt(location.pathname),
    signedOut: () => {
      forgetSession(anonymous, true);
      begin();
    },
    dropFigures: () => questions.forget(true),
  });
  onFailedCall((error) => {
    showWallOf(error);
    if (isCofferError(error) && error.data.kind === "NotLoggedIn") ended();
  });
  onAnonymousAnswer(ended);
  watchOtherTabs(user, askedWith, begin);
  // A network that goes at this very moment must not cost the page these parts.
  void patientImport(() => import("./late.ts"))().then(({ startLate }) => startLate());
}

async function announce(user: Promise<User | null>, isCurrent: () => boolean): Promise<void> {
  const id = (await user)?.id ?? 0;
  if (id > 0 && isCurrent()) tellTabs({ type: "started", id: String(id) });
}

function watchOtherTabs(user: Promise<User | null>, askedWith: string, begin: () => void): void {
  const parts: SessionWatchParts = {
    token: sessionToken,
    shownUser: () => useClientStore.getState().user?.id ?? 0,
    askUser,
    signedOut: () => {
      const isOpen = isLoginExempt(location.pathname);
      // A closed page leaves for the login as soon as the store says that nobody is here.
      forgetSession(anonymous, isOpen);
      if (isOpen) begin();
    },
    signedIn: () => {
      forgetSession(null, true);
      begin();
    },
    replaced: () => {
      forgetSession(null, false);
      location.reload();
    },
  };
  const watch = createSessionWatch(parts, askedWith);
  const check = (): void => void watch.check();
  watchPageState(({ visible }) => {
    if (visible) check();
  });
  window.addEventListener("focus", check);
  onSessionNews((news) => void watch.hear(news));
  // It may have changed while nobody looked yet.
  void user.then(check);
}

async function askUser(): Promise<number> {
  try {
    const answer = await bridge.call("profile.get", {}, { silent: true });
    return answer.kind === "ok" ? answer.data.id : 0;
  } catch (error) {
    if (isCofferError(error) && error.data.kind === "NotLoggedIn") return 0;
    throw error;
  }
}
