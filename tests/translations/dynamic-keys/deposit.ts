import { depositSteps, ownSteps } from "#shared/domain/deposit-next.ts";
import { depositStates } from "#shared/domain/deposit-state.ts";
import { riskReasons, senderResults } from "#shared/domain/sender-result.ts";
import { travelZones } from "#shared/domain/travel-zone.ts";
import type { CostIssue } from "#src/entry/cost-form.ts";
import { kindOrder as depositKinds, statusOrder } from "#src/features/deposit/history/deposit-view.ts";
import type { DepositNews } from "#src/features/deposit/progress/deposit-watch.ts";
import { holdRefusals } from "#src/features/deposit/risk/refusal-texts.ts";
import type { QuestionsStage } from "#src/features/deposit/travel-rule/use-questions.ts";
import { all } from "../all-words.ts";

/** What becomes of the answers to what is asked about a deposit. */
const questionEnds = all<Exclude<QuestionsStage, "answer" | "answerAgain" | "held">>({
  review: true,
  refused: true,
  accepted: true,
  none: true,
});

export const depositKeys: Readonly<Record<string, readonly string[]>> = {
  "cost.issue.": all<CostIssue>({
    missing: true,
    notANumber: true,
    tooPrecise: true,
    notADay: true,
    afterDeposit: true,
  }),
  "deposit.addresses.remarkFault.": ["hidden", "tooLong"],
  "deposit.history.status.": statusOrder,
  "deposit.history.tab.": depositKinds,
  "deposit.kind.": ["1", "2", "3"],
  "deposit.news.": all<DepositNews>({ arrived: true, credited: true, withdrawable: true }),
  "deposit.next.": [
    ...depositSteps.filter((step) => step !== "none" && step !== "wait"),
    "answerCredited",
    "reviewCredited",
    "deductedUncredited",
  ],
  "deposit.questions.answerAgain": ["", "Credited"],
  "deposit.questions.end.": [...questionEnds, "refusedCredited"],
  "deposit.questions.endText.": [...questionEnds, "reviewCredited", "refusedCredited", "refusedFromUser"],
  "deposit.questions.law.": [...travelZones.map((zone) => zone || "other"), "credited"],
  "deposit.refusal.": holdRefusals,
  "deposit.sender.advice.": senderResults,
  "deposit.sender.mark.": senderResults,
  "deposit.sender.reason.": riskReasons,
  "deposit.sender.result.": senderResults,
  "todo.": [...ownSteps],
  "deposit.pause.": ["network", "maintenance", "upgrade", "unknown"],
  "deposit.state.": depositStates,
  // Of those that are held without a step of their owner's, and of one whose blocks went.
  "overview.deposit.": ["manual", "overLimit", "refused", "reviewing", "rollback", "unknown"],
};
