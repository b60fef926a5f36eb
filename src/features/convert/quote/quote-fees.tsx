import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertQuote } from "#shared/contract/convert.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { Fact } from "#src/ui/description-list.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { chargesOf } from "./quote-charges.ts";

export interface QuoteFeesProps {
  readonly quote: ConvertQuote;
  /** It is over: hidden with all that a person owns. */
  readonly past?: boolean;
}

/** What a quote charges beside its rate: the fee, and the tax where there is one. */
export function QuoteFees({ quote, past = false }: QuoteFeesProps): ReactNode {
  const { t } = useTranslation();
  const { fee, tax } = chargesOf(quote);
  const Amount = past ? OwnFigure : Figure;
  return (
    <>
      <Fact term={t("convert.fee")}>
        {isZeroText(fee.amount) ? (
          t("convert.feeNone")
        ) : (
          <Amount kind="amount" value={fee.amount} places={anyAccuracy} unit={fee.coin} up />
        )}
      </Fact>
      {!isZeroText(tax.amount) && (
        <Fact term={t("convert.tax")}>
          <Amount kind="amount" value={tax.amount} places={anyAccuracy} unit={tax.coin} up />
        </Fact>
      )}
    </>
  );
}
