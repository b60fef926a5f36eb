import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { compareDecimalText } from "#shared/domain/decimal-text.ts";
import { DoneTitle, MoneyDialog } from "#src/money/money-dialog.tsx";
import { isLocked, unknownOf } from "#src/money/quote-flow-view.ts";
import { Hold } from "#src/ui/hold.tsx";
import { Note } from "#src/ui/note.tsx";
import { PriceFacts } from "../market/price-facts.tsx";
import { QuoteNotes } from "../quote/quote-notes.tsx";
import { QuoteResult } from "../quote/quote-result.tsx";
import type { OpenView } from "../quote/quote-view.ts";
import { RecordLegs } from "../quote/record-legs.tsx";
import { FixedRate } from "./fixed-rate.tsx";
import { type ShownRate, shownRate } from "./shown-rate.ts";
import { SpecialFooter } from "./special-footer.tsx";
import type { Exchanging } from "./use-special.ts";
import { useSpecialText } from "./use-special-text.ts";

const titles: Readonly<Partial<Record<OpenView["at"], string>>> = {
  settled: "convert.specialCoins.done",
  unsettled: "convert.result.unsettled",
  absent: "convert.confirm.absent",
  refused: "convert.specialCoins.refused",
  expired: "convert.specialCoins.refused",
};

export interface SpecialDialogProps {
  readonly special: Exchanging;
  readonly onClose: () => void;
}

/** From the summary to the true outcome, in one dialog. No ring: the rate does not run out. */
export default function SpecialDialog({ special, onClose }: SpecialDialogProps): ReactNode {
  const { view } = special;
  const announced = useSpecialText(special);
  const open = view.at === "closed" || view.at === "quoting" || view.at === "unknown" ? null : view;
  return (
    <MoneyDialog
      act="exchange"
      open={open !== null}
      unknown={unknownOf(view)}
      locked={isLocked(view)}
      onClose={onClose}
      title={open !== null && <Title view={open} />}
      footer={open !== null && <SpecialFooter special={special} view={open} onClose={onClose} />}
      announced={announced}
    >
      {open !== null && <Body special={special} view={open} />}
    </MoneyDialog>
  );
}

function Title({ view }: { readonly view: OpenView }): ReactNode {
  const { t } = useTranslation();
  if (view.at === "settled" && view.record.exchangeStatus !== "success")
    return t("convert.specialCoins.failure");
  const title = t(titles[view.at] ?? "convert.specialCoins.confirmTitle");
  if (view.at !== "settled") return title;
  return <DoneTitle>{title}</DoneTitle>;
}

function Body({ special, view }: { readonly special: Exchanging; readonly view: OpenView }): ReactNode {
  const { coinOf } = special;
  if (view.at === "settled") return <QuoteResult convert={special} quote={view.quote} record={view.record} />;
  const { quote } = view;
  const dead = view.at === "expired" || view.at === "absent" || view.at === "refused";
  return (
    <>
      <RecordLegs record={quote} credit={dead ? "none" : "expected"} coinOf={coinOf} />
      {view.at === "held" ? (
        <HeldNote notice={isOffRate(special, quote) ? "moved" : view.notice} />
      ) : (
        <QuoteNotes convert={special} view={view} />
      )}
      <Rate special={special} view={view} />
      <PriceFacts convert={special} view={view} />
    </>
  );
}

function HeldNote({ notice }: { readonly notice: "none" | "moved" | "unsent" }): ReactNode {
  const { t } = useTranslation();
  if (notice === "none") return null;
  return (
    <Note tone="warn" announce>
      {t(notice === "moved" ? "convert.specialCoins.changed" : "convert.specialCoins.unsent")}
    </Note>
  );
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

/** The server's own word where it is exact: a rate that was changed shows as what it is now. */
function rateOf(special: Exchanging, quote: OpenView["quote"]): Pick<ShownRate, "from" | "to" | "rate"> {
  const { fromCoin: from, toCoin: to, exchangeRate: rate } = quote;
  const isOwn = from === special.product.coin || rate === "1" || isOffRate(special, quote);
  return isOwn ? { from, to, rate } : shownRate(special);
}

/** The price is not what the fixed rate makes of the amount, as the form told it. */
function isOffRate({ row, current }: Exchanging, { fromAmount, toAmount }: OpenView["quote"]): boolean {
  if (!current || row === undefined || row.fromAmount === "" || row.toAmount === "") return false;
  return (
    compareDecimalText(row.fromAmount, fromAmount) !== 0 || compareDecimalText(row.toAmount, toAmount) !== 0
  );
}
