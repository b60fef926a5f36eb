import { useEffect } from "react";
import { useLocation } from "wouter";
import { isCofferError } from "#shared/rpc/errors.ts";
import { applicationRoot } from "#shared/site/application-root.ts";
import { endFirstPage, holdIdle, whenIdle } from "#src/lazy/idle.ts";
import { bridge } from "../bridge/bridge.ts";
import { pageClock } from "../bridge/clock.ts";
import { importWithRetry } from "../lazy/import-with-retry.ts";
import type { User } from "../state/client-store.ts";
import { shownPerson } from "../state/shown-person.ts";
import { presentError } from "./error-presenter.ts";
import { goToLogin } from "./login.ts";
import { startSession, useSessionLoad, useSessionStatus } from "./session.ts";
import type { SessionHost } from "./session-lazy.ts";
import { sessionToken } from "./session-token.ts";

const retries = 2;
/** After so long pages go on without knowing who the person is, and the header offers the login. */
const lateMs = 3_000;
const base = applicationRoot.replace(/\/$/, "");
const loadRest = importWithRetry(() => import("./after-paint.ts"));

/** `lost`: loading failed; it is loaded again by lost-profile.ts. */
let session: "idle" | "loading" | "known" | "lost" = "idle";
/** How often it was begun: as another person, or nobody. */
let starts = 0;
/** The token that pages went on with without knowing whose it is. */
let unnamed = "";

/** Loads who the person is at the layout's start, and sends signed-out visitors to the login page where they need one. */
export function useSessionGate(host: SessionHost): void {
  useEffect(() => {
    if (session !== "idle") return;
    const retry = (): void => {
      if (session === "lost") begin(host);
    };
    useSessionLoad.setState({ retry });
    begin(host);
  }, [host]);
  const status = useSessionStatus();
  const [path] = useLocation();
  // Also when a signed-out visitor walks from an open page to a closed one.
  useEffect(() => {
    if (status === "anonymous") goToLogin(base + path);
  }, [status, path]);
}

function begin(host: SessionHost): void {
  const initialToken = sessionToken();
  if (unnamed !== "" && unnamed !== initialToken && shownPerson() === 0) {
    // What is typed and open here is of somebody who may be another: nobody can compare the two.
    location.reload();
    return;
  }
  starts += 1;
  // Who has come or gone is told to all parts of the page at once: one that still took them for nobody would send them away.
  if (starts > 1) endFirstPage();
  const own = starts;
  const isCurrent = (): boolean => own === starts;
  // What a page requests of a person it requests once it knows who that is: until then it is not complete.
  const user = load(0, isCurrent).finally(holdIdle(undefined, "late"));
  void watchLoad(user, isCurrent, initialToken);
  // Behind all that the first price needs.
  const start = { user, initialToken, isCurrent, begin: () => begin(host) };
  whenIdle(() => void loadRest().then(({ startRest }) => startRest(start, host)), "early");
}

async function watchLoad(user: Promise<User | null>, isCurrent: () => boolean, token: string): Promise<void> {
  const show = (missing: boolean, loading: boolean): void => {
    if (!isCurrent()) return;
    if (missing) unnamed ||= token;
    useSessionLoad.setState({ missing, loading });
  };
  useSessionLoad.setState({ loading: true });
  const stop = pageClock.after(lateMs, () => show(true, true));
  await user;
  stop();
  show(session === "lost", false);
}

/** Null when it is unknown, and where it was requested anew meanwhile: what comes late is of nobody who is here by now. */
async function load(failures: number, isCurrent: () => boolean): Promise<User | null> {
  session = "loading";
  try {
    const user = await startSession(bridge, isCurrent);
    if (isCurrent()) session = "known";
    return user;
  } catch (error) {
    if (!isCurrent()) return null;
    if (isCofferError(error) && error.data.retriable && failures < retries) {
      await new Promise<void>((next) => pageClock.after(500 * 2 ** failures, next));
      return isCurrent() ? load(failures + 1, isCurrent) : null;
    }
    session = "lost";
    presentError(error);
    return null;
  }
}
