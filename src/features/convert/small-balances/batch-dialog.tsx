import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BatchRecord, SmallQuotes } from "#shared/contract/small-balance.ts";
import { wholePlaces } from "#shared/domain/whole-places.ts";
import { useTopic } from "#src/bridge/use-topic.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useBatchGaps } from "#src/money/batch-gap.tsx";
import { MoneyDialog } from "#src/money/money-dialog.tsx";
import { QuoteFlowFooter } from "#src/money/quote-flow-footer.tsx";
import { isLocked, pricedOf, unknownOf } from "#src/money/quote-flow-view.ts";
import { BatchHold } from "./batch-hold.tsx";
import { batchHistoryPath } from "./batch-link.ts";
import { BatchNotes } from "./batch-notes.tsx";
import type { PricedBatch } from "./batch-session.ts";
import { QuotedCoins } from "./quoted-coins.tsx";
import type { Batch } from "./use-batch.ts";
import { useBatchLogIn } from "./use-batch-log-in.ts";

export interface BatchDialogProps {
  readonly batch: Batch;
  readonly onClose: () => void;
}

/** From the quote of all chosen coins until the batch has ended, which its own page tells. */
export function BatchDialog(props: BatchDialogProps): ReactNode {
  const { batch, onClose } = props;
  const { view } = batch;
  // A batch that ended goes on as a page; until that is there, its last step stays.
  const priced = view.at === "settled" ? null : pricedOf<SmallQuotes, BatchRecord>(view);
  const total = useQuoted(batch, priced);
  const { receive = "" } = total?.quoted ?? {};
  const toCoin = priced?.quote.result.exchangeCoins[0]?.toCoin ?? "";
  const places = wholePlaces(receive, batch.coinOf(toCoin)?.accuracyLength);
  const words = useAnnounced(priced, receive, places);
  return (
    <MoneyDialog
      act="convert"
      open={priced !== null}
      unknown={unknownOf(view)}
      locked={isLocked(view)}
      onClose={onClose}
      width={560}
      title={<Title view={priced} />}
      footer={priced !== null && <Footer {...props} view={priced} receive={receive} places={places} />}
      announced={words}
    >
      {priced !== null && (
        <>
          <BatchHold batch={batch} view={priced} live={total?.receive ?? ""} places={places} />
          <BatchNotes batch={batch} view={priced} />
          <QuotedCoins batch={batch} view={priced} total={total} />
        </>
      )}
    </MoneyDialog>
  );
}

/** The sums of the price, and what the same coins would bring now. */
function useQuoted({ session, form, currency }: Batch, view: PricedBatch | null) {
  const coins = view?.quote.result.exchangeCoins ?? [];
  const { accountType, toCoin } = session.intent ?? form;
  const { rows } = useTopic(
    "batch.estimate",
    view === null
      ? null
      : {
          accountType,
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

function Title({ view }: { readonly view: PricedBatch | null }): ReactNode {
  const { t } = useTranslation();
  if (view === null) return null;
  const { exchangeCoins } = view.quote.result;
  if (view.at === "absent" || view.at === "refused" || view.at === "unsettled") return t(titles[view.at]);
  return t("convert.smallBalances.confirmTitle", {
    count: exchangeCoins.length,
    coin: exchangeCoins[0]?.toCoin ?? "",
  });
}

interface FooterProps extends BatchDialogProps {
  readonly view: PricedBatch;
  /** What the price brings in all, "" until it is added up. */
  readonly receive: string;
  readonly places: number;
}

/** What can be done about it right now. */
function Footer({ batch, view, receive, places, onClose }: FooterProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { quoteId, result } = view.quote;
  const { exchangeCoins: coins } = result;
  const { accountType } = batch.session.intent ?? batch.form;
  const { toCoin = "" } = coins[0] ?? {};
  const { totalTaxFeeInfo: tax } = result;
  const caution = useBatchGaps({ quoteId, coins, held: view.at === "held", tax, accountType });
  const logIn = useBatchLogIn(batch.form);
  const amount = bidiIsolate(`${format.amount(receive, places)} ${toCoin}`);
  return (
    <QuoteFlowFooter
      view={view}
      session={batch.session}
      receives={receive}
      act={receive === "" ? t("convert.confirm.now") : t("convert.smallBalances.convertTo", { amount })}
      caution={caution}
      hint={t("convert.smallBalances.each")}
      nothing={t("convert.smallBalances.keeps")}
      history={batchHistoryPath}
      onClose={onClose}
      onLogIn={logIn}
    />
  );
}

/** What is said aloud at this step. */
function useAnnounced(view: PricedBatch | null, receive: string, places: number): string {
  const { t } = useTranslation();
  const format = useFormat();
  if (view?.at === "sending") return t("money.confirm.sending");
  if (view?.at !== "held" || receive === "") return "";
  const { exchangeCoins } = view.quote.result;
  const amount = bidiIsolate(`${format.amount(receive, places)} ${exchangeCoins[0]?.toCoin ?? ""}`);
  return t("convert.smallBalances.announce", { count: exchangeCoins.length, amount });
}
