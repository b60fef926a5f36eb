import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { identityLevels, monthEnds, nextLevel, vipRows } from "#shared/domain/withdraw-levels.ts";
import { loginUrl } from "#shared/site/login-exempt.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { OutdatedNote } from "#src/session/outdated-note.tsx";
import { appConfig } from "#src/state/app-config.ts";
import { useClientStore } from "#src/state/client-store.ts";
import { Badge } from "#src/ui/badge.tsx";
import { media } from "#src/ui/breakpoints.ts";
import { Button } from "#src/ui/button.tsx";
import { Card, CardBody, CardHead } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import { useTimeUp } from "../use-time-up.ts";
import { LevelTable } from "./level-table.tsx";
import { levelWord } from "./level-texts.ts";
import { LimitPart } from "./limit-part.tsx";
import { resetText } from "./reset-text.ts";

const RaiseDialog = lazy(importWithRetry(() => import("./raise-dialog.tsx")));

const halves = css`display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); ${media.noRail} { grid-template-columns: minmax(0, 1fr); }`;
const top = cx(
  halves,
  css`& > * + * { border-inline-start: 1px solid var(--line); } ${media.noRail} { & > * + * { border-inline-start: 0; border-block-start: 1px solid var(--line); } }`,
);
const tables = cx(halves, css`gap: 24px; align-items: start;`);

/** What may be withdrawn in a day and a month, by identity and VIP level (F4e.*). */
export default function LimitsView(): ReactNode {
  const { t, i18n } = useTranslation();
  const levels = useCall("withdraw.limits", {});
  useTimeUp(levels.data, levels.data?.resetTime ?? 0, levels.refetch);
  /** The limit that is asked for: it stays as it was when the dialog was opened. */
  const [raising, setRaising] = useState({ to: "", open: false });
  const kyc = useClientStore(({ user }) => user?.kyc_level ?? "");
  if (levels.status === "error") {
    return (
      <Card pad="md">
        <LoadFailure
          title={t("withdraw.limit.error")}
          error={levels.error}
          onRetry={levels.refetch}
          retrying={levels.fetching}
        />
      </Card>
    );
  }
  if (levels.data === undefined) return <SkeletonRows count={8} />;
  const { list, day, month, resetTime, raisableTo } = levels.data;
  // What is of a day that is over says nothing of this one.
  const isOver = resetTime * 1000 <= serverNow();
  // Figures of before: reading them again failed, or brought the day before.
  const isOld = levels.error !== null || isOver;
  const isMonthUsedUp = month.left === "0" && !isOver;
  const isUsedUp = isMonthUsedUp || (day.left === "0" && !isOver);
  // What is left of the next day opens nothing before the next month does.
  const opensAt = Math.max(resetTime * 1000, month.left === "0" ? monthEnds(serverNow()) : 0);
  const verifies = kyc === "LEVEL_DEFAULT";
  const usedUp = verifies
    ? { day: "withdraw.limit.usedUpVerify", month: "withdraw.limit.monthUsedUpVerify" }
    : { day: "withdraw.limit.usedUp", month: "withdraw.limit.monthUsedUp" };
  const identityUrl = appConfig.identityUrl ?? "";
  const identity = identityLevels(list);
  const next = nextLevel(identity, kyc, { day, month });
  const verify = identityUrl !== "" && (
    <a href={loginUrl(identityUrl, location.href)} className={textLinkClass("primary", "small")}>
      {t("withdraw.limit.verify")}
    </a>
  );
  const own =
    identity.find(({ kycLevel }) => kycLevel === kyc) ??
    identity.find(({ dailyLimit }) => dailyLimit === day.limit);
  return (
    <div className={flow.stack6}>
      {isOld && (
        <OutdatedNote onRetry={levels.refetch} retrying={levels.fetching}>
          {t("withdraw.limit.outdated")}
        </OutdatedNote>
      )}
      <Card className={top} aria-label={t("withdraw.limit.title")}>
        <LimitPart
          title={t("withdraw.limit.today")}
          resets={isOver ? "" : resetText(resetTime * 1000, i18n.language)}
          use={day}
          stale={isOld}
          closed={isMonthUsedUp}
        />
        <LimitPart
          title={t("withdraw.limit.month")}
          resets={resetText(monthEnds(serverNow()), i18n.language)}
          use={month}
          stale={isOld}
          none={t(day.none ? "withdraw.limit.noLimit" : "withdraw.limit.none")}
        />
      </Card>
      {isUsedUp && (
        <Note tone="warn">
          {t(usedUp[isMonthUsedUp ? "month" : "day"], {
            time: resetText(opensAt, i18n.language),
          })}{" "}
          {(verifies || next?.[isMonthUsedUp ? "month" : "day"]) && verify}
        </Note>
      )}
      <div className={tables}>
        <Card aria-label={t("withdraw.limit.byIdentity")}>
          <CardHead title={t("withdraw.limit.byIdentity")} />
          <LevelTable
            withMonth
            rows={identity.map((level) => ({
              id: level.kycLevel,
              name: t(`withdraw.level.${levelWord(level.kycLevel)}`),
              detail: t(`withdraw.levelText.${levelWord(level.kycLevel)}`),
              dailyLimit: level.dailyLimit,
              monthlyLimit: level.monthlyLimit,
              own: level === own,
              ...(level === next?.level && (next.day || next.month) && { action: verify }),
            }))}
          />
        </Card>
        <Card aria-label={t("withdraw.limit.byVip")}>
          <CardHead title={t("withdraw.limit.byVip")}>
            {own !== undefined && own.dailyLimit === day.limit && (
              <Badge tone="line">{t("withdraw.limit.noVip")}</Badge>
            )}
          </CardHead>
          <LevelTable
            rows={vipRows(list).map(({ levels: names, dailyLimit }) => ({
              id: names.join(),
              name: vipText(names),
              dailyLimit,
              own: dailyLimit === day.limit && own?.dailyLimit !== day.limit,
            }))}
          />
          <CardBody>
            <div className={flow.stack3}>
              <p className={cx(text.small, text.ink2)}>{t("withdraw.limit.vipNote")}</p>
              {raisableTo !== "" && (
                <div>
                  <Button onClick={() => setRaising({ to: raisableTo, open: true })}>
                    {t("withdraw.raise.title")}
                  </Button>
                </div>
              )}
              {raising.to !== "" && (
                <Suspense fallback={null}>
                  <RaiseDialog
                    open={raising.open}
                    onClose={() => setRaising({ ...raising, open: false })}
                    from={day.limit}
                    to={raising.to}
                  />
                </Suspense>
              )}
            </div>
          </CardBody>
        </Card>
      </div>
    </div>
  );
}

/** "VIP 1 – VIP 3", "VIP Supreme, PRO 1": names of levels are not translated. */
function vipText(names: readonly string[]): string {
  const announced = names.map((name) => name.replace("-", " "));
  return announced.length > 2 ? `${announced[0]} – ${announced.at(-1)}` : announced.join(", ");
}
