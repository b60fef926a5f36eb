import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import { depositState, depositTime, isCredited, isDepositEnded } from "#shared/domain/deposit-state.ts";
import { useFormat } from "#src/i18n/format.ts";
import { ExactAmount } from "#src/records/cells.tsx";
import { useCoinIcon } from "#src/records/listed-coins.ts";
import { RecordId } from "#src/records/record-id.tsx";
import { Timeline } from "#src/records/timeline.tsx";
import { Address } from "#src/ui/address.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { Card, CardBody, CardHead } from "#src/ui/card.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { flow } from "#src/ui/flow.ts";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { useDepositTexts } from "../deposit-texts.ts";
import type { QuestionsStage } from "./use-questions.ts";

/** Of those whose answers are all that is awaited. What was decided is still to be done. */
const current: Partial<Record<QuestionsStage, number>> = {
  answer: 1,
  answerAgain: 1,
  review: 2,
  refused: 3,
  accepted: 3,
};
const tones = {
  answer: "warn",
  answerAgain: "warn",
  review: "info",
  refused: "bad",
  accepted: "ok",
  held: "warn",
  none: "plain",
} as const;

/** The deposit that is asked about, and how far that is. */
export function HeldDeposit({
  record,
  stage,
}: {
  readonly record: DepositRecord;
  readonly stage: QuestionsStage;
}): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const texts = useDepositTexts();
  const iconOf = useCoinIcon("DEPOSIT");
  const { coin, amount, id } = record;
  const state = depositState(record);
  const isThere = isCredited(state);
  const isOver = isThere || isDepositEnded(state);
  const at = current[stage];
  const sender = record.recordType === 1 ? record.fromAddress : "";
  const isRefused = stage === "refused";
  const failed = { end: "failed" } as const;
  const last = {
    id: "end",
    title: t(isRefused ? "deposit.questions.step.returned" : "deposit.credited"),
    ...(isRefused && isOver && failed),
  };
  return (
    <Card aria-label={t("deposit.questions.deposit")}>
      <CardHead title={t("deposit.questions.deposit")}>
        <Badge tone={isThere && isRefused ? "plain" : tones[stage]}>{texts.state(record)}</Badge>
      </CardHead>
      <CardBody>
        <div className={flow.stack4}>
          <div className={flow.rowWide}>
            <CoinDisc coin={coin} icon={iconOf(coin)} size={40} />
            <div className={flow.grow}>
              <div className={cx(text.large, text.strong)}>
                <ExactAmount value={amount} unit={coin} signed={isThere} />
              </div>
              <div className={cx(text.caption, text.ink3)}>
                {texts.from(record)} · {format.dateTime(depositTime(record))}
              </div>
            </div>
          </div>
          <DescriptionList>
            {sender !== "" && (
              <Fact term={t("deposit.detail.from")}>
                <Address value={sender} form="short" />
              </Fact>
            )}
            <Fact term={t("deposit.detail.id")} kind="stacked">
              <RecordId value={id} label={t("ui.copy")} />
            </Fact>
          </DescriptionList>
          {at !== undefined && (
            <Timeline
              steps={[
                { id: "seen", title: t("deposit.questions.step.arrived"), at: depositTime(record) },
                { id: "answers", title: t("deposit.questions.step.answers") },
                {
                  id: "review",
                  title: t("deposit.questions.step.review"),
                  ...(isThere && isRefused && failed),
                },
                // What is there already waits for nothing, and is not sent back.
                ...(isThere && stage !== "accepted" ? [] : [last]),
              ]}
              current={at === 3 && isOver ? 4 : at}
            />
          )}
        </div>
      </CardBody>
    </Card>
  );
}
