import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { wholePlaces } from "#shared/domain/whole-places.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { ProgressHold, type ProgressWords } from "#src/money/progress-hold.tsx";
import { QuoteFlowFooter } from "#src/money/quote-flow-footer.tsx";
import { pricedOf } from "#src/money/quote-flow-view.ts";
import { Note } from "#src/ui/note.tsx";
import { useLogIn } from "../form/use-log-in.ts";
import { ConversionDialog } from "../quote/conversion-dialog.tsx";
import { QuoteNotes } from "../quote/quote-notes.tsx";
import type { OpenView } from "../quote/quote-session.ts";
import type { ConversionWords } from "../quote/use-quote-text.ts";
import { useFixedCaution } from "./fixed-caution.tsx";
import { isFixed, noticeOf, rateOf } from "./fixed-quote.ts";
import { FixedRate } from "./fixed-rate.tsx";
import { productHistoryPath } from "./special-path.ts";
import type { Exchanging } from "./use-special.ts";

const words: ConversionWords = {
  confirm: "convert.specialCoins.confirmTitle",
  expired: "convert.specialCoins.refused",
  refused: "convert.specialCoins.refused",
  converted: "convert.specialCoins.done",
  failed: "convert.specialCoins.failure",
  saysPrice: "convert.specialCoins.announce",
  saysSending: "convert.specialCoins.sending",
  saysReceived: "convert.specialCoins.received",
};

/** Where nothing says that it is at the fixed rate. */
const plainWords: ConversionWords = { ...words, saysPrice: "convert.specialCoins.announcePrice" };

const progress: ProgressWords = {
  sending: words.saysSending,
  checking: "convert.specialCoins.checking",
  checkingText: "convert.specialCoins.checkingText",
};

export interface SpecialDialogProps {
  readonly special: Exchanging;
  readonly onClose: () => void;
}

/** An exchange at a fixed rate. No ring: the rate does not run out. */
export default function SpecialDialog({ special, onClose }: SpecialDialogProps): ReactNode {
  const shown = pricedOf(special.view);
  return (
    <ConversionDialog
      act="exchange"
      convert={special}
      words={shown !== null && isFixed(special, shown.quote) === true ? words : plainWords}
      onClose={onClose}
      renderFooter={(view) => <Footer special={special} view={view} onClose={onClose} />}
    >
      {(view) => (
        <>
          {view.at === "held" ? (
            <HeldNote notice={noticeOf(view)} />
          ) : (
            <QuoteNotes convert={special} view={view} />
          )}
          <Rate special={special} view={view} />
        </>
      )}
    </ConversionDialog>
  );
}

function Footer({ special, view, onClose }: SpecialDialogProps & { readonly view: OpenView }): ReactNode {
  const { product, session, coinOf } = special;
  const { t } = useTranslation();
  const format = useFormat();
  const { fromCoin, fromAmount } = view.quote;
  const caution = useFixedCaution(special, view);
  const isReturn = product.reversible && isFixed(special, view.quote) === true;
  const amount = format.amount(fromAmount, wholePlaces(fromAmount, coinOf(fromCoin)?.accuracyLength));
  return (
    <QuoteFlowFooter
      view={view}
      session={session}
      act={t("convert.specialCoins.now", { amount: bidiIsolate(`${amount} ${fromCoin}`) })}
      caution={caution}
      {...(isReturn && { hint: t("convert.specialCoins.canReturn") })}
      {...(!product.reversible && { hint: t("convert.specialCoins.noReturn") })}
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

const heldWords = {
  moved: "convert.specialCoins.changed",
  charged: "convert.specialCoins.charged",
  unsent: "convert.specialCoins.unsent",
} as const;

function HeldNote({ notice }: { readonly notice: ReturnType<typeof noticeOf> }): ReactNode {
  const { t } = useTranslation();
  if (notice === "none") return null;
  return (
    <Note tone="warn" announce>
      {t(heldWords[notice])}
    </Note>
  );
}

/** The rate that stands; while money may be on its way, how far it is. */
function Rate({ special, view }: { readonly special: Exchanging; readonly view: OpenView }): ReactNode {
  const { t } = useTranslation();
  if (view.at !== "held") return <ProgressHold at={view.at} words={progress} />;
  const { quote } = view;
  return (
    <FixedRate shown={rateOf(special, quote)}>
      {t(isFixed(special, quote) === true ? "convert.specialCoins.noExpiry" : "convert.gap.quote")}
    </FixedRate>
  );
}
