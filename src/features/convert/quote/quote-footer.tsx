import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { QuoteFlowFooter } from "#src/money/quote-flow-footer.tsx";
import type { Converting } from "../form/use-convert.ts";
import { useLogIn } from "../form/use-log-in.ts";
import { historyPath } from "../paths.ts";
import { GapAct, useQuoteGap } from "./quote-gap.tsx";

export interface QuoteFooterProps {
  readonly convert: Converting;
  readonly onClose: () => void;
  /** Where its record is listed, and what the act is called; of a plain conversion where they are absent. */
  readonly history?: string;
  readonly act?: string;
}

/** What can be done about a conversion of one coin right now. */
export function QuoteFooter({ convert, onClose, ...own }: QuoteFooterProps): ReactNode {
  const { view, session } = convert;
  const { t } = useTranslation();
  const quote = view.at === "held" ? view.quote : null;
  const gap = useQuoteGap(convert, quote);
  const act = own.act ?? t("convert.confirm.now");
  return (
    <QuoteFlowFooter
      view={view}
      session={session}
      act={act}
      checking={gap === "pending"}
      {...(quote !== null &&
        gap !== null &&
        gap !== "pending" && {
          confirm: (
            <GapAct
              key={quote.quoteTxId}
              quote={quote}
              gap={gap}
              act={act}
              onAct={() => void session.confirm()}
            />
          ),
        })}
      hint={t("convert.confirm.hint")}
      nothing={t("convert.confirm.nothing")}
      history={own.history ?? historyPath}
      recordId={view.at === "settled" ? view.record.exchangeTxId : ""}
      onClose={onClose}
      onLogIn={useLogIn(convert.form)}
    />
  );
}
