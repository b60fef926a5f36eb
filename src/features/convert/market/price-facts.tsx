import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { compareDecimalText } from "#shared/domain/decimal-text.ts";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { accountKey } from "../form/account.ts";
import type { Converting } from "../form/use-convert.ts";
import { isChargedIn } from "../quote/quote-charges.ts";
import { QuoteFees } from "../quote/quote-fees.tsx";
import type { OpenView } from "../quote/quote-session.ts";

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
  const over = view.at === "refused" || view.at === "absent" || view.at === "unsettled";
  const expects = over ? undefined : session.intent?.expects;
  const holds =
    expects !== undefined &&
    expects.fromAmount !== "" &&
    compareDecimalText(expects.fromAmount, quote.fromAmount) === 0;
  // What a charge takes of the same coin is not in it.
  const left = holds && !isChargedIn(quote, quote.fromCoin) ? expects.fromBalanceAfter : "";
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
