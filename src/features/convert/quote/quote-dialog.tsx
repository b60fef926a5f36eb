import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { device } from "#src/entry/device.ts";
import { DoneTitle, MoneyDialog } from "#src/money/money-dialog.tsx";
import { isLocked, unknownOf } from "#src/money/quote-flow-view.ts";
import { rememberPair } from "../form/recent-pairs.ts";
import type { Converting } from "../form/use-convert.ts";
import { useLogIn } from "../form/use-log-in.ts";
import { PriceFacts } from "../market/price-facts.tsx";
import { QuoteFooter, type QuoteFooterProps } from "./quote-footer.tsx";
import { QuoteHold } from "./quote-hold.tsx";
import { QuoteNotes } from "./quote-notes.tsx";
import { QuoteResult } from "./quote-result.tsx";
import type { QuoteView } from "./quote-view.ts";
import { RecordLegs } from "./record-legs.tsx";
import { useQuoteText } from "./use-quote-text.ts";

const titles = {
  settled: "convert.result.success",
  unsettled: "convert.result.unsettled",
  absent: "convert.confirm.absent",
  refused: "convert.confirm.refused",
} as const;

export interface QuoteDialogProps extends QuoteFooterProps {
  /** The page itself shows a quote until it is confirmed: the dialog begins there. */
  readonly heldByPage?: boolean;
}

/** From the quote to the true outcome, in one dialog: what is shown changes in place. */
export default function QuoteDialog({ heldByPage = false, ...footer }: QuoteDialogProps): ReactNode {
  const { convert, onClose } = footer;
  const { view } = convert;
  const isHeld = view.at === "held" || view.at === "expired";
  const open =
    view.at !== "closed" && view.at !== "quoting" && view.at !== "unknown" && !(heldByPage && isHeld);
  const announced = useQuoteText(convert);
  const logIn = useLogIn(convert.form);
  useRemembered(view);
  return (
    <MoneyDialog
      act="convert"
      open={open}
      unknown={unknownOf(view)}
      locked={isLocked(view)}
      onClose={onClose}
      onLogIn={logIn}
      title={<Title convert={convert} />}
      footer={open && <QuoteFooter {...footer} />}
      announced={announced}
    >
      {open && <QuoteBody convert={convert} />}
    </MoneyDialog>
  );
}

/** A pair that a price was shown for is at hand on the next visit. */
function useRemembered(view: QuoteView): void {
  const { fromCoin: from = "", toCoin: to = "" } = view.at === "held" ? view.quote : {};
  useEffect(() => {
    if (from !== "") rememberPair(device, { from, to });
  }, [from, to]);
}

function Title({ convert }: { readonly convert: Converting }): ReactNode {
  const { t } = useTranslation();
  const key = titleKey(convert);
  if (key !== titles.settled) return t(key);
  return <DoneTitle>{t(key)}</DoneTitle>;
}

function titleKey({ view }: Converting): string {
  if (view.at === "settled" && view.record.exchangeStatus !== "success") return "convert.result.failure";
  return view.at in titles ? titles[view.at as keyof typeof titles] : "convert.confirm.title";
}

function QuoteBody({ convert }: { readonly convert: Converting }): ReactNode {
  const { view, coinOf } = convert;
  if (view.at === "closed" || view.at === "quoting" || view.at === "unknown") return null;
  if (view.at === "settled") return <QuoteResult convert={convert} quote={view.quote} record={view.record} />;
  const { quote } = view;
  const dead = view.at === "expired" || view.at === "absent" || view.at === "refused";
  return (
    <>
      <RecordLegs record={quote} credit={dead ? "none" : "expected"} coinOf={coinOf} />
      <QuoteNotes convert={convert} view={view} />
      <QuoteHold convert={convert} view={view} />
      <PriceFacts convert={convert} view={view} />
    </>
  );
}
