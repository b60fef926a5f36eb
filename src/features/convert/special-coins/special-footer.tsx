import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { QuoteFlowFooter } from "#src/money/quote-flow-footer.tsx";
import { useLogIn } from "../form/use-log-in.ts";
import type { OpenView } from "../quote/quote-view.ts";
import { productHistoryPath } from "./special-path.ts";
import type { Exchanging } from "./use-special.ts";

export interface SpecialFooterProps {
  readonly special: Exchanging;
  readonly view: OpenView;
  readonly onClose: () => void;
}

/** What can be done about an exchange at a fixed rate right now. */
export function SpecialFooter({ special, view, onClose }: SpecialFooterProps): ReactNode {
  const { product, session, coinOf } = special;
  const { t } = useTranslation();
  const format = useFormat();
  const { fromCoin, fromAmount } = view.quote;
  const amount = format.amount(fromAmount, coinOf(fromCoin)?.accuracyLength ?? anyAccuracy);
  return (
    <QuoteFlowFooter
      view={view}
      session={session}
      act={t("convert.specialCoins.now", { amount: bidiIsolate(`${amount} ${fromCoin}`) })}
      hint={t(product.reversible ? "convert.specialCoins.canReturn" : "convert.specialCoins.noReturn")}
      sentHint={t("convert.specialCoins.sentHint")}
      renew={t("convert.specialCoins.again")}
      nothing={t("convert.specialCoins.nothing")}
      history={productHistoryPath(product.productId)}
      recordId={view.at === "settled" ? view.record.exchangeTxId : ""}
      onClose={onClose}
      onLogIn={useLogIn(special.form)}
    />
  );
}
