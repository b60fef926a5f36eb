import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { EstimateRow } from "#shared/contract/convert-estimate.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { compareDecimalText } from "#shared/domain/decimal-text.ts";
import { useNewestUntil } from "#src/money/use-newest-until.ts";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { accountKey } from "../form/account.ts";
import type { Converting } from "../form/use-convert.ts";
import { useLiveRow } from "../form/use-live-row.ts";
import { isChargedIn } from "../quote/quote-charges.ts";
import { QuoteFees } from "../quote/quote-fees.tsx";
import type { OpenView } from "../quote/quote-session.ts";

type Expected = Pick<EstimateRow, "fromAmount" | "fromBalanceAfter">;

/** Fee, account, and what stays behind where the worker has computed it for this very amount. */
export function PriceFacts({
  convert,
  view,
}: {
  readonly convert: Converting;
  readonly view: OpenView;
}): ReactNode {
  const { t } = useTranslation();
  const { session, coinOf } = convert;
  const { quote } = view;
  const row = useLiveRow(convert.live, view.at !== "held");
  const now = row !== undefined && isOf(row, quote) ? row : undefined;
  const newest = useNewestUntil<Expected | undefined>(now ?? session.intent?.expects, now === undefined);
  const over = view.at === "refused" || view.at === "absent" || view.at === "unsettled";
  const holds = !over && newest !== undefined && isOf(newest, quote);
  // What a charge takes of the same coin is not in it.
  const { fromBalanceAfter: left = "" } = holds && !isChargedIn(quote, quote.fromCoin) ? newest : {};
  return (
    <DescriptionList>
      <QuoteFees quote={quote} />
      <Fact term={t("convert.confirm.fromAndTo")}>
        {t(accountKey(session.intent?.accountType ?? convert.account))}
      </Fact>
      {left !== "" && (
        <Fact term={t("convert.confirm.balanceAfter")}>
          <OwnFigure
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

/** It was computed for what is paid. */
function isOf({ fromAmount }: Expected, quote: OpenView["quote"]): boolean {
  return fromAmount !== "" && compareDecimalText(fromAmount, quote.fromAmount) === 0;
}
