import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { AnnouncedStep } from "#src/money/announced-step.tsx";
import { DescriptionList } from "#src/ui/description-list.tsx";
import { flow } from "#src/ui/flow.ts";
import { isFocusNowhere } from "#src/ui/focus-nowhere.ts";
import { isCharged } from "../quote/quote-charges.ts";
import { QuoteFees } from "../quote/quote-fees.tsx";
import { QuoteHold } from "../quote/quote-hold.tsx";
import { QuoteNotes } from "../quote/quote-notes.tsx";
import { useQuoteText } from "../quote/use-quote-text.ts";
import type { Trading } from "./use-block.ts";

/** The quote while it is held, with its seconds and the live price beside it; said aloud when it comes. */
export function BlockQuote({ block }: { readonly block: Trading }): ReactNode {
  const { view } = block;
  const { t } = useTranslation();
  const announced = useQuoteText(block);
  const place = useRef<HTMLElement>(null);
  const isHeld = view.at === "held" || view.at === "expired";
  const id = isHeld ? view.quote.quoteTxId : "";
  useEffect(() => {
    // The button that asked is gone: the keyboard goes on at the quote, and presses nothing.
    if (id !== "" && isFocusNowhere()) place.current?.focus();
  }, [id]);
  return (
    <>
      <AnnouncedStep text={isHeld ? announced : ""} />
      {isHeld && (
        <section ref={place} tabIndex={-1} aria-label={t("convert.block.quote")} className={flow.stack4}>
          <QuoteNotes convert={block} view={view} />
          {isCharged(view.quote) && (
            <DescriptionList>
              <QuoteFees quote={view.quote} />
            </DescriptionList>
          )}
          <QuoteHold convert={block} view={view} />
        </section>
      )}
    </>
  );
}
