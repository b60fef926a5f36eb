import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import { withdrawPlace } from "#shared/domain/withdraw-place.ts";
import { useFormat } from "#src/i18n/format.ts";
import { Timeline, type TimelineStep } from "#src/records/timeline.tsx";
import { Note } from "#src/ui/note.tsx";
import { useOwnText } from "#src/ui/own-figure.tsx";
import { isFree, useWithdrawTexts } from "./withdraw-texts.ts";

/** Security check, broadcast, confirmations, success; or how it ended instead. */
export function WithdrawSteps({ record }: { readonly record: WithdrawRecord }): ReactNode {
  const { t } = useTranslation();
  const texts = useWithdrawTexts();
  const { status, withdrawType } = record;
  const isOver = status === "Reject" || status === "Fail" || status === "CancelByUser";
  return (
    <>
      {status === "Unknown" && <Note tone="warn">{t("withdraw.unknownState")}</Note>}
      {status === "MoreInformationRequired" && <Note tone="warn">{t("withdraw.moreInformation")}</Note>}
      {isOver && (
        <Note tone={status === "CancelByUser" ? "info" : "bad"}>
          {texts.reason(record)} {t(isFree(record) ? "withdraw.returnedAmount" : "withdraw.returned")}
        </Note>
      )}
      {isOver ? (
        <Ended record={record} />
      ) : status === "Unknown" ? (
        <Unreported record={record} />
      ) : withdrawType === 1 ? (
        <Inside record={record} />
      ) : (
        <Outside record={record} />
      )}
    </>
  );
}

const at = (ms: string): { readonly at?: number } => (ms === "" ? {} : { at: Number(ms) });

function useFirst({ createTime, debited, coin }: WithdrawRecord): TimelineStep {
  const { t } = useTranslation();
  const format = useFormat();
  const own = useOwnText();
  const amount = debited === "" ? "" : own(`${format.amount(debited, 18)} ${coin}`);
  return {
    id: "locked",
    title: amount === "" ? t("withdraw.step.requested") : t("withdraw.step.requestedOf", { amount }),
    at: Number(createTime),
  };
}

function Outside({ record }: { readonly record: WithdrawRecord }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { broadcastAt, endedAt } = record;
  const { current, seen, of } = withdrawPlace(record);
  const count =
    of === 0 ? "" : ` ${t("withdraw.countOf", { seen: format.count(seen), of: format.count(of) })}`;
  return (
    <Timeline
      current={current}
      steps={[
        useFirst(record),
        { id: "check", title: t("withdraw.step.check") },
        { id: "broadcast", title: t("withdraw.step.broadcast"), ...at(broadcastAt) },
        { id: "blocks", title: t("withdraw.step.confirmations") + count },
        { id: "end", title: t("withdraw.step.done"), ...at(endedAt) },
      ]}
    />
  );
}

/** Nothing is broadcast: it is there at once. */
function Inside({ record }: { readonly record: WithdrawRecord }): ReactNode {
  const { t } = useTranslation();
  const done = record.status === "success";
  return (
    <Timeline
      current={done ? 3 : 1}
      steps={[
        useFirst(record),
        { id: "check", title: t("withdraw.step.check") },
        { id: "end", title: t("withdraw.step.done"), ...at(record.endedAt) },
      ]}
    />
  );
}

function Ended({ record }: { readonly record: WithdrawRecord }): ReactNode {
  const texts = useWithdrawTexts();
  const end = { id: "end", title: texts.state(record), ...at(record.endedAt), end: "failed" } as const;
  return <Timeline current={2} steps={[useFirst(record), end]} />;
}

/** A state that nobody can name is no step of the way. */
function Unreported({ record }: { readonly record: WithdrawRecord }): ReactNode {
  const texts = useWithdrawTexts();
  return <Timeline current={1} steps={[useFirst(record), { id: "unknown", title: texts.state(record) }]} />;
}
