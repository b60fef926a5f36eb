import { languageNames } from "#shared/site/language-names.ts";
import { bridge } from "../bridge/bridge.ts";
import { onFeedBack } from "../bridge/quotes.ts";
import { queries } from "../bridge/reads.ts";
import { diagWanted, visitedAddress } from "../diag/wanted.ts";
import { i18n } from "../i18n/i18n.ts";
import { adoptedLanguage, initialLanguage } from "../i18n/language.ts";
import { importWithRetry } from "../lazy/import-with-retry.ts";
import { onLogin } from "../session/login-event.ts";
import { useSessionLoad } from "../session/session.ts";
import { appConfig } from "../state/app-config.ts";
import { useLanguageNames } from "../state/language-names.ts";
import { launch } from "../state/platform.ts";
import { notify, prefetchNotifications } from "../ui/notification.ts";
import { followOtherTabs } from "./amounts-elsewhere.ts";
import { newVersionWatch } from "./new-version.ts";
import { watchKeyboard } from "./on-screen-keyboard.ts";
import { prefetchOnApproach } from "./prefetch-ahead.ts";
import { startSupportWidget } from "./support-widget.ts";
import { watchTimeZone } from "./time-zone.ts";
import { reportWebVitals } from "./web-vitals.ts";

/** What can wait until the first page is idle. */
export function startIdleWork(): void {
  useLanguageNames.setState(languageNames);
  prefetchOnApproach(document);
  void prefetchNotifications();
  reportWebVitals();
  watchTimeZone();
  // A messaging app says itself how much of the page it shows.
  if (launch === null) watchKeyboard(window);
  followOtherTabs();
  onLogin(reportLogin);
  onFeedBack(() => {
    queries.retryFailed();
    useSessionLoad.getState().retry();
  });
  keepInAddress();
  offerReloadWhenCodeIsGone();
  void recoverIntents();
  if (diagWanted(visitedAddress(), () => sessionStorage)) void openDiag();
  if ((appConfig.supportWidgetUrl ?? "") === "") return;
  void startSupportWidget({
    load: async () => (await import("./support-module.ts")).importSupportModule(appConfig),
    language: () => i18n.language,
    onLanguage: (listener) => {
      i18n.on("languageChanged", listener);
      return () => i18n.off("languageChanged", listener);
    },
  });
}

/** Analytics is notified that somebody logged in (R4.16), not who. */
function reportLogin(): void {
  const login = { what: "login", route: location.pathname } as const;
  // Analytics are never worth a message.
  bridge.call("telemetry.report", login, { silent: true }).catch(() => undefined);
}

/** A link that asks for a language would bring that one back at the next reload, whatever was chosen since (R4.14). */
function keepInAddress(): void {
  let before = i18n.language;
  const keep = (language: string): void => {
    const address = new URL(location.href);
    if (!address.searchParams.has("lang")) return;
    address.searchParams.set("lang", language);
    history.replaceState(history.state, "", address);
  };
  i18n.on("languageChanged", (language) => {
    // It is emitted for another time zone, too.
    if (language !== before) keep(language);
    before = language;
  });
  // It may have been chosen before this; English in place of a language that is late was chosen by nobody.
  if (before !== initialLanguage() && before === adoptedLanguage()) keep(before);
}

/** Money that an earlier visit or another tab has under way. Without its code the forms still have theirs. */
async function recoverIntents(): Promise<void> {
  const load = importWithRetry(() => import("../money/page-intents.ts"));
  await load().then(
    ({ startRecovery }) => startRecovery(),
    () => undefined,
  );
}

/** The panel of `?diag=1` (docs/profiling.md). */
async function openDiag(): Promise<void> {
  const { startDiag } = await import("../diag/start.tsx");
  startDiag();
}

/** As `entriesOf` reads them from a document's text. */
function ownEntries(): string {
  const scripts = document.querySelectorAll('script[type="module"][src]');
  return [...scripts].map((script) => `${script.getAttribute("src") ?? ""} `).join("");
}

/** Every import of the page announces its failure by this event of the bundler. Nothing reloads by itself. */
function offerReloadWhenCodeIsGone(): void {
  const look = newVersionWatch({
    fetchDocument: async () => {
      const answer = await fetch(location.pathname, { cache: "no-cache" });
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
      return answer.text();
    },
    ownEntries: ownEntries(),
    now: () => performance.now(),
    notify: (why) => {
      const [title, text] =
        why === "outdated"
          ? [i18n.t("app.newVersion"), i18n.t("app.newVersionText")]
          : [i18n.t("app.partsMissing"), i18n.t("app.partsMissingText")];
      notify.info(title, text, {
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
