import { CircleCheck } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { OutcomeBody } from "#src/money/outcome-body.tsx";
import { OutcomeFooter } from "#src/money/outcome-footer.tsx";
import { useIntent } from "#src/money/use-open-intents.ts";
import { Dialog } from "#src/ui/dialog.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { hiddenText, text } from "#src/ui/text.ts";
import { device } from "../form/device.ts";
import { rememberPair } from "../form/recent-pairs.ts";
import type { Converting } from "../form/use-convert.ts";
import { useLogIn } from "../form/use-log-in.ts";
import { PriceFacts } from "../market/price-facts.tsx";
import { Legs } from "./legs.tsx";
import { QuoteFooter } from "./quote-footer.tsx";
import { QuoteHold } from "./quote-hold.tsx";
import { QuoteNotes } from "./quote-notes.tsx";
import { QuoteResult } from "./quote-result.tsx";
import { isLocked, type QuoteView } from "./quote-view.ts";
import { useQuoteWords } from "./use-quote-words.ts";

const titles = {
  settled: "convert.result.success",
  unsettled: "convert.result.unsettled",
  absent: "convert.confirm.absent",
  refused: "convert.confirm.refused",
  unknown: "money.title.convert",
} as const;

export interface QuoteDialogProps {
  readonly convert: Converting;
  readonly onClose: () => void;
}

/** From the firm price to the true outcome, in one dialog: what is shown changes in place. */
export default function QuoteDialog({ convert, onClose }: QuoteDialogProps): ReactNode {
  const { view } = convert;
  const open = view.at !== "closed" && view.at !== "asking";
  const sent = useIntent(view.at === "unknown" ? view.requestId : "");
  const logIn = useLogIn(convert.form);
  useRemembered(view);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      sending={isLocked(view)}
      title={<Title convert={convert} />}
      footer={
        sent !== undefined ? (
          <OutcomeFooter intent={sent} onClose={onClose} onLogIn={logIn} />
        ) : open ? (
          <QuoteFooter convert={convert} onClose={onClose} />
        ) : undefined
      }
    >
      {open && (
        <>
          <SpokenStep convert={convert} />
          {sent !== undefined && view.at === "unknown" && (
            <OutcomeBody intent={sent} goesOn={view.quote !== null} />
          )}
          <QuoteBody convert={convert} />
        </>
      )}
    </Dialog>
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
  return (
    <span className={flow.row}>
      <Icon of={CircleCheck} size={20} className={text.ok} />
      {t(key)}
    </span>
  );
}

function titleKey({ view }: Converting): string {
  if (view.at === "settled" && view.record.exchangeStatus !== "success") return "convert.result.failure";
  return view.at in titles ? titles[view.at as keyof typeof titles] : "convert.confirm.title";
}

function QuoteBody({ convert }: { readonly convert: Converting }): ReactNode {
  const { view, coinOf } = convert;
  const { t } = useTranslation();
  if (view.at === "closed" || view.at === "asking" || view.at === "unknown") return null;
  if (view.at === "settled") return <QuoteResult convert={convert} quote={view.quote} record={view.record} />;
  const { quote } = view;
  const dead = view.at === "expired" || view.at === "absent" || view.at === "refused";
  return (
    <>
      <Legs
        dead={dead}
        from={{
          label: t("convert.youPay"),
          coin: quote.fromCoin,
          info: coinOf(quote.fromCoin),
          amount: quote.fromAmount,
        }}
        to={{
          label: t("convert.youReceive"),
          coin: quote.toCoin,
          info: coinOf(quote.toCoin),
          amount: quote.toAmount,
        }}
      />
      <QuoteNotes convert={convert} view={view} />
      <QuoteHold convert={convert} view={view} />
      <PriceFacts convert={convert} view={view} />
    </>
  );
}

/** Within the dialog, since all around it is silent while it is open. Filled after it is there: only changes are said. */
function SpokenStep({ convert }: { readonly convert: Converting }): ReactNode {
  const words = useQuoteWords(convert);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (place.current !== null) place.current.textContent = words;
  }, [words]);
  return <span ref={place} className={hiddenText} role="status" />;
}
