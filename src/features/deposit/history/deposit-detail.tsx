import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import {
  type DepositState,
  depositProgress,
  depositState,
  depositTime,
  isCount,
  isCredited,
  isHeld,
} from "#shared/domain/deposit-state.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { ExactAmount } from "#src/records/cells.tsx";
import { AddressFact, ExplorerFact, TxFact } from "#src/records/chain-facts.tsx";
import { IdFact } from "#src/records/id-fact.tsx";
import { Timeline, type TimelineStep } from "#src/records/timeline.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { flow } from "#src/ui/flow.ts";
import { noFigure } from "#src/ui/no-figure.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { useDepositTexts } from "../deposit-texts.ts";
import { DepositBar } from "../progress/deposit-bar.tsx";
import { DepositNext } from "../risk/deposit-next.tsx";
import { useLiveRecord } from "./deposit-columns.tsx";

/** Everything about one deposit, live while it is on its way. */
export function DepositDetail({ row }: { readonly row: DepositRecord }): ReactNode {
  const { t } = useTranslation();
  const texts = useDepositTexts();
  const live = useLiveRecord(row);
  const state = depositState(live);
  const isChain = live.recordType === 1;
  const config = useCall("coins.config", { coin: live.coin }, { enabled: isChain });
  const chain = isChain ? config.data?.chains.find((one) => one.chain === live.chain) : undefined;
  return (
    <div className={flow.stack4}>
      <p className={cx(text.figure, text.unbound)}>
        <ExactAmount value={live.amount} unit={live.coin} signed={isCredited(state)} />
      </p>
      <DepositNext record={live} />
      {isChain && (state === "confirming" || state === "credited") && (
        <DepositBar
          progress={depositProgress(live)}
          credited={isCredited(state)}
          blockSeconds={chain?.blockSeconds}
          label={t("deposit.confirmationsOf", { amount: texts.amount(live) })}
        />
      )}
      <Steps record={live} state={state} />
      <Facts record={live} />
    </div>
  );
}

function Steps({
  record,
  state,
}: {
  readonly record: DepositRecord;
  readonly state: DepositState;
}): ReactNode {
  const { t } = useTranslation();
  const texts = useDepositTexts();
  // What comes from a user has one time, which is of the credit once that has come.
  const time = record.recordType === 2 ? depositTime(record) : Number(record.successAt);
  const creditedAt = isCredited(state) ? time : 0;
  // Of what nobody says when it began, the time of its credit is none of that.
  const begunAt = record.recordType === 1 ? Number(record.createdTime) : record.recordType === 2 ? time : 0;
  const ended = record.recordType === 1 ? Number(record.endedAt) : 0;
  const at = (ms: number): { readonly at?: number } => (ms > 0 ? { at: ms } : {});
  // Only a network shows what is on its way.
  const first = t(record.recordType === 1 ? "deposit.seen" : "deposit.begun");
  const seen: TimelineStep = { id: "seen", title: first, ...at(begunAt) };
  const isOver = state === "returned" || state === "failed" || state === "deducted";
  if (isOver) {
    const end = { id: "end", title: texts.state(record), ...at(ended), end: "failed" } as const;
    return <Timeline steps={[seen, end]} current={2} />;
  }
  if (isHeld(state) || state === "rollback" || state === "unknown") {
    return <Timeline steps={[seen, { id: "held", title: texts.state(record) }]} current={1} />;
  }
  const credited: TimelineStep = { id: "credited", title: t("deposit.credited"), ...at(creditedAt) };
  if (record.recordType !== 1)
    return <Timeline steps={[seen, credited]} current={state === "done" ? 2 : 1} />;
  const free = { id: "free", title: t("deposit.withdrawable"), ...at(Number(record.unlockedAt)) };
  const current = state === "done" ? 3 : state === "credited" ? 2 : 1;
  return <Timeline steps={[seen, credited, free]} current={current} />;
}

function Facts({ record }: { readonly record: DepositRecord }): ReactNode {
  const { t } = useTranslation();
  const texts = useDepositTexts();
  const copy = t("ui.copy");
  // From a user it costs nothing.
  const fee = record.recordType === 2 ? "" : record.depositFee;
  return (
    <DescriptionList>
      <Fact term={t("records.status")}>{texts.state(record)}</Fact>
      <Fact term={t("deposit.history.kind")}>{texts.kind(record)}</Fact>
      {record.recordType === 1 ? (
        <>
          <Fact term={t("deposit.network")}>{texts.from(record)}</Fact>
          <Fact term={t("deposit.detail.confirmations")}>
            {isCount(record.confirmations) ? record.confirmations : noFigure}
          </Fact>
          <AddressFact term={t("deposit.detail.address")} value={record.toAddress} label={copy} />
          {record.tag !== "" && <IdFact term={t("deposit.detail.memo")} value={record.tag} label={copy} />}
        </>
      ) : (
        <Fact term={t("deposit.detail.from")}>
          {record.recordType === 2 ? record.address : texts.from(record)}
        </Fact>
      )}
      <Fact term={t("deposit.fee")}>
        {fee === "" || isZeroText(fee) ? (
          t("deposit.none")
        ) : (
          <ExactAmount value={fee} unit={record.coin} up />
        )}
      </Fact>
      {record.recordType !== 3 && record.txID !== "" && (
        <TxFact term="TxID" value={record.txID} label={t("deposit.copyTx")} />
      )}
      {record.recordType === 1 && (
        <ExplorerFact term={t("deposit.detail.explorer")} chain={record.chain} txId={record.txID} />
      )}
      <IdFact term={t("deposit.detail.id")} value={record.id} label={copy} />
    </DescriptionList>
  );
}
