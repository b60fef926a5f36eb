import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { ExactAmount } from "#src/records/cells.tsx";
import { SkeletonLine } from "#src/ui/skeleton.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { DifferenceShare } from "./difference-share.tsx";

const panelClass = css`
  display: grid; gap: 8px; padding: 14px 16px; border: 1px solid var(--line); border-radius: var(--r2); background: var(--sunken);
`;
const panelRowClass = css`display: flex; justify-content: space-between; gap: 16px;`;

/** What the quote promised beside what came; the worker computes how far they lie apart. */
export function QuotedAndReceived({ row }: { readonly row: ConvertHistoryRow }): ReactNode {
  const { t } = useTranslation();
  const { quotedToAmount: quoted, toAmount: received, toCoin } = row;
  const difference = useCall("convert.quoteDifference", { quoted, received });
  const isSame = difference.data !== undefined && isZeroText(difference.data.amount);
  return (
    <div className={panelClass}>
      <div className={panelRowClass}>
        <span className={text.ink2}>{t("convert.result.quoted")}</span>
        <ExactAmount value={quoted} unit={toCoin} />
      </div>
      <div className={panelRowClass}>
        <span className={text.ink2}>{t("convert.records.receivedAmount")}</span>
        <ExactAmount value={received} unit={toCoin} className={text.strong} />
      </div>
      <div className={cx(panelRowClass, text.small)}>
        <span className={text.ink2}>{t("convert.records.difference")}</span>
        {difference.data === undefined ? (
          <SkeletonLine width="9em" height={16} />
        ) : isSame ? (
          <span>{t("convert.feeNone")}</span>
        ) : (
          <span>
            <ExactAmount value={difference.data.amount} unit={toCoin} signed />{" "}
            <DifferenceShare percent={difference.data.percent} />
          </span>
        )}
      </div>
      {difference.data !== undefined && !isSame && (
        <p className={cx(text.caption, text.ink3)}>
          {t(difference.data.isFar ? "convert.result.differsFar" : "convert.result.differs")}
        </p>
      )}
    </div>
  );
}
