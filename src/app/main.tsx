// The page's second script, after start.ts. All that is imported from here without `import()` is the first bundle, which
// everybody waits for (budget: D8.1). Think twice before adding to it.
import "../ui/global.css";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { applicationRoot } from "#shared/site/application-root.ts";
import { nextTask } from "#src/lazy/next-task.ts";
import { turnsOver } from "#src/lazy/turns.ts";
import { presentError, presentUnhandled } from "#src/session/error-presenter.ts";
import { pageClock } from "../bridge/clock.ts";
import { presentReadErrors } from "../bridge/reads.ts";
// Here for start.ts, which has to be small and waits for it.
import "../i18n/i18n.ts";
import { startScrollMemory } from "../state/scroll-memory.ts";
import { beginRendering } from "../ui/style.ts";
import { App } from "./app.tsx";
import { eventRoot } from "./event-root.ts";
import { layOutInSteps } from "./layout-in-steps.ts";
import { reportNoTexts } from "./no-texts.ts";
import { paintAhead } from "./paint-ahead.tsx";
import { fetchPage } from "./prefetch.ts";
import { started } from "./start.ts";

startScrollMemory();
presentReadErrors(presentError);
presentUnhandled(window);
// The page's code travels along with the translations; asked for in a task of its own, since this one is long enough.
const page = nextTask().then(() =>
  fetchPage(location.pathname.slice(applicationRoot.length - 1) || "/", paintAhead),
);
void paint();

/** What the page is in must not wait for its code for long: the navigation leads elsewhere. */
function soonEnough(): Promise<void> {
  return new Promise((resolve) => pageClock.after(1_000, resolve));
}

async function paint(): Promise<void> {
  const container = document.getElementById("root");
  if (container === null) throw new Error("index.html has no #root");
  try {
    await started;
  } catch (error) {
    console.error(error);
    reportNoTexts(container);
    return;
  }
  await Promise.race([page, soonEnough()]);
  await turnsOver();
  beginRendering();
  layOutInSteps(container);
  const root = createRoot(eventRoot(container));
  // In slices: a first render is one long task otherwise. Nothing is there yet that a press could reach, and no topic ticks.
  startTransition(() => root.render(<App />));
}
