import { applicationRoot } from "#shared/site/application-root.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import type { SessionHost } from "#src/session/session-lazy.ts";
import { routeKey } from "./routes.tsx";

// A network that goes at this very moment must not cost the page these parts.
const load = importWithRetry(() => import("./after-start.ts"));

/** The app, as its session sees it. */
export const sessionHost: SessionHost = {
  pageKey: () => routeKey(location.pathname.slice(applicationRoot.length - 1) || "/"),
  whenStarted: () => void load().then(({ startIdleWork }) => startIdleWork()),
};
