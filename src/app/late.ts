import { diagWanted, visitedAddress } from "../diag/wanted.ts";
import { i18n } from "../i18n/translator.ts";
import { appConfig } from "../state/app-config.ts";
import { notify, prefetchNotifications } from "../ui/notification.ts";
import { newVersionWatch } from "./new-version.ts";
import { prefetchOnApproach, prefetchPages } from "./prefetch-ahead.ts";
import { type SupportWidget, startSupportWidget } from "./support-widget.ts";
import { reportWebVitals } from "./web-vitals.ts";

/** What can wait until the first page is at rest. */
export function startLate(): void {
  prefetchOnApproach(document);
  prefetchPages();
  void prefetchNotifications();
  reportWebVitals();
  askForReloadWhenCodeIsGone();
  if (diagWanted(visitedAddress(), () => sessionStorage)) void openDiag();
  const { supportWidgetUrl } = appConfig;
  if (supportWidgetUrl === undefined) return;
  const url = new URL(supportWidgetUrl, location.origin).href;
  void startSupportWidget({
    load: () => import(/* @vite-ignore */ url) as Promise<SupportWidget>,
    language: () => i18n.language,
    onLanguage: (listener) => i18n.watch(listener),
  });
}

/** The panel of `?diag=1` (docs/profiling.md). */
async function openDiag(): Promise<void> {
  const { startDiag } = await import("../diag/start.tsx");
  startDiag();
}

/** Every import of the page announces its failure by this event of the bundler. Nothing reloads by itself. */
function askForReloadWhenCodeIsGone(): void {
  const look = newVersionWatch({
    fetchDocument: async () => {
      const answer = await fetch(location.pathname, { cache: "no-cache" });
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
      return answer.text();
    },
    ownEntry: document.querySelector('script[type="module"][src]')?.getAttribute("src") ?? "",
    now: () => performance.now(),
    tell: () => {
      notify.info(i18n.t("app.newVersion"), i18n.t("app.newVersionText"), {
        id: "new-version",
        durationMs: null,
        action: { label: i18n.t("app.reload"), onPress: () => location.reload() },
      });
    },
  });
  window.addEventListener("vite:preloadError", () => {
    // Without a network every file is gone: that tells nothing of a new version.
    if (navigator.onLine) void look();
  });
}
