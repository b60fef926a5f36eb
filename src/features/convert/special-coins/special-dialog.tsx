import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { compareDecimalText } from "#shared/domain/decimal-text.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { QuoteFlowFooter } from "#src/money/quote-flow-footer.tsx";
import { Hold } from "#src/ui/hold.tsx";
import { Note } from "#src/ui/note.tsx";
import { useLogIn } from "../form/use-log-in.ts";
import { ConversionDialog } from "../quote/conversion-dialog.tsx";
import { chargesAreSame } from "../quote/quote-charges.ts";
import { QuoteNotes } from "../quote/quote-notes.tsx";
import type { OpenView } from "../quote/quote-session.ts";
import type { ConversionWords } from "../quote/use-quote-text.ts";
import { FixedRate } from "./fixed-rate.tsx";
import { type ShownRate, shownRate } from "./shown-rate.ts";
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

export interface SpecialDialogProps {
  readonly special: Exchanging;
  readonly onClose: () => void;
}

/** An exchange at a fixed rate. No ring: the rate does not run out. */
export default function SpecialDialog({ special, onClose }: SpecialDialogProps): ReactNode {
  return (
    <ConversionDialog
      act="exchange"
      convert={special}
      words={words}
      onClose={onClose}
      renderFooter={(view) => <Footer special={special} view={view} onClose={onClose} />}
    >
      {(view) => (
        <>
          {view.at === "held" ? (
            <HeldNote notice={noticeOf(special, view)} />
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
  const amount = format.amount(fromAmount, coinOf(fromCoin)?.accuracyLength ?? anyAccuracy);
  return (
    <QuoteFlowFooter
      view={view}
      session={session}
      act={t("convert.specialCoins.now", { amount: bidiIsolate(`${amount} ${fromCoin}`) })}
      hint={t(product.reversible ? "convert.specialCoins.canReturn" : "convert.specialCoins.noReturn")}
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

type Notice = keyof typeof heldWords | "none";

function HeldNote({ notice }: { readonly notice: Notice }): ReactNode {
  const { t } = useTranslation();
  if (notice === "none") return null;
  return (
    <Note tone="warn" announce>
      {t(heldWords[notice])}
    </Note>
  );
}

/** What is to be said of a price that is held; one that took another's place may bring the same and charge otherwise. */
function noticeOf(special: Exchanging, view: Extract<OpenView, { readonly at: "held" }>): Notice {
  const { quote, before, notice } = view;
  if (isFixed(special, quote) === false) return "moved";
  const isAsBefore =
    before !== undefined &&
    isEqual(before.fromAmount, quote.fromAmount) &&
    isEqual(before.toAmount, quote.toAmount);
  return isAsBefore && notice === "moved" && !chargesAreSame(before, quote) ? "charged" : notice;
}

/** The rate that stands; while money may be on its way, how far it is. */
function Rate({ special, view }: { readonly special: Exchanging; readonly view: OpenView }): ReactNode {
  const { t } = useTranslation();
  if (view.at === "checking") {
    return (
      <Hold
        state={{ kind: "unknown" }}
        title={t("convert.specialCoins.checking")}
        detail={t("convert.specialCoins.checkingText")}
      />
    );
  }
  if (view.at === "sending" || view.at === "settling") {
    const key = view.at === "sending" ? "convert.specialCoins.sending" : "money.confirm.settling";
    return <Hold state={{ kind: "busy" }} title={t(key)} />;
  }
  if (view.at !== "held") return null;
  return <FixedRate shown={rateOf(special, view.quote)}>{t("convert.specialCoins.noExpiry")}</FixedRate>;
}

/** The server's own word where it is exact, and where nothing says that it is the fixed rate: one that was changed shows as what it is now. */
function rateOf(special: Exchanging, quote: OpenView["quote"]): Pick<ShownRate, "from" | "to" | "rate"> {
  const { fromCoin: from, toCoin: to, exchangeRate: rate } = quote;
  const isOwn = from === special.product.coin || rate === "1" || isFixed(special, quote) !== true;
  return isOwn ? { from, to, rate } : shownRate(special);
}

/**
 * Whether the price is what the fixed rate makes of the amount, as the form told it; where the form could not, whether its rate
 * is the product's, in the direction in which that is exact. Null where neither says.
 */
function isFixed({ product, row, current }: Exchanging, quote: OpenView["quote"]): boolean | null {
  const { fromCoin, fromAmount, toAmount, exchangeRate } = quote;
  if (current && row !== undefined && row.fromAmount !== "" && row.toAmount !== "") {
    return isEqual(row.fromAmount, fromAmount) && isEqual(row.toAmount, toAmount);
  }
  const { coin, fixedRate } = product;
  return fromCoin === coin || isEqual(fixedRate, "1") ? isEqual(exchangeRate, fixedRate) : null;
}

const isEqual = (one: string, other: string): boolean => compareDecimalText(one, other) === 0;
