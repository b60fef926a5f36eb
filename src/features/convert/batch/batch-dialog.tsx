import { type ReactNode, useEffect, useRef } from "react";
import type { BatchRecord, SmallQuotes } from "#shared/contract/small-balance.ts";
import { useTopic } from "#src/bridge/use-topic.ts";
import { useFormat } from "#src/i18n/format.ts";
import { isolated } from "#src/i18n/isolated.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { OutcomeBody } from "#src/money/outcome-body.tsx";
import { OutcomeFooter } from "#src/money/outcome-footer.tsx";
import { useIntent } from "#src/money/use-open-intents.ts";
import { Dialog } from "#src/ui/dialog.tsx";
import { hiddenText } from "#src/ui/text.ts";
import { isLocked, type PricedView as Quoted } from "../quote/quote-view.ts";
import { BatchFooter } from "./batch-footer.tsx";
import { BatchHold } from "./batch-hold.tsx";
import { BatchNotes } from "./batch-notes.tsx";
import { QuotedCoins } from "./quoted-coins.tsx";
import type { Batch } from "./use-batch.ts";

/** A run that has a price: what the dialog shows. */
export type PricedView = Quoted<SmallQuotes, BatchRecord>;

export interface BatchDialogProps {
  readonly batch: Batch;
  readonly onClose: () => void;
}

/** From the firm price of all chosen coins until the run has ended, which its own page tells. */
export function BatchDialog({ batch, onClose }: BatchDialogProps): ReactNode {
  const { view } = batch;
  // A run that ended goes on as a page; until that is there, its last step stays.
  const priced =
    view.at === "closed" || view.at === "asking" || view.at === "settled" || view.at === "unknown"
      ? null
      : view;
  const sent = useIntent(view.at === "unknown" ? view.requestId : "");
  const { t } = useTranslation();
  const total = useQuoted(batch, priced);
  return (
    <Dialog
      open={priced !== null || sent !== undefined}
      onClose={onClose}
      width={560}
      sending={isLocked(view)}
      title={sent === undefined ? <Title view={priced} /> : t("money.title.convert")}
      footer={
        sent !== undefined ? (
          <OutcomeFooter intent={sent} onClose={onClose} />
        ) : priced === null ? undefined : (
          <BatchFooter batch={batch} view={priced} receive={total?.quoted?.receive ?? ""} onClose={onClose} />
        )
      }
    >
      {sent !== undefined && view.at === "unknown" && (
        <OutcomeBody intent={sent} goesOn={view.quote !== null} />
      )}
      {priced !== null && (
        <>
          <SpokenStep view={priced} receive={total?.quoted?.receive ?? ""} places={total?.places ?? 0} />
          <BatchHold batch={batch} view={priced} live={total?.receive ?? ""} places={total?.places ?? 0} />
          <BatchNotes batch={batch} view={priced} />
          <QuotedCoins batch={batch} view={priced} total={total} />
        </>
      )}
    </Dialog>
  );
}

/** The sums of the price, and what the same coins would bring now. */
function useQuoted({ form, currency }: Batch, view: PricedView | null) {
  const coins = view?.quote.result.exchangeCoins ?? [];
  const toCoin = coins[0]?.toCoin ?? form.toCoin;
  const { rows } = useTopic(
    "batch.estimate",
    view === null
      ? null
      : {
          accountType: form.accountType,
          toCoin,
          chosen: coins.map(({ fromCoin }) => fromCoin),
          currency,
          quoted: coins.map(({ toAmount, feeInfo }) => ({ receive: toAmount, fee: feeInfo.amount })),
        },
  );
  const row = rows.get("*");
  return row?.kind === "total" ? row : undefined;
}

const titles = {
  absent: "convert.confirm.absent",
  refused: "convert.confirm.refused",
  unsettled: "convert.result.unsettled",
} as const;

function Title({ view }: { readonly view: PricedView | null }): ReactNode {
  const { t } = useTranslation();
  if (view === null) return null;
  const { exchangeCoins } = view.quote.result;
  if (view.at === "absent" || view.at === "refused" || view.at === "unsettled") return t(titles[view.at]);
  return t("convert.small.confirmTitle", {
    count: exchangeCoins.length,
    coin: exchangeCoins[0]?.toCoin ?? "",
  });
}

interface SpokenProps {
  readonly view: PricedView;
  readonly receive: string;
  readonly places: number;
}

/** Within the dialog, since all around it is silent while it is open. Filled after it is there: only changes are said. */
function SpokenStep({ view, receive, places }: SpokenProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { exchangeCoins } = view.quote.result;
  const amount = isolated(`${format.amount(receive, places)} ${exchangeCoins[0]?.toCoin ?? ""}`);
  const words =
    view.at === "sending"
      ? t("convert.confirm.sending")
      : view.at === "held" && receive !== ""
        ? t("convert.small.announce", { count: exchangeCoins.length, amount })
        : "";
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (place.current !== null) place.current.textContent = words;
  }, [words]);
  return <span ref={place} className={hiddenText} role="status" />;
}
