import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { QuoteFlowFooter } from "#src/money/quote-flow-footer.tsx";
import { useClientStore } from "#src/state/client-store.ts";
import { device } from "#src/state/storages.ts";
import { rememberPair } from "../form/recent-pairs.ts";
import type { Converting } from "../form/use-convert.ts";
import { useLogIn } from "../form/use-log-in.ts";
import { historyPath } from "../paths.ts";
import { ConversionDialog } from "./conversion-dialog.tsx";
import { useQuoteGap } from "./quote-gap.tsx";
import { QuoteHold } from "./quote-hold.tsx";
import { QuoteNotes } from "./quote-notes.tsx";
import type { OpenView, QuoteView } from "./quote-session.ts";
import { marketWords } from "./use-quote-text.ts";

export interface QuoteDialogProps {
  readonly convert: Converting;
  readonly onClose: () => void;
  /** Where its record is listed, and what the act is called; of a plain conversion where they are absent. */
  readonly history?: string;
  readonly act?: string;
  readonly heldByPage?: boolean;
}

/** A conversion at a quote of the market. */
export default function QuoteDialog(props: QuoteDialogProps): ReactNode {
  const { convert, onClose, heldByPage = false } = props;
  const logIn = useLogIn(convert.form);
  useRemembered(convert.view);
  return (
    <ConversionDialog
      act="convert"
      convert={convert}
      words={marketWords}
      heldByPage={heldByPage}
      onClose={onClose}
      onLogIn={logIn}
      renderFooter={(view) => <Footer {...props} view={view} onLogIn={logIn} />}
    >
      {(view) => (
        <>
          <QuoteNotes convert={convert} view={view} />
          <QuoteHold convert={convert} view={view} />
        </>
      )}
    </ConversionDialog>
  );
}

/** A pair that a price was shown for is at hand on the next visit. */
function useRemembered(view: QuoteView): void {
  const { fromCoin: from = "", toCoin: to = "" } = view.at === "held" ? view.quote : {};
  useEffect(() => {
    if (from !== "") rememberPair(device, useClientStore.getState().user?.id ?? 0, { from, to });
  }, [from, to]);
}

interface FooterProps extends QuoteDialogProps {
  readonly view: OpenView;
  readonly onLogIn: () => void;
}

function Footer({ convert, view, act, history = historyPath, onClose, onLogIn }: FooterProps): ReactNode {
  const { t } = useTranslation();
  const caution = useQuoteGap(convert, view.at === "held" ? view.quote : null);
  return (
    <QuoteFlowFooter
      view={view}
      session={convert.session}
      act={act ?? t("convert.confirm.now")}
      caution={caution}
      hint={t("convert.confirm.hint")}
      nothing={t("convert.confirm.nothing")}
      history={history}
      recordId={view.at === "settled" ? view.record.exchangeTxId : ""}
      onClose={onClose}
      onLogIn={onLogIn}
    />
  );
}
