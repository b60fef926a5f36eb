import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertQuote } from "#shared/contract/convert.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { RefusalMessage } from "../form/refusal-message.tsx";
import type { Converting } from "../form/use-convert.ts";
import { FlowNotes } from "./flow-notes.tsx";
import { type ComparedQuote, QuoteComparison } from "./quote-comparison.tsx";
import type { OpenView } from "./quote-session.ts";

export interface QuoteNotesProps {
  readonly convert: Converting;
  readonly view: OpenView;
}

/** What has to be said above the price of one coin, and beside it the price that it took the place of. */
export function QuoteNotes({ convert, view }: QuoteNotesProps): ReactNode {
  const { t } = useTranslation();
  return (
    <FlowNotes
      view={view}
      held={
        view.at === "held" &&
        view.before !== undefined && <PriceMoved convert={convert} before={view.before} after={view.quote} />
      }
      renderRefusal={(error) => <RefusalMessage error={error} convert={convert} />}
      unsettled={t("convert.result.unsettledText")}
    />
  );
}

/** The price that the market left behind beside the one that is offered now. */
function PriceMoved({
  convert,
  before,
  after,
}: {
  readonly convert: Converting;
  readonly before: ConvertQuote;
  readonly after: ConvertQuote;
}): ReactNode {
  const { t } = useTranslation();
  const isReceived = before.toAmount !== after.toAmount;
  const coin = isReceived ? after.toCoin : after.fromCoin;
  const side = (head: string, { exchangeRate, toAmount, fromAmount }: ConvertQuote): ComparedQuote => ({
    head,
    rate: exchangeRate,
    amount: isReceived ? toAmount : fromAmount,
  });
  return (
    <QuoteComparison
      label={t("convert.compare.moved")}
      before={side(t("convert.compare.lastPrice"), before)}
      after={side(t("convert.compare.newPrice"), after)}
      term={t(isReceived ? "convert.youReceive" : "convert.youPay")}
      coin={coin}
      places={convert.coinOf(coin)?.accuracyLength ?? anyAccuracy}
    />
  );
}
