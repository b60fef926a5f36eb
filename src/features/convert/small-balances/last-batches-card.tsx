import { Coins } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearch } from "wouter";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useRepeat } from "#src/bridge/use-repeat.ts";
import { useFormat } from "#src/i18n/format.ts";
import { OutdatedNote } from "#src/session/outdated-note.tsx";
import { Card, CardBody, CardHead, CardList } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { rowTargetClass } from "#src/ui/row-target.ts";
import { StateMark } from "#src/ui/state-mark.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TextLink } from "#src/ui/text-link.tsx";
import { convertPath } from "../paths.ts";
import { batchHistoryPath, writeBatchId } from "./batch-link.ts";
import { discClass, linkRowClass } from "./side-style.ts";

const shown = 3;
/** While a batch is on its way it is asked for this often, ms. */
const runningEveryMs = 3000;

/** The newest batches, each with its way back to the result. Nothing while there is none; what could not be read anew says so. */
export function LastBatchesCard(): ReactNode {
  const { t } = useTranslation();
  const search = useSearch();
  const { batches, error, refetch, fetching } = useBatches();
  if (batches.length === 0) return null;
  return (
    <Card aria-labelledby="last-batches">
      <CardHead title={t("convert.smallBalances.lastBatches")} id="last-batches">
        <TextLink href={batchHistoryPath} className={text.small}>
          {t("convert.history")}
        </TextLink>
      </CardHead>
      {error !== null && (
        <CardBody>
          <OutdatedNote onRetry={refetch} retrying={fetching}>
            {t("convert.smallBalances.lastBatchesOutdated")}
          </OutdatedNote>
        </CardBody>
      )}
      <CardList data-stale={error === null ? undefined : ""}>
        {batches.map((batch) => (
          <li key={batch.exchangeTxId} className={linkRowClass}>
            <BatchRow batch={batch} href={convertPath + writeBatchId(search, batch.exchangeTxId)} />
          </li>
        ))}
      </CardList>
    </Card>
  );
}

function useBatches() {
  const { data, ...read } = useCall("convert.history", { kind: "smallBalances", index: 1, limit: shown });
  const batches = data?.list ?? [];
  useRepeat(read.refetch, batches.some(({ state }) => state === "processing") ? runningEveryMs : 0);
  return { batches, ...read };
}

function BatchRow({ batch, href }: { readonly batch: ConvertHistoryRow; readonly href: string }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { toAmount, toCoin, state, coinCount, coinsDone } = batch;
  const coins =
    coinCount === 0
      ? t(`convert.records.stateOf.${state}`)
      : t("convert.smallBalances.coinsDone", { count: coinCount, done: coinsDone });
  const date = format.dateTime(Number(batch.createdAt));
  return (
    <>
      <span className={discClass}>
        <Icon of={Coins} size={16} />
      </span>
      <Link
        href={href}
        className={rowTargetClass}
        data-whole=""
        aria-label={t("convert.smallBalances.openBatch", { date, coins })}
      />
      <div className={flow.grow}>
        <div className={text.strong}>
          {/* Whatever its record tells: of what failed nothing came. */}
          <OwnFigure
            kind="amount"
            value={state === "failure" ? "" : toAmount}
            places={anyAccuracy}
            unit={toCoin}
          />
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
