import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertQuote } from "#shared/contract/convert.ts";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { compareDecimalText } from "./decimal-order.ts";
import type { Convert } from "./use-convert.ts";

const anyAccuracy = 18;

/** Fee, account, and what stays behind where the worker has reckoned it for this very amount. */
export function PriceFacts({
  convert,
  quote,
}: {
  readonly convert: Convert;
  readonly quote: ConvertQuote;
}): ReactNode {
  const { t } = useTranslation();
  const { session, coinOf } = convert;
  const expects = session.intent?.expects;
  const holds =
    expects !== undefined &&
    expects.fromAmount !== "" &&
    compareDecimalText(expects.fromAmount, quote.fromAmount) === 0;
  const left = holds ? expects.fromBalanceAfter : "";
  return (
    <DescriptionList>
      <Fact term={t("convert.fee")}>{t("convert.feeNone")}</Fact>
      <Fact term={t("convert.confirm.fromAndTo")}>{t("convert.account.fundingFull")}</Fact>
      {left !== "" && (
        <Fact term={t("convert.confirm.balanceAfter")}>
          <Figure
            kind="amount"
            value={left}
            places={coinOf(quote.fromCoin)?.accuracyLength ?? anyAccuracy}
            unit={quote.fromCoin}
          />
        </Fact>
      )}
    </DescriptionList>
  );
}
