import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertQuote } from "#shared/contract/convert.ts";
import type { ErrorData } from "#shared/rpc/errors.ts";
import { Note } from "#src/ui/note.tsx";
import { RefusalWords } from "../form/refusal-words.tsx";
import type { Converting } from "../form/use-convert.ts";
import { type ComparedQuote, QuoteComparison } from "./quote-comparison.tsx";
import type { OpenView } from "./quote-view.ts";

export interface QuoteNotesProps {
  readonly convert: Converting;
  readonly view: OpenView;
}

/** What has to be said above the price: that it is a new one, that nothing was sent, why it was refused. */
export function QuoteNotes({ convert, view }: QuoteNotesProps): ReactNode {
  const { t } = useTranslation();
  switch (view.at) {
    case "held":
      if (view.notice === "none") return null;
      return (
        <>
          <Note tone="warn" announce>
            {t(view.notice === "moved" ? "convert.confirm.moved" : "convert.confirm.unsent")}
          </Note>
          {view.before !== undefined && (
            <PriceMoved convert={convert} before={view.before} after={view.quote} />
          )}
        </>
      );
    case "expired":
      return <Again convert={convert} refusal={view.refusal} />;
    case "refused":
      return (
        <>
          <Note tone="bad" announce>
            <RefusalWords error={view.error} convert={convert} />
          </Note>
          <Again convert={convert} refusal={view.refusal} />
        </>
      );
    case "absent":
      return (
        <>
          <Note tone="info" announce>
            {t("convert.confirm.absentText")}
          </Note>
          <Again convert={convert} refusal={view.refusal} />
        </>
      );
    case "unsettled":
      return (
        <Note tone="info" announce>
          {t("convert.result.unsettledText")}
        </Note>
      );
    case "sending":
    case "seeking":
    case "settling":
    case "settled":
      break;
  }
  return null;
}

/** A new price was asked for and refused. */
function Again({
  convert,
  refusal,
}: {
  readonly convert: Converting;
  readonly refusal: ErrorData | null;
}): ReactNode {
  if (refusal === null) return null;
  return (
    <Note tone="bad" announce>
      <RefusalWords error={refusal} convert={convert} />
    </Note>
  );
}

const anyAccuracy = 18;

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
