// The first script to run: small, so that the worker, the feed and the texts are requested while the rest of the page's
// code is still on its way. All that is imported from here is a file of its own (vite.config.ts).
import { applicationRoot } from "#shared/site/application-root.ts";
import { pageClock } from "../bridge/clock.ts";
import { startI18n } from "../i18n/page-texts.ts";
import { nextTask } from "../lazy/next-task.ts";
import { launch } from "../state/platform.ts";
import { colorBars, startTheme } from "../state/theme.ts";
import { fetchFaces } from "../ui/faces.ts";
import { putBaseRules } from "./base-rules.ts";

startTheme();

/** Settles when the page can be painted: texts and base rules are there, and the look of a messaging app around it. */
export const started: Promise<void> = start();
// main.tsx says what it means for the person; until that runs it is no unhandled rejection.
started.catch(() => undefined);

/** In tasks of their own, what the network takes long for first: what starts the worker is long enough on a slow phone. */
async function start(): Promise<void> {
  const joined = joinMessagingApp();
  await nextTask();
  preloadPage();
  const rules = putBaseRules(pageClock).then(colorBars);
  await nextTask();
  await Promise.all([startI18n(fetchFaces), rules, joined]);
}

/** The page's own code travels along with the app's, which requests it only once it runs (scripts/build/page-files.ts). */
function preloadPage(): void {
  const known = document.getElementById("page-files")?.textContent ?? "[]";
  const path = location.pathname.slice(applicationRoot.length - 1).replace(/\/+$/, "") || "/";
  const [, ...files] = (JSON.parse(known) as string[][]).find(([at = ""]) => new RegExp(at).test(path)) ?? [];
  for (const file of files) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = `/${file}`;
    document.head.append(link);
  }
}

/** Before the first paint, so that it has the messaging app's look. */
async function joinMessagingApp(): Promise<void> {
  const facts = launch;
  if (facts === null) return;
  // The page goes on without it.
  await import("./mini-program.ts")
    .then(({ joinMiniProgram }) => joinMiniProgram(facts))
    .catch((error: unknown) => console.error(error));
}
