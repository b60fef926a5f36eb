import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LedgerRow } from "#shared/contract/records.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { ExactAmount } from "#src/records/cells.tsx";
import type { DrawerProps } from "#src/records/lazy-drawer.ts";
import { RecordDrawer } from "#src/records/record-drawer.tsx";
import { RecordId } from "#src/records/record-id.tsx";
import { Timeline } from "#src/records/timeline.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { flow } from "#src/ui/flow.ts";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { RecordButton } from "../record-button.tsx";
import { recordHref } from "../record-link.ts";
import { derivativesSource, entryTime } from "./derivatives-view.ts";
import { useEntryTexts } from "./use-entry-texts.ts";

/** The details of an entry: what it was, and how its change came about. */
export default function DerivativesDrawer(props: DrawerProps<LedgerRow>): ReactNode {
  const { t } = useTranslation();
  const texts = useEntryTexts();
  return (
    <RecordDrawer
      {...props}
      source={derivativesSource}
      title={(row) => (row === undefined ? t("ledger.entry") : texts.type(row))}
      missing={{ title: t("ledger.noEntry"), text: t("ledger.noEntryText") }}
      renderAction={({ record }) => recordHref(record) !== "" && <RecordButton record={record} />}
    >
      {(row) => <Detail row={row} />}
    </RecordDrawer>
  );
}

function Detail({ row }: { readonly row: LedgerRow }): ReactNode {
  const { t } = useTranslation();
  const texts = useEntryTexts();
  const { currency, symbol, qty, size, tradePrice, cashFlow, funding, fee, feeRate, tradeId, orderId } = row;
  return (
    <div className={flow.stack4}>
      <p className={cx(text.figure, text.unbound)}>
        <ExactAmount value={row.change} unit={currency} signed muteFraction />
      </p>
      <Timeline current={1} steps={[{ id: "booked", title: texts.type(row), at: entryTime(row) }]} />
      <DescriptionList>
        {symbol !== "" && <Fact term={t("ledger.contract")}>{bidiIsolate(symbol)}</Fact>}
        {row.side !== "None" && <Fact term={t("ledger.sideHead")}>{texts.side(row)}</Fact>}
        <Amount term={t("ledger.quantity")} value={qty} />
        <Amount term={t("ledger.size")} value={size} />
        <Amount term={t("ledger.price")} value={tradePrice} />
        <Amount term={t("ledger.cashFlow")} value={cashFlow} unit={currency} signed />
        <Amount term={t("ledger.funding")} value={funding} unit={currency} signed />
        <Amount term={t("ledger.fee")} value={fee} unit={currency} />
        <Amount term={t("ledger.feeRate")} value={feeRate} />
        {/* No part of the change: a bonus that came with nothing else is in no other figure. */}
        <Amount term={t("ledger.type.BONUS")} value={row.bonusChange} unit={currency} signed />
        <Amount term={t("ledger.balanceAfter")} value={row.cashBalance} unit={currency} />
        {[
          [t("ledger.entryId"), row.id],
          [t("ledger.tradeId"), tradeId],
          [t("ledger.orderId"), orderId],
        ].map(
          ([term = "", id = ""]) =>
            id !== "" && (
              <Fact key={term} term={term} kind="stacked">
                <RecordId value={id} label={t("ledger.copyId")} />
              </Fact>
            ),
        )}
      </DescriptionList>
    </div>
  );
}

interface AmountProps {
  readonly term: string;
  readonly value: string;
  readonly unit?: string;
  readonly signed?: boolean;
}

/** Nothing where there is nothing to tell. */
function Amount({ term, value, unit, signed = false }: AmountProps): ReactNode {
  if (isZeroText(value)) return null;
  return (
    <Fact term={term}>
      <ExactAmount value={value} {...(unit !== undefined && { unit })} signed={signed} />
    </Fact>
  );
}
