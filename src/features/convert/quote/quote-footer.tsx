import type { ReactNode } from "react";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { QuoteFlowFooter } from "#src/money/quote-flow-footer.tsx";
import type { Converting } from "../form/use-convert.ts";
import { useLogIn } from "../form/use-log-in.ts";
import { historyPath } from "../paths.ts";
import { GapAct, useQuoteGap } from "./quote-gap.tsx";

export interface QuoteFooterProps {
  readonly convert: Converting;
  readonly onClose: () => void;
}

/** What can be done about a conversion of one coin right now. */
export function QuoteFooter({ convert, onClose }: QuoteFooterProps): ReactNode {
  const { view, session } = convert;
  const { t } = useTranslation();
  const quote = view.at === "held" ? view.quote : null;
  const gap = useQuoteGap(convert, quote);
  const act = t("convert.confirm.now");
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
      history={historyPath}
      recordId={view.at === "settled" ? view.record.exchangeTxId : ""}
      onClose={onClose}
      onLogIn={useLogIn(convert.form)}
    />
  );
}
