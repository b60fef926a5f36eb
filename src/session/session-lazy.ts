import { codeMissing, isCofferError } from "#shared/rpc/errors.ts";
import { isLoginExempt } from "#shared/site/login-exempt.ts";
import { siteOf } from "#shared/site/site.ts";
import { bridge, onAnonymousAnswer, onFailedCall } from "../bridge/bridge.ts";
import { pageClock } from "../bridge/clock.ts";
import { watchPageState } from "../bridge/page-state.ts";
import { queries } from "../bridge/reads.ts";
import { type User, useClientStore } from "../state/client-store.ts";
import { keepHostCookieSeen } from "./host-cookie.ts";
import { goToLogin } from "./login.ts";
import { followLostProfile, healProfile } from "./lost-profile.ts";
import { followProfile } from "./profile-changes.ts";
import { anonymous } from "./session.ts";
import { notifyTabs, onSessionNews } from "./session-channel.ts";
import { forgetSession } from "./session-end.ts";
import { createSessionLoss } from "./session-loss.ts";
import { sessionToken } from "./session-token.ts";
import { createSessionWatch, type SessionWatchParts } from "./session-watch.ts";
import { showWallOf } from "./show-error.ts";
import { runStartupCalls } from "./startup-calls.ts";

let hasStarted = false;

/** What a session's start needs of the app around it. */
export interface SessionHost {
  /** Once, behind the first start: what can wait until the first page is idle. */
  readonly whenStarted: () => void;
}

/** A session that begins. */
export interface SessionStart {
  readonly user: Promise<User | null>;
  /** The token that the profile was requested with. */
  readonly initialToken: string;
  /** False once it was begun anew: what comes late is of nobody who is here by now. */
  readonly isCurrent: () => boolean;
  /** Begins anew, as somebody else or nobody. */
  readonly begin: () => void;
}

/** All of a session's start that no price waits for: the start calls beside the profile, and the watch over other tabs. */
export function startRest({ user, initialToken, isCurrent, begin }: SessionStart, host: SessionHost): void {
  keepHostCookieSeen();
  void runStartupCalls({
    bridge,
    user,
    hasToken: sessionToken() !== "",
    site: siteOf(location.hostname),
    isCurrent,
  });
  void announce(user, isCurrent);
  void healProfile(user, isCurrent);
  if (hasStarted) return;
  hasStarted = true;
  const ended = createSessionLoss({
    token: sessionToken,
    shownUser: () => useClientStore.getState().user?.id ?? 0,
    isOpen: () => isLoginExempt(location.pathname),
    now: () => pageClock.now(),
    signedOut: () => {
      forgetSession(anonymous, true);
      begin();
    },
    dropFigures: () => queries.forget(true),
  });
  onFailedCall((error) => {
    showWallOf(error);
    if (!isCofferError(error)) return;
    if (error.data.kind === "NotLoggedIn") ended();
    // The bundler announces no import of the worker.
    if (error.message === codeMissing) window.dispatchEvent(new Event("vite:preloadError"));
  });
  onAnonymousAnswer(ended);
  followLostProfile();
  watchOtherTabs({ user, initialToken, begin });
  followProfile();
  host.whenStarted();
}

async function announce(user: Promise<User | null>, isCurrent: () => boolean): Promise<void> {
  const id = (await user)?.id ?? 0;
  if (id > 0 && isCurrent()) notifyTabs({ type: "started", id: String(id) });
}

function watchOtherTabs({ user, initialToken, begin }: Omit<SessionStart, "isCurrent">): void {
  const parts: SessionWatchParts = {
    token: sessionToken,
    shownUser: () => useClientStore.getState().user?.id ?? 0,
    readUser,
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
    resumed() {
      queries.wake();
      // The same person, anew: what waits for a login hears of it.
      useClientStore.setState(({ user: shown }) => ({ user: shown && { ...shown } }));
      // The private feed has given up over the token that ran out.
      bridge.call("feed.reconnect", {}, { silent: true }).catch(() => undefined);
    },
    replaced: () => {
      forgetSession(null, false);
      location.reload();
    },
    sendAway() {
      // Who is not known yet may be somebody.
      if (useClientStore.getState().user !== null) goToLogin();
    },
  };
  const watch = createSessionWatch(parts, initialToken);
  const check = (): void => void watch.check();
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) watch.restored();
  });
  watchPageState(({ visible }) => {
    if (visible) check();
  });
  window.addEventListener("focus", check);
  onSessionNews((news) => void watch.receive(news));
  // It may have changed while nobody looked yet.
  void user.then(check);
}

async function readUser(): Promise<number> {
  try {
    const answer = await bridge.call("profile.get", {}, { silent: true });
    return answer.kind === "ok" ? answer.data.id : 0;
  } catch (error) {
    if (isCofferError(error) && error.data.kind === "NotLoggedIn") return 0;
    throw error;
  }
}
