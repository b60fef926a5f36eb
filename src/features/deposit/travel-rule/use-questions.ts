import { useState } from "react";
import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import { type DepositStep, depositNext } from "#shared/domain/deposit-next.ts";
import { depositNumberOf, questionnaireOf, type TravelAnswers } from "#shared/domain/travel-rule.ts";
import type { TravelZone } from "#shared/domain/travel-zone.ts";
import { type PlainAction, usePlainIntent } from "#src/money/use-plain-intent.ts";
import { depositQuestionsPath } from "../paths.ts";

/** What the page is at: the questions, or what became of the answers. `held`: something else keeps the deposit. */
export type QuestionsStage = "answer" | "answerAgain" | "review" | "refused" | "accepted" | "held" | "none";

export interface Questions {
  readonly stage: QuestionsStage;
  readonly action: PlainAction<"travelRule.submit">;
  readonly send: (answers: TravelAnswers) => void;
}

/** One deposit's questions, from the answers to what is decided on them. */
export function useQuestions(record: DepositRecord, zone: TravelZone): Questions {
  const { id } = record;
  const key = `answers ${id}`;
  // Answers whose outcome is not known stand in the way of others.
  const action = usePlainIntent("travelRule.submit", key);
  const { intent, state } = action;
  const reported = state.status === "done" ? state.data.travelRuleStatus : undefined;
  const [step] = depositNext(record);
  // The deposit has moved on with these answers: what it asks from then on is asked anew.
  const [isTaken, setTaken] = useState(false);
  if (reported !== undefined && step !== "answer" && !isTaken) setTaken(true);
  return {
    stage: stageOf(record, step, reported, isTaken),
    action,
    send(answers) {
      setTaken(false);
      void intent.send({
        input: {
          depositId: depositNumberOf(id),
          questionnaire: JSON.stringify(questionnaireOf(zone, answers)),
        },
        kind: "depositAnswers",
        key,
        pays: null,
        receives: null,
        coins: 0,
        account: "",
        history: depositQuestionsPath(id),
      });
    },
  };
}

/** Whatever its answers were, it is not credited for them alone. */
const held: ReadonlySet<DepositStep> = new Set(["documents", "limit", "sendBack", "askReturn"]);
/** It came to another end, or may. */
const stopped: ReadonlySet<DepositStep> = new Set(["rollback", "deducted", "manual", "failed", "unknown"]);

const stages = { 0: "accepted", 1: "answerAgain", 2: "review", 3: "refused" } as const;

/** The record has the word, but for what the answer to these very answers says while it is older than that. */
function stageOf(
  record: DepositRecord,
  step: DepositStep | undefined,
  reported: 0 | 1 | 2 | 3 | undefined,
  isTaken: boolean,
): QuestionsStage {
  if (step === "answer") {
    if (reported === undefined) return "answer";
    return isTaken ? "answerAgain" : stages[reported];
  }
  if (step !== undefined && held.has(step)) return "held";
  if (step === "review") return "review";
  if (step === "refused" || step === "returned") return "refused";
  const wasRequested = reported !== undefined || isCompleted(record);
  // Turkey has one number for answers that are over, whichever way: what became of the money tells them apart.
  if (step === "failed" && isCompleted(record)) return "refused";
  return wasRequested && (step === undefined || !stopped.has(step)) ? "accepted" : "none";
}

function isCompleted(record: DepositRecord): boolean {
  return record.recordType === 2 && record.complianceStatus === 3;
}
