import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#src/i18n/format.ts";
import { OpenIntentNote } from "#src/money/open-intent-note.tsx";
import { Card } from "#src/ui/card.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { noFigure } from "#src/ui/no-figure.tsx";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { StaleRegion } from "#src/ui/stale-region.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import { feePercent } from "./fee-percent.ts";
import { QuoteButton } from "./quote-button.tsx";
import { SelectionNotes } from "./selection-notes.tsx";
import { barClass } from "./side-style.ts";
import { TargetChoice } from "./target-choice.tsx";
import type { Batch } from "./use-batch.ts";

const kinds = ["smallBalances"] as const;

/** What is chosen, what it is worth, what it costs and what it brings; and the one button. */
export function SummaryCard({ batch }: { readonly batch: Batch }): ReactNode {
  const { total } = batch;
  const { t } = useTranslation();
  const held = Math.round((total?.quoteTtlMs ?? 0) / 1000);
  return (
    <Card pad="md" className={flow.stack4} aria-label={t("convert.smallBalances.into")}>
      <TargetChoice batch={batch} />
      <ChosenBar batch={batch} />
      <StaleRegion>
        <Facts batch={batch} />
      </StaleRegion>
      <OpenIntentNote kinds={kinds} onShow={({ requestId }) => batch.session.showIntent(requestId)} />
      <SelectionNotes batch={batch} />
      <div className={cx(flow.notPhone, flow.stack4)}>
        <QuoteButton batch={batch} />
        <p className={cx(text.caption, text.ink3, text.center)}>
          {held > 0 && t("convert.holdHint", { count: held })}
        </p>
      </div>
    </Card>
  );
}

function ChosenBar({ batch }: { readonly batch: Batch }): ReactNode {
  const { change, total, candidates } = batch;
  const { t } = useTranslation();
  const maxCoins = total?.maxCoins || 20;
  const count = candidates?.taken.length ?? 0;
  const share = Math.min(100, (count / maxCoins) * 100);
  return (
    <div className={flow.stack2}>
      <div className={cx(flow.between, text.small)}>
        <span className={text.medium} role="status">
          {t("convert.smallBalances.chosen", { count, maxCoins })}
        </span>
        {count > 0 && (
          <button type="button" className={textLinkClass()} onClick={() => change({ type: "cleared" })}>
            {t("ui.clear")}
          </button>
        )}
      </div>
      <span className={barClass} aria-hidden="true">
        <span style={{ inlineSize: `${share}%` }} />
      </span>
    </div>
  );
}

function Facts({ batch }: { readonly batch: Batch }): ReactNode {
  const { form, total, current, currency } = batch;
  const { t } = useTranslation();
  const format = useFormat();
  const chosen = (total?.coins.length ?? 0) > 0;
  const of = (value: string | undefined): string => (current && chosen ? (value ?? "") : "");
  const places = total?.places ?? 0;
  return (
    <DescriptionList size="sm">
      <Fact term={t("convert.smallBalances.valueNow")}>
        <OwnFigure kind="value" value={of(total?.value)} unit={currency} live />
      </Fact>
      <Fact
        term={t("convert.smallBalances.feeOfEach", { percent: feePercent(format, total?.feePercent ?? "") })}
      >
        <Figure kind="amount" value={of(total?.fee)} places={places} unit={form.toCoin} up live />
      </Fact>
      <Fact term={t("convert.smallBalances.perBatch")}>
        {total === undefined || total.totalMaxValue === "" ? (
          noFigure
        ) : (
          <>
            {t("convert.smallBalances.upTo")}{" "}
            <Figure kind="amount" value={total.totalMaxValue} places={0} unit="USDT" />
          </>
        )}
      </Fact>
      <Fact term={t("convert.youReceiveEstimated")} kind="total">
        <Figure
          kind="amount"
          value={of(total?.receive)}
          places={places}
          unit={form.toCoin}
          live
          className={cx(text.large, text.strong)}
        />
      </Fact>
    </DescriptionList>
  );
}
