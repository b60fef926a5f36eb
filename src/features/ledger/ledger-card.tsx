import { BookText, RotateCw } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FilterBar } from "#src/records/filter-bar.tsx";
import type { FilterControl } from "#src/records/filter-control.ts";
import { cardClass } from "#src/records/list-style.ts";
import { LongRecords, type LongRecordsProps } from "#src/records/long-records.tsx";
import { NoRecords } from "#src/records/no-records.tsx";
import type { FilterState } from "#src/records/use-filters.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Button } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Page } from "#src/ui/layout/page.tsx";
import { css } from "#src/ui/style.ts";
import { hiddenRules } from "#src/ui/text.ts";
import { NoEntries } from "./no-entries.tsx";
import { Onward } from "./onward.tsx";
import type { LedgerSpan, SpanView } from "./span.ts";
import { useLookedBack } from "./use-looked-back.ts";

/** On phones the sign says it, and the title has the room. */
const nextToSign = css`${media.phone} { ${hiddenRules} }`;

/** The cells of a row, as a table and as a card. */
export type LedgerColumns<R> = Pick<LongRecordsProps<R>, "columns" | "card">;

export interface LedgerCardProps<R, V extends SpanView>
  extends Omit<LongRecordsProps<R>, "renderEmpty" | "summary" | "onward" | "failed" | "label"> {
  readonly title: string;
  readonly state: FilterState<V>;
  readonly controls: readonly FilterControl<V>[];
  readonly at: LedgerSpan;
  readonly csv: ReactNode;
}

/** A page of one ledger: its filters, its entries, and the way to older ones. */
export function LedgerCard<R, V extends SpanView>(props: LedgerCardProps<R, V>): ReactNode {
  const { title, state, controls, at, csv, ...list } = props;
  const { t } = useTranslation();
  const lookedBack = useLookedBack();
  const onward = state as unknown as FilterState<SpanView>;
  // A week is no filter: what it leaves out is found by going on.
  const isNarrowed = state.filters.count(state.view, ["until", "reach"]) > 0;
  const actions = (
    <span className={flow.row}>
      <Button icon={RotateCw} onClick={at.refresh}>
        <span className={nextToSign}>{t("ledger.refresh")}</span>
      </Button>
      {csv}
    </span>
  );
  return (
    <Page title={title} actions={actions}>
      <Card className={cardClass} aria-label={title}>
        <FilterBar state={state} controls={controls} renderMatches={() => t("ledger.show")} />
        <LongRecords
          {...list}
          label={title}
          failed={t("ledger.error")}
          summary={(count, whole, endedAt) =>
            `${t(whole ? "ledger.count" : "ledger.countSoFar", { count })} ${lookedBack(endedAt)}`
          }
          onward={<Onward state={onward} until={at.until} />}
          renderEmpty={(endedAt) => {
            if (!isNarrowed) return <NoEntries state={onward} until={at.until} endedAt={endedAt} />;
            const text = `${lookedBack(endedAt)} ${t("ledger.noMatchesText")}`;
            const filtered = { title: t("ledger.noMatches"), text };
            return (
              <NoRecords state={state} icon={BookText} texts={{ filtered, tab: "", none: "", text: "" }} />
            );
          }}
        />
      </Card>
    </Page>
  );
}
