import { Coins, SearchX } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useElapsed } from "#src/lazy/use-elapsed.ts";
import { useHoldIdle } from "#src/lazy/use-hold-idle.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { OutdatedNote } from "#src/session/outdated-note.tsx";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { Card, CardBody } from "#src/ui/card.tsx";
import { DataTable, type RowGroup } from "#src/ui/data-table.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { useRootMark } from "#src/ui/root-mark.ts";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { StaleRegion } from "#src/ui/stale-region.tsx";
import { ModeTabs } from "../mode-tabs.tsx";
import { convertPath } from "../paths.ts";
import { CandidateBar } from "./candidate-bar.tsx";
import { useCandidateColumns } from "./candidate-columns.tsx";
import { cardClass, tableClass } from "./candidate-style.ts";
import type { Candidate } from "./candidates.ts";
import { AllBox, AllLine, type ChooseAllProps } from "./choose-all.tsx";
import type { Batch } from "./use-batch.ts";

/** The small balances of a wallet: those that are eligible, and the others with their reasons. */
export function CandidateCard({ batch }: { readonly batch: Batch }): ReactNode {
  const { t } = useTranslation();
  return (
    <Card className={cardClass} aria-label={t("convert.mode.smallBalances")}>
      <ModeTabs />
      <CandidateBar batch={batch} />
      <StaleRegion>
        <Content batch={batch} />
      </StaleRegion>
    </Card>
  );
}

const patienceMs = 3_000;

function Content({ batch }: { readonly batch: Batch }): ReactNode {
  const { list, candidates } = batch;
  const { t } = useTranslation();
  // The line above the list comes with the worker's limits: rows that came before it would be pushed down.
  const late = useElapsed(patienceMs, candidates !== undefined);
  const isWhole = late || (batch.total?.maxCoins ?? 0) > 0;
  const waits = candidates === undefined || !isWhole;
  const isLoading = waits && list.status !== "error";
  useRootMark("data-unplaced", isLoading);
  useHoldIdle(isLoading);
  if (!waits && candidates.count > 0) return <List batch={batch} candidates={candidates} />;
  return (
    <CardBody pad="md">
      {list.error !== null ? (
        <LoadFailure
          title={t("convert.smallBalances.error")}
          error={list.error}
          onRetry={list.refetch}
          retrying={list.fetching}
        />
      ) : waits ? (
        <SkeletonRows count={8} />
      ) : (
        <NothingSmall batch={batch} />
      )}
    </CardBody>
  );
}

function NothingSmall({ batch }: { readonly batch: Batch }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const max = batch.total?.coinMaxValue || "10";
  return (
    <Empty
      icon={Coins}
      title={t("convert.smallBalances.empty", { max: bidiIsolate(`${format.amount(max, 0)} USDT`) })}
      actions={
        <Link href={convertPath} className={buttonClass()}>
          {t("convert.smallBalances.emptyAction")}
        </Link>
      }
    >
      {t("convert.smallBalances.emptyText")}
    </Empty>
  );
}

function List({ batch, candidates }: ChooseAllProps): ReactNode {
  const { change, form, currency, total, list } = batch;
  const { eligible, ineligible } = candidates;
  const { t } = useTranslation();
  const maxCoins = total?.maxCoins ?? 0;
  const columns = useCandidateColumns({
    currency,
    maxCoins,
    all: <AllBox batch={batch} candidates={candidates} />,
    onToggle: (coin, on) => change({ type: "toggled", coin, on }),
  });
  const groups: RowGroup<Candidate>[] = [
    ...(eligible.length > 0 ? [{ id: "eligible", rows: eligible }] : []),
    ...(ineligible.length > 0
      ? [{ id: "ineligible", title: t("convert.smallBalances.ineligible"), rows: ineligible }]
      : []),
  ];
  return (
    <>
      {list.error !== null && (
        <CardBody>
          <OutdatedNote onRetry={list.refetch} retrying={list.fetching}>
            {t("convert.smallBalances.error")}
          </OutdatedNote>
        </CardBody>
      )}
      <div data-stale={list.error === null ? undefined : ""}>
        <AllLine batch={batch} candidates={candidates} />
        <DataTable
          className={tableClass}
          label={t("convert.mode.smallBalances")}
          columns={columns}
          groups={groups}
          idOf={({ coin }) => coin}
          empty={
            <Empty
              icon={SearchX}
              title={t("ui.picker.none", { query: form.search.trim() })}
              actions={
                <Button onClick={() => change({ type: "searched", words: "" })}>
                  {t("ui.picker.clear")}
                </Button>
              }
            />
          }
        />
      </div>
    </>
  );
}
