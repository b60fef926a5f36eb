import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { BatchGapAct, useBatchGaps } from "#src/money/batch-gap.tsx";
import { QuoteFlowFooter } from "#src/money/quote-flow-footer.tsx";
import { historyPath } from "../paths.ts";
import type { PricedBatch } from "./batch-session.ts";
import type { Batch } from "./use-batch.ts";
import { useBatchLogIn } from "./use-batch-log-in.ts";

export interface BatchFooterProps {
  readonly batch: Batch;
  readonly view: PricedBatch;
  /** What the price brings in all, "" until it is added up. */
  readonly receive: string;
  readonly onClose: () => void;
}

/** What can be done about a batch of small balances right now. Once it has ended its own page shows it. */
export function BatchFooter({ batch, view, receive, onClose }: BatchFooterProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const logIn = useBatchLogIn(batch.form);
  const beyond = useBatchGaps({
    coins: view.quote.result.exchangeCoins,
    held: view.at === "held",
    accountType: batch.form.accountType,
  });
  if (view.at === "settled") return null;
  const coin = view.quote.result.exchangeCoins[0];
  const places = batch.coinOf(coin?.toCoin ?? "")?.accuracyLength ?? 8;
  const amount = bidiIsolate(`${format.amount(receive, places)} ${coin?.toCoin ?? ""}`);
  const act = receive === "" ? t("convert.confirm.now") : t("convert.smallBalances.convertTo", { amount });
  const confirm = (): Promise<void> => batch.session.confirm(receive);
  return (
    <QuoteFlowFooter
      view={view}
      session={{ confirm, renew: () => batch.session.renew() }}
      act={act}
      checking={beyond === "pending"}
      {...(beyond !== "pending" &&
        beyond.length > 0 && {
          confirm: (
            <BatchGapAct key={view.quote.quoteId} beyond={beyond} act={act} onAct={() => void confirm()} />
          ),
        })}
      hint={t("convert.smallBalances.each")}
      nothing={t("convert.smallBalances.keeps")}
      history={`${historyPath}?kind=smallBalances`}
      onClose={onClose}
      onLogIn={logIn}
    />
  );
}
