import type { ReactNode } from "react";
import { navigate } from "wouter/use-browser-location";
import { applicationRoot } from "#shared/site/application-root.ts";
import { i18n } from "#src/i18n/i18n.ts";
import { useAmountsHidden } from "#src/state/amounts-hidden.ts";
import { notify } from "#src/ui/notification.ts";
import type { OpenIntent } from "./intent.ts";
import { actOf, endingTexts, sentText, sumsText } from "./intent-texts.ts";

/** How long an ending shows: it may be the only word on it, ms. */
const shownMs = 30_000;

export interface NoticeActs {
  readonly check: (requestId: string) => Promise<void>;
}

const shown = new Set<string>();

/** Their owner has gone: sums are not left there for who comes next. */
export function dismissNotices(): void {
  for (const id of shown) notify.dismiss(id);
  shown.clear();
}

/** A notification of what became of an intent that no dialog shows; the next one takes its place. */
export function notifyIntent(intent: OpenIntent, { check }: NoticeActs): void {
  const { t, language } = i18n;
  const id = `intent ${intent.requestId}`;
  shown.add(id);
  const sums = sumsText(t, language, intent);
  const texts = endingTexts(t, language, intent);
  if (texts === null) {
    const title = t(`money.still.${actOf(intent)}`, { time: sentText(intent.sentAt, language) });
    notify.info(title, <Told sums={sums} text={t("money.stillText")} />, {
      id,
      durationMs: null,
      action: { label: t("money.checkAgain"), onPress: () => void check(intent.requestId) },
    });
    return;
  }
  notify[texts.tone](texts.title, <Told sums={sums} text={texts.text} />, {
    id,
    // Who does not see the page now finds it when they are back.
    durationMs: document.visibilityState === "hidden" ? null : shownMs,
    action: { label: t("money.seeHistory"), onPress: () => navigate(historyHref(intent)) },
  });
}

/** Its record where that is known, else the list that has it. */
function historyHref(intent: OpenIntent): string {
  return applicationRoot.replace(/\/$/, "") + historyPlace(intent);
}

/** As {@link historyHref}, below the application root. */
export function historyPlace({ history, ending }: OpenIntent): string {
  const recordId = ending?.state === "done" ? ending.recordId : "";
  if (recordId === "") return history;
  return `${history}${history.includes("?") ? "&" : "?"}record=${encodeURIComponent(recordId)}`;
}

/** It comes by itself, whoever looks on: sums are hidden with all others, for as long as those are. */
function Told({ sums, text }: { readonly sums: string; readonly text: string }): ReactNode {
  const hidden = useAmountsHidden((state) => state.hidden);
  return [hidden ? "" : sums, text].filter((part) => part !== "").join(". ");
}
