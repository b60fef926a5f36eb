import { useEffect } from "react";
import { useLocation } from "wouter";
import { isCofferError } from "#shared/rpc/errors.ts";
import { applicationRoot } from "#shared/site/application-root.ts";
import { bridge } from "../bridge/bridge.ts";
import { pageClock } from "../bridge/clock.ts";
import { watchPageState } from "../bridge/page-state.ts";
import { startSession, useSessionStatus } from "../state/session.ts";
import { presentError } from "./error-presenter.ts";
import { goToLogin } from "./login.ts";

const RETRIES = 2;
const base = applicationRoot.replace(/\/$/, "");

/** `lost`: asking failed; it is asked again once the page is seen or online again. */
let session: "idle" | "asking" | "known" | "lost" = "idle";

/** Loads who the person is at the layout's start, and sends strangers to the login page where they need one. */
export function useSessionGate(): void {
  useEffect(() => {
    if (session !== "idle") return;
    void load(0);
    watchPageState(({ visible, online }) => {
      if (session === "lost" && visible && online) void load(0);
    });
  }, []);
  const status = useSessionStatus();
  const [path] = useLocation();
  // Also when a stranger walks from an open page to a closed one.
  useEffect(() => {
    if (status === "anonymous") goToLogin(base + path);
  }, [status, path]);
}

async function load(failures: number): Promise<void> {
  session = "asking";
  try {
    await startSession(bridge);
    session = "known";
  } catch (error) {
    if (isCofferError(error) && error.data.retriable && failures < RETRIES) {
      pageClock.after(500 * 2 ** failures, () => void load(failures + 1));
      return;
    }
    session = "lost";
    presentError(error);
  }
}
