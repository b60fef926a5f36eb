import { RefreshCw } from "lucide";
import { type ReactNode, useCallback, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { serverNow } from "#src/bridge/server-clock.ts";
import { Button } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { LiveDot } from "#src/ui/live-dot.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import type { Migration } from "./use-migration.ts";

const maxSeconds = 59;

/** How old what is shown is, and a way to ask at once. Once an answer failed to come it is no longer live. */
export function CheckedAgo({ migration }: { readonly migration: Migration }): ReactNode {
  const { t } = useTranslation();
  const { row, check } = migration;
  const seconds = useSecondsSince(row?.checkedAt ?? 0);
  const isLive = row !== undefined && row.error === null;
  const words =
    seconds > maxSeconds
      ? t("migration.checkedMinutes", { count: Math.floor(seconds / 60) })
      : t("migration.checkedSeconds", { count: seconds });
  return (
    <span className={cx(flow.row, flow.wrap, text.caption, text.ink2)}>
      <LiveDot state={isLive ? "live" : "reconnecting"}>{words}</LiveDot>
      <Button variant="tertiary" size="sm" icon={RefreshCw} onClick={check}>
        {t("migration.checkAgain")}
      </Button>
    </span>
  );
}

function useSecondsSince(since: number): number {
  const watch = useCallback((tick: () => void) => {
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  return useSyncExternalStore(watch, () => Math.max(0, Math.floor((serverNow() - since) / 1000)));
}
