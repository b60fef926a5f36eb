import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isOver } from "#src/money/is-over.ts";
import { DoneTitle, MoneyDialog, type MoneyDialogProps } from "#src/money/money-dialog.tsx";
import { isLocked, pricedOf, unknownOf } from "#src/money/quote-flow-view.ts";
import type { Converting } from "../form/use-convert.ts";
import { PriceFacts } from "../market/price-facts.tsx";
import { QuoteResult } from "./quote-result.tsx";
import type { OpenView } from "./quote-session.ts";
import { RecordLegs } from "./record-legs.tsx";
import { type ConversionWords, useQuoteText } from "./use-quote-text.ts";

export interface ConversionDialogProps extends Pick<MoneyDialogProps, "act" | "onClose" | "onLogIn"> {
  readonly convert: Converting;
  readonly words: ConversionWords;
  /** The page itself shows a price until it is confirmed: the dialog begins there. */
  readonly heldByPage?: boolean;
  readonly renderFooter: (view: OpenView) => ReactNode;
  /** The price and what has to be said of it, until the conversion has ended. */
  readonly children: (view: OpenView) => ReactNode;
}

/** One coin into another, from the quote to the true outcome, in one dialog: what is shown changes in place. */
export function ConversionDialog(props: ConversionDialogProps): ReactNode {
  const { convert, words, heldByPage = false, renderFooter, children, ...dialog } = props;
  const { view, coinOf } = convert;
  const announced = useQuoteText(convert, words);
  const isHeld = view.at === "held" || view.at === "expired";
  const shown = heldByPage && isHeld ? null : pricedOf(view);
  return (
    <MoneyDialog
      {...dialog}
      open={shown !== null}
      unknown={unknownOf(view)}
      locked={isLocked(view)}
      title={<Title view={shown} words={words} />}
      footer={shown !== null && renderFooter(shown)}
      announced={announced}
    >
      {shown?.at === "settled" && <QuoteResult convert={convert} quote={shown.quote} record={shown.record} />}
      {shown !== null && shown.at !== "settled" && (
        <>
          <RecordLegs record={shown.quote} credit={isOver(shown) ? "none" : "expected"} coinOf={coinOf} />
          {children(shown)}
          <PriceFacts convert={convert} view={shown} />
        </>
      )}
    </MoneyDialog>
  );
}

function Title({
  view,
  words,
}: Pick<ConversionDialogProps, "words"> & { readonly view: OpenView | null }): ReactNode {
  const { t } = useTranslation();
  switch (view?.at) {
    case "settled":
      if (view.record.exchangeStatus !== "success") return t(words.failed);
      return <DoneTitle>{t(words.converted)}</DoneTitle>;
    case "unsettled":
      return t("convert.result.unsettled");
    case "absent":
      return t("convert.confirm.absent");
    case "refused":
    case "expired":
      return t(words[view.at]);
    case undefined:
    case "held":
    case "sending":
    case "checking":
    case "settling":
      break;
  }
  return t(words.confirm);
}
