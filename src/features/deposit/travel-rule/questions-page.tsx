import { CircleCheck, CircleX, Clock, FileQuestion, type IconNode } from "lucide";
import { type ReactNode, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import { depositState, isCredited } from "#shared/domain/deposit-state.ts";
import { travelZone } from "#shared/domain/travel-zone.ts";
import { siteOf } from "#shared/site/site.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { unknownOf } from "#src/money/plain-intent.ts";
import { UnknownDialog } from "#src/money/unknown-dialog.tsx";
import type { RecentDepositsView } from "#src/records/use-recent-deposits.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { useSessionStatus } from "#src/session/session.ts";
import { useClientStore } from "#src/state/client-store.ts";
import { useHeldDraft } from "#src/travel-rule/use-held-draft.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { flow } from "#src/ui/flow.ts";
import { columns } from "#src/ui/layout/page.tsx";
import { Note } from "#src/ui/note.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { SupportLink } from "#src/ui/support-link.tsx";
import { hiddenText } from "#src/ui/text.ts";
import { useFocusKept } from "#src/ui/use-focus-kept.ts";
import { useDepositTexts } from "../deposit-texts.ts";
import { depositHistoryPath, depositPath } from "../paths.ts";
import { DepositNext } from "../risk/deposit-next.tsx";
import { useHoldRefusal } from "../risk/use-hold-refusal.ts";
import { HeldDeposit } from "./held-deposit.tsx";
import { QuestionsForm } from "./questions-form.tsx";
import { type QuestionsStage, useQuestions } from "./use-questions.ts";

export interface QuestionsPageProps {
  /** Of the deposit. */
  readonly id: string;
  readonly recent: RecentDepositsView;
}

/** What is asked about who sent a deposit, and what becomes of it; live, as the deposit itself. */
export default function QuestionsPage({ id, recent }: QuestionsPageProps): ReactNode {
  const { t } = useTranslation();
  const live = recent.rowOf(id);
  // Who is not known to be signed out may have it: it is not missing because the profile did not load.
  const mayBeHere = useSessionStatus() !== "anonymous";
  const query = useCall("deposit.records", { id }, { enabled: mayBeHere && id !== "" && live === undefined });
  const record = live ?? query.data?.rows.find((row) => row.id === id);
  if (record !== undefined) return <Questions key={id} record={record} />;
  if (query.status === "error") {
    return (
      <LoadFailure
        title={t("deposit.questions.error")}
        error={query.error}
        onRetry={query.refetch}
        retrying={query.fetching}
      />
    );
  }
  if (id !== "" && query.status !== "ok") return <SkeletonRows count={6} />;
  return (
    <Card pad="md">
      <Empty
        icon={FileQuestion}
        title={t("deposit.detail.missing")}
        actions={
          <Link className={buttonClass("secondary")} href={depositHistoryPath}>
            {t("deposit.history.title")}
          </Link>
        }
      >
        {t("deposit.detail.missingText")}
      </Empty>
    </Card>
  );
}

function Questions({ record }: { readonly record: DepositRecord }): ReactNode {
  const { t } = useTranslation();
  const texts = useDepositTexts();
  const words = useHoldRefusal();
  const region = useClientStore((state) => state.user?.kyc_region ?? "");
  const zone = useMemo(() => travelZone(region, siteOf(location.hostname)), [region]);
  const { stage, action, send } = useQuestions(record, zone);
  const [draft, setDraft] = useHeldDraft("deposit", record.id);
  const { state, intent, locked } = action;
  /** Turkey asks also about what is credited already. */
  const isThere = isCredited(depositState(record));
  const card = useRef<HTMLElement>(null);
  useFocusKept(card, `${stage} ${state.status}`);
  return (
    <div className={columns.wide}>
      <Card
        ref={card}
        tabIndex={-1}
        pad="md"
        className={flow.stack6}
        aria-label={t("deposit.questions.title")}
      >
        {stage === "answer" || stage === "answerAgain" ? (
          <>
            <Note tone={stage === "answerAgain" ? "warn" : "info"} announce={stage === "answerAgain"}>
              {t(
                stage === "answerAgain"
                  ? `deposit.questions.answerAgain${isThere ? "Credited" : ""}`
                  : `deposit.questions.law.${isThere ? "credited" : zone || "other"}`,
              )}
            </Note>
            {state.status === "refused" && (
              <Note tone="bad" announce>
                {words(state.error)}
              </Note>
            )}
            {state.status === "looking-up" && (
              <Note tone="info" announce>
                {t("travelRule.lookingUp")}
              </Note>
            )}
            <QuestionsForm
              zone={zone}
              draft={draft}
              onChange={setDraft}
              busy={locked || state.status === "unknown"}
              onSend={send}
            />
          </>
        ) : stage === "held" ? (
          <div className={flow.stack3}>
            <span className={hiddenText} role="status">
              {texts.state(record)}
            </span>
            <DepositNext record={record} />
          </div>
        ) : (
          <Ended stage={stage} record={record} />
        )}
      </Card>
      <HeldDeposit record={record} stage={stage} />
      <UnknownDialog
        act="answers"
        unknown={unknownOf(state)}
        locked={locked}
        onClose={() => intent.reset()}
      />
    </div>
  );
}

type EndStage = Exclude<QuestionsStage, "answer" | "answerAgain" | "held">;
const marks: Readonly<Record<EndStage, IconNode>> = {
  review: Clock,
  refused: CircleX,
  accepted: CircleCheck,
  none: FileQuestion,
};

function Ended({ stage, record }: { readonly stage: EndStage; readonly record: DepositRecord }): ReactNode {
  const { t } = useTranslation();
  const texts = useDepositTexts();
  const isThere = isCredited(depositState(record));
  const word = wordOf(stage, record, isThere);
  return (
    <Empty
      icon={marks[stage]}
      title={
        <span role="status">{t(`deposit.questions.end.${word === "refusedCredited" ? word : stage}`)}</span>
      }
      actions={
        <>
          <Link className={buttonClass("secondary")} href={depositPath}>
            {t("deposit.questions.back")}
          </Link>
          {stage === "refused" && <SupportLink variant="tertiary" />}
        </>
      }
    >
      {isThere && stage === "accepted"
        ? t("deposit.news.credited", { amount: texts.amount(record) })
        : t(`deposit.questions.endText.${word}`)}
    </Empty>
  );
}

/** What came from a user goes back over no network. Of what is credited nobody says here that it goes back. */
function wordOf(
  stage: EndStage,
  { recordType }: DepositRecord,
  isThere: boolean,
): EndStage | "reviewCredited" | "refusedCredited" | "refusedFromUser" {
  if (isThere && (stage === "review" || stage === "refused")) return `${stage}Credited`;
  return stage === "refused" && recordType === 2 ? "refusedFromUser" : stage;
}
