import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { dayLimitOf } from "#shared/domain/deposit-limit.ts";
import { type DepositStep, depositNext } from "#shared/domain/deposit-next.ts";
import { depositState, isCredited } from "#shared/domain/deposit-state.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { frozenPath } from "#src/records/frozen-path.ts";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note, type NoteProps } from "#src/ui/note.tsx";
import { cx } from "#src/ui/style.ts";
import { SupportLink } from "#src/ui/support-link.tsx";
import { depositQuestionsPath } from "../paths.ts";
import { CostDialog } from "./cost-dialog.tsx";
import { ReturnDialog } from "./return-dialog.tsx";

/** Of the steps that are told; the others need no words beside the state itself. */
const tones: Partial<Record<DepositStep, NonNullable<NoteProps["tone"]>>> = {
  answer: "warn",
  review: "info",
  refused: "bad",
  limit: "warn",
  documents: "warn",
  sendBack: "warn",
  askReturn: "warn",
  returned: "bad",
  declareCost: "info",
  rollback: "warn",
  deducted: "bad",
  kept: "ok",
  manual: "warn",
  failed: "bad",
  unknown: "info",
};
const needSupport: ReadonlySet<DepositStep> = new Set([
  "documents",
  "askReturn",
  "refused",
  "returned",
  "deducted",
  "manual",
  "failed",
  "unknown",
]);

/** What holds a deposit or is asked about it, in words, and the next step for each (F4c.5-F4c.7, F4c.9). */
export function DepositNext({ record }: { readonly record: DepositRecord }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  // Its dialogs outlive the step: what was done changes the deposit while they tell of it.
  const [open, setOpen] = useState<DepositStep>();
  const [seen, setSeen] = useState<DepositStep>();
  const begin = (step: DepositStep): void => {
    setOpen(step);
    setSeen(step);
  };
  const close = (): void => setOpen(undefined);
  const most = record.recordType === 1 ? dayLimitOf(record.batchReleaseLimit) : "";
  const limit = most && bidiIsolate(`${format.amount(most, anyAccuracy)} ${record.coin}`);
  return (
    <>
      {depositNext(record).map((step) => {
        const tone = tones[step];
        if (tone === undefined) return null;
        return (
          <div key={step} className={flow.stack3}>
            <Note tone={tone}>
              {step === "limit" && limit !== ""
                ? t("deposit.next.limitOf", { limit })
                : t(`deposit.next.${wordOf(step, record)}`)}
            </Note>
            <NextStep step={step} record={record} onOpen={begin} />
          </div>
        );
      })}
      {seen === "sendBack" && <ReturnDialog record={record} open={open === seen} onClose={close} />}
      {seen === "declareCost" && <CostDialog record={record} open={open === seen} onClose={close} />}
    </>
  );
}

type Word = DepositStep | "answerCredited" | "reviewCredited" | "deductedUncredited";

/** Turkey asks also about what is credited already, which nothing holds; what never was credited is not taken out again. */
function wordOf(step: DepositStep, record: DepositRecord): Word {
  if (step === "deducted" && record.recordType !== 2 && record.successAt === "") return "deductedUncredited";
  return (step === "answer" || step === "review") && isCredited(depositState(record))
    ? `${step}Credited`
    : step;
}

interface NextStepProps {
  readonly step: DepositStep;
  readonly record: DepositRecord;
  readonly onOpen: (step: DepositStep) => void;
}

function NextStep({ step, record, onOpen }: NextStepProps): ReactNode {
  const { t } = useTranslation();
  const row = cx(flow.row, flow.wrap);
  if (step === "answer") {
    return (
      <div className={row}>
        <Link className={buttonClass("primary")} href={depositQuestionsPath(record.id)}>
          {t("deposit.next.toQuestions")}
        </Link>
      </div>
    );
  }
  if (step === "sendBack" || step === "declareCost") {
    return (
      <div className={row}>
        <Button variant="primary" aria-haspopup="dialog" onClick={() => onOpen(step)}>
          {t(step === "sendBack" ? "deposit.return.open" : "cost.open")}
        </Button>
      </div>
    );
  }
  if (step === "limit") {
    return (
      <div className={row}>
        <Link className={buttonClass("tertiary")} href={frozenPath}>
          {t("deposit.next.toFrozen")}
        </Link>
      </div>
    );
  }
  if (!needSupport.has(step)) return null;
  return (
    <div className={row}>
      <SupportLink variant="tertiary" />
    </div>
  );
}
