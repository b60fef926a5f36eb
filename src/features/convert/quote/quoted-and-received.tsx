import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { ExactAmount } from "#src/records/cells.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { SkeletonLine } from "#src/ui/skeleton.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { DifferenceShare } from "./difference-share.tsx";

const panelClass = css`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; padding: 14px 16px; border: 1px solid var(--line); border-radius: var(--r2);
  background: var(--sunken);
`;

/** What the quote promised beside what came; the worker computes how far they lie apart. */
export function QuotedAndReceived({ row }: { readonly row: ConvertHistoryRow }): ReactNode {
  const { t } = useTranslation();
  const { quotedToAmount: quoted, toAmount: received, toCoin } = row;
  const difference = useCall("convert.quoteDifference", { quoted, received });
  const isSame = difference.data !== undefined && isZeroText(difference.data.amount);
  return (
    <div className={panelClass}>
      <DescriptionList>
        <Fact term={t("convert.result.quoted")}>
          <ExactAmount value={quoted} unit={toCoin} />
        </Fact>
        <Fact term={t("convert.records.receivedAmount")}>
          <ExactAmount value={received} unit={toCoin} className={text.strong} />
        </Fact>
        <Fact term={t("convert.records.difference")}>
          {difference.data === undefined ? (
            <SkeletonLine width="9em" height={16} />
          ) : isSame ? (
            t("convert.feeNone")
          ) : (
            <>
              <ExactAmount value={difference.data.amount} unit={toCoin} signed />{" "}
              <DifferenceShare percent={difference.data.percent} />
            </>
          )}
        </Fact>
      </DescriptionList>
      {difference.data !== undefined && !isSame && (
        <p className={cx(text.caption, text.ink3)}>
          {t(difference.data.isFar ? "convert.result.differsFar" : "convert.result.differs")}
        </p>
      )}
    </div>
  );
}
