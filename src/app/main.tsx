// The page's entry. All that is imported from here without `import()` is the first bundle, which everybody waits
// for (budget: D8.1). Think twice before adding to it.
import "../ui/global.css";
import { createRoot } from "react-dom/client";
import { applicationRoot } from "#shared/site/application-root.ts";
import { presentError, presentUnhandled } from "#src/session/error-presenter.ts";
import { presentReadErrors } from "../bridge/reads.ts";
import { startI18n } from "../i18n/page-texts.ts";
import { showNotices } from "../state/notices.ts";
import { launch } from "../state/platform.ts";
import { startTheme } from "../state/theme.ts";
import { App } from "./app.tsx";
import { tellNoWords } from "./no-words.ts";
import { fetchPage } from "./prefetch.ts";
import { quietRoot } from "./quiet-root.ts";
import { startScrollMemory } from "./scroll-memory.ts";

startTheme();
showNotices();
startScrollMemory();
presentReadErrors(presentError);
presentUnhandled(window);
// The page's code travels along with the translations.
fetchPage(location.pathname.slice(applicationRoot.length - 1) || "/");
void start();

async function start(): Promise<void> {
  const container = document.getElementById("root");
  if (container === null) throw new Error("index.html has no #root");
  try {
    await Promise.all([startI18n(), joinMessagingApp()]);
  } catch (error) {
    report(error);
    tellNoWords(container);
    return;
  }
  createRoot(quietRoot(container)).render(<App />);
}

/** Before the first paint, so that it has the messaging app's look. */
async function joinMessagingApp(): Promise<void> {
  const facts = launch;
  if (facts === null) return;
  await import("./mini-program.ts").then(({ joinMiniProgram }) => joinMiniProgram(facts)).catch(report);
}

/** The page goes on without what failed here. */
function report(error: unknown): void {
  console.error(error);
}
