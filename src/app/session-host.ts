import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import type { SessionHost } from "#src/session/session-lazy.ts";

// A network that goes at this very moment must not cost the page these parts.
const load = importWithRetry(() => import("./after-start.ts"));

/** The app, as its session sees it. */
export const sessionHost: SessionHost = {
  whenStarted: () => void load().then(({ startIdleWork }) => startIdleWork()),
};
