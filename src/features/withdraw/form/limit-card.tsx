import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { OutdatedNote } from "#src/session/outdated-note.tsx";
import { Card, CardBody, CardHead } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { RetryNote } from "#src/ui/retry-note.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import { LimitBar } from "../limits/limit-bar.tsx";
import { withdrawLimitsPath } from "../paths.ts";
import { useTimeUp } from "../use-time-up.ts";

interface LimitCardProps {
  readonly signedIn: boolean;
  /** A day's limits have begun anew: what else stands on them is out of date, too. */
  readonly onReset: () => void;
}

/** What of the limits of a day and a month is left. */
export function LimitCard({ signedIn, onReset }: LimitCardProps): ReactNode {
  const { t } = useTranslation();
  const levels = useCall("withdraw.limits", {}, { enabled: signedIn });
  useTimeUp(levels.data, levels.data?.resetTime ?? 0, () => {
    levels.refetch();
    onReset();
  });
  const day = levels.data?.day;
  const month = levels.data?.month;
  const isOver = levels.data !== undefined && levels.data.resetTime * 1000 <= serverNow();
  // Figures of before: reading them again failed, or brought those of a day that is over.
  const isOld = levels.status === "ok" && (levels.error !== null || isOver);
  return (
    <Card aria-label={t("withdraw.limit.title")}>
      <CardHead title={t("withdraw.limit.title")}>
        {levels.data !== undefined && !isOver && (
          <span className={cx(text.small, text.ink3)}>
            {t("withdraw.limit.resetsAt", { time: timeInUtc(levels.data.resetTime) })}
          </span>
        )}
      </CardHead>
      <CardBody>
        <div className={flow.stack3} data-stale={isOld ? "" : undefined}>
          {isOld && (
            <OutdatedNote onRetry={levels.refetch} retrying={levels.fetching}>
              {t("withdraw.limit.outdated")}
            </OutdatedNote>
          )}
          {levels.status === "error" ? (
            <RetryNote tone="warn" onRetry={levels.refetch} retrying={levels.fetching}>
              {t("withdraw.limit.error")}
            </RetryNote>
          ) : (
            <>
              <h3 className={cx(text.small, text.strong)}>{t("withdraw.limit.today")}</h3>
              <LimitBar use={day} label={t("withdraw.limit.today")} />
            </>
          )}
          {month !== undefined && !month.none && (
            <>
              <h3 className={cx(text.small, text.strong)}>{t("withdraw.limit.month")}</h3>
              <LimitBar use={month} label={t("withdraw.limit.month")} />
            </>
          )}
          <Link href={withdrawLimitsPath} className={textLinkClass("primary", "small")}>
            {t("withdraw.limit.all")}
          </Link>
        </div>
      </CardBody>
    </Card>
  );
}

/** "00:00 UTC" of seconds. */
function timeInUtc(at: number): string {
  return `${new Date(at * 1000).toISOString().slice(11, 16)} UTC`;
}
