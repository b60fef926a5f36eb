import { Coins } from "lucide";
import type { ReactNode } from "react";
import { Link, useSearch } from "wouter";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useRepeat } from "#src/bridge/use-repeat.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Card, CardHead, CardList } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { rowTargetClass } from "#src/ui/row-target.ts";
import { StateMark } from "#src/ui/state-mark.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TextLink } from "#src/ui/text-link.tsx";
import { convertPath, historyPath } from "../paths.ts";
import { writeRun } from "./run-link.ts";
import { discClass, linkRowClass } from "./side-style.ts";

const shown = 3;
/** While a run is on its way it is asked for this often, ms. */
const runningEveryMs = 3000;
const anyAccuracy = 18;

/** The newest runs, each with its way back to the result. Nothing while there is none. */
export function LastRunsCard(): ReactNode {
  const { t } = useTranslation();
  const search = useSearch();
  const runs = useRuns();
  if (runs.length === 0) return null;
  return (
    <Card aria-labelledby="last-runs">
      <CardHead title={t("convert.smallBalances.lastRuns")} id="last-runs">
        <TextLink href={`${historyPath}?kind=smallBalances`} className={text.small}>
          {t("convert.history")}
        </TextLink>
      </CardHead>
      <CardList>
        {runs.map((run) => (
          <li key={run.exchangeTxId} className={linkRowClass}>
            <Run run={run} href={convertPath + writeRun(search, run.exchangeTxId)} />
          </li>
        ))}
      </CardList>
    </Card>
  );
}

function useRuns(): readonly ConvertHistoryRow[] {
  const { data, refetch } = useCall("convert.history", { kind: "smallBalances", index: 1, limit: shown });
  const runs = data?.list ?? [];
  useRepeat(refetch, runs.some(({ state }) => state === "processing") ? runningEveryMs : 0);
  return runs;
}

function Run({ run, href }: { readonly run: ConvertHistoryRow; readonly href: string }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { toAmount, toCoin, state, coinCount, coinsDone } = run;
  const coins = t("convert.smallBalances.coinsDone", { count: coinCount, done: coinsDone });
  const date = format.dateTime(Number(run.createdAt));
  return (
    <>
      <span className={discClass}>
        <Icon of={Coins} size={16} />
      </span>
      <Link
        href={href}
        className={rowTargetClass}
        data-whole=""
        aria-label={t("convert.smallBalances.openRun", { date, coins })}
      />
      <div className={flow.grow}>
        <div className={text.strong}>
          <OwnFigure kind="amount" value={toAmount} places={anyAccuracy} unit={toCoin} />
        </div>
        <div className={cx(text.caption, text.ink3)}>{date}</div>
      </div>
      <span className={text.small}>
        {state === "processing" ? (
          <StateMark kind="running">{t("convert.smallBalances.running")}</StateMark>
        ) : (
          <StateMark kind={state === "success" ? "done" : state === "failure" ? "failed" : "attention"}>
            {coins}
          </StateMark>
        )}
      </span>
    </>
  );
}
