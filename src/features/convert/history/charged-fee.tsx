import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { ExactAmount } from "#src/records/cells.tsx";
import { noFigure } from "#src/ui/no-figure.tsx";

/** What a conversion was charged. One that nobody tells is not none. */
export function ChargedFee({ row }: { readonly row: ConvertHistoryRow }): ReactNode {
  const { t } = useTranslation();
  const { feeAmount: fee, feeCoin } = row;
  if (fee === undefined) return noFigure;
  return isZeroText(fee) ? t("convert.feeNone") : <ExactAmount value={fee} up unit={feeCoin} />;
}
