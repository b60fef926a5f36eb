import { Coins } from "lucide";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useSearch } from "wouter";
import { useFormat } from "#src/i18n/format.ts";
import { AfterFrame } from "#src/lazy/after-frame.tsx";
import { useSentQuote } from "#src/money/use-sent-quote.ts";
import { Button } from "#src/ui/button.tsx";
import { Card, CardBody } from "#src/ui/card.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { ActionBar } from "#src/ui/layout/action-bar.tsx";
import { columns } from "#src/ui/layout/page.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import { ModeTabs } from "../mode-tabs.tsx";
import { BatchDialog } from "./batch-dialog.tsx";
import { readBatchId, writeBatchId } from "./batch-link.ts";
import { BatchResult } from "./batch-result.tsx";
import { CandidateCard } from "./candidate-card.tsx";
import { afterListClass, cardClass } from "./candidate-style.ts";
import { LastBatchesCard } from "./last-batches-card.tsx";
import { QuoteButton } from "./quote-button.tsx";
import { SummaryCard } from "./summary-card.tsx";
import { goToTargets } from "./target-choice.tsx";
import { type Batch, useBatch } from "./use-batch.ts";
import { useBatchLogIn } from "./use-batch-log-in.ts";

/** Many small balances into one coin: choose, see one quote for all, convert, and see what became of each. */
export default function BatchPanel(): ReactNode {
  const batch = useBatch();
  const search = useSearch();
  const quoteId = readBatchId(search);
  const sent = useSentQuote(batch.view);
  useResultPage(batch);
  const isOut = batch.signedIn === "anonymous" || batch.list.status === "anonymous";
  return (
    <>
      {isOut ? (
        <SignedOut batch={batch} />
      ) : quoteId === "" ? (
        <Choosing batch={batch} />
      ) : (
        <BatchResult batch={batch} quoteId={quoteId} priced={sent?.quoteId === quoteId ? sent : null} />
      )}
      <BatchDialog batch={batch} onClose={() => close(batch)} />
    </>
  );
}

/** A batch that was accepted takes what was chosen with it. */
function close({ session, view, change }: Batch): void {
  const sent = view.at === "unsettled";
  if (session.close() && sent) change({ type: "cleared" });
}

/** A batch that has ended goes on as a page of its own, which a reload and the way back find again. */
function useResultPage({ session, view, change }: Batch): void {
  const [path, go] = useLocation();
  const search = useSearch();
  const ended = view.at === "settled" ? view.quote.quoteId : "";
  useEffect(() => {
    if (ended === "") return;
    go(path + writeBatchId(search, ended));
    change({ type: "cleared" });
    session.close();
  }, [ended, path, search, go, change, session]);
}

function Choosing({ batch }: { readonly batch: Batch }): ReactNode {
  return (
    <>
      <div className={cx(columns.form, afterListClass)}>
        <CandidateCard batch={batch} />
        <div className={flow.stack4}>
          <AfterFrame>
            <SummaryCard batch={batch} />
            <LastBatchesCard />
          </AfterFrame>
        </div>
      </div>
      <ActionBar summary={<BarSummary batch={batch} />}>
        <QuoteButton batch={batch} />
      </ActionBar>
    </>
  );
}

function BarSummary({ batch }: { readonly batch: Batch }): ReactNode {
  const { form, total, current, candidates } = batch;
  const { t } = useTranslation();
  const format = useFormat();
  const count = candidates?.taken.length ?? 0;
  return (
    <>
      <span className={cx(text.small, text.ink2)}>
        {t("convert.smallBalances.chosenInto", { count, maxCoins: format.count(total?.maxCoins || 20) })}{" "}
        <button type="button" className={textLinkClass()} onClick={goToTargets}>
          {form.toCoin}
        </button>
      </span>
      <Figure
        kind="amount"
        value={current && count > 0 ? total?.receive : ""}
        places={total?.places ?? 0}
        unit={form.toCoin}
        live
        className={text.strong}
      />
    </>
  );
}

function SignedOut({ batch }: { readonly batch: Batch }): ReactNode {
  const { t } = useTranslation();
  const logIn = useBatchLogIn(batch.form);
  return (
    <Card className={cardClass}>
      <ModeTabs />
      <CardBody pad="md">
        <Empty
          icon={Coins}
          title={t("convert.smallBalances.signedOut")}
          actions={
            <Button variant="primary" onClick={logIn}>
              {t("entry.logIn")}
            </Button>
          }
        >
          {t("convert.smallBalances.signedOutText")}
        </Empty>
      </CardBody>
    </Card>
  );
}
