import type { InternalTarget } from "#shared/contract/address-shapes.ts";
import type { ChartSummary } from "#shared/contract/chart.ts";
import type { FullBy } from "#shared/contract/convert.ts";
import type { PriceProblem } from "#shared/contract/limit-order.ts";
import { smallReasons } from "#shared/contract/small-balance.ts";
import type { TransferStatus } from "#shared/contract/transfer.ts";
import type { TransferProblem } from "#shared/contract/transfer-estimate.ts";
import { depositSteps, ownSteps } from "#shared/domain/deposit-next.ts";
import { depositStates } from "#shared/domain/deposit-state.ts";
import { fiatIssues } from "#shared/domain/fiat-estimate.ts";
import { frozenReasons } from "#shared/domain/frozen-reasons.ts";
import { riskReasons, senderVerdicts } from "#shared/domain/sender-verdict.ts";
import { paperTypes, type TravelIssue, travelZones } from "#shared/domain/travel-rule.ts";
import type { PickFor } from "#src/entry/coin-list.ts";
import { convertModes } from "#src/features/convert/convert-mode.ts";
import { refusalSteps } from "#src/features/convert/form/refusal-text.ts";
import { accountOrder, kindOrder, stateOrder } from "#src/features/convert/history/history-view.ts";
import { candleFields } from "#src/features/convert/market/chart/candle-words.ts";
import { chartKinds } from "#src/features/convert/market/chart/chart-kind.ts";
import { chartSpans } from "#src/features/convert/market/chart/range.ts";
import { priceTabs } from "#src/features/convert/market/list/price-tabs.ts";
import { faqIds } from "#src/features/convert/panels/faq.ts";
import { failCodes } from "#src/features/convert/small-balances/use-fail-text.ts";
import { kindOrder as depositKinds, statusOrder } from "#src/features/deposit/history/deposit-view.ts";
import type { DepositNews } from "#src/features/deposit/progress/deposit-watch.ts";
import type { CostIssue } from "#src/features/deposit/risk/cost-form.ts";
import { holdRefusals } from "#src/features/deposit/risk/refusal-words.ts";
import { purposeStarts } from "#src/features/deposit/travel-rule/purpose-field.tsx";
import type { QuestionsStage } from "#src/features/deposit/travel-rule/use-questions.ts";
import { arrivals, type sideKey } from "#src/features/fiat/paths.ts";
import { entryTypes } from "#src/features/ledger/derivatives/entry-types.ts";
import type { FigureColumn } from "#src/features/overview/coin-figures.tsx";
import { recipientCodes, transferRefusals } from "#src/features/transfer/refusal-words.ts";
import type { Settled } from "#src/money/intent.ts";
import type { actOf } from "#src/money/intent-words.ts";
import type { dayName } from "#src/records/days.ts";

/** Every member of a union of words; the type makes the list complete. */
function all<Word extends string>(words: Readonly<Record<Word, true>>): readonly string[] {
  return Object.keys(words);
}

/** What money under way is called. */
const acts = all<ReturnType<typeof actOf>>({
  convert: true,
  exchange: true,
  order: true,
  cancel: true,
  transfer: true,
  answers: true,
  return: true,
});

/** Limits that Max stops at. */
const fullLimits = all<Exclude<FullBy, "balance">>({ single: true, day: true });

/** How a transfer stands, and how another person is found. */
const transferStates = all<TransferStatus>({
  SUCCESS: true,
  PENDING: true,
  FAILED: true,
  STATUS_UNKNOWN: true,
});
const targets = all<InternalTarget>({ UID: true, EMAIL: true, MOBILE: true });

/** What becomes of the answers to what is asked about a deposit. */
const questionEnds = all<Exclude<QuestionsStage, "ask" | "askAgain">>({
  review: true,
  refused: true,
  accepted: true,
  none: true,
});

const fiatSides = all<ReturnType<typeof sideKey>>({ in: true, out: true });

/** How a limit order ends. */
const endStates = ["FILLED", "CANCELED", "EXPIRED", "FAILED"];

/**
 * Keys that code puts together from a fixed start and a value: what stands before `${` in a template literal, with
 * the values that may follow. The one place that says so; the check fails on a template that is not listed, on an
 * entry whose template is gone, and on a value without a text.
 */
export const dynamicKeys: Readonly<Record<string, readonly string[]>> = {
  "convert.chart.": all<ChartSummary["trend"]>({ up: true, down: true, flat: true }),
  "convert.chart.field.": candleFields,
  "convert.chart.kind.": chartKinds,
  "convert.chart.short.": candleFields,
  "convert.faq.": faqIds.flatMap((id) => [id, `${id}.answer`]),
  "convert.full.": fullLimits,
  "convert.limit.": ["above", "under"],
  "convert.limit.atOnce.": ["above", "under", "at"],
  "convert.limit.ended.": endStates,
  "convert.limit.placedText.": ["PENDING", ...endStates],
  "convert.limit.problem.": all<PriceProblem["code"]>({
    "not-a-number": true,
    "too-many-digits": true,
    "nothing-comes": true,
  }),
  "convert.limit.state.": endStates,
  "convert.limit.use.": ["above", "under"],
  "convert.limit.why.": endStates,
  "convert.list.": priceTabs,
  "convert.maxOf.": fullLimits,
  "convert.mode.": convertModes,
  "convert.pair.span.": chartSpans,
  "entry.picker.": all<PickFor>({ from: true, to: true }),
  "deposit.cost.issue.": all<CostIssue>({
    missing: true,
    notANumber: true,
    tooPrecise: true,
    notADay: true,
    afterDeposit: true,
  }),
  "deposit.history.status.": statusOrder,
  "deposit.history.tab.": depositKinds,
  "deposit.kind.": ["1", "2", "3"],
  "deposit.news.": all<DepositNews>({ arrived: true, credited: true, withdrawable: true }),
  "deposit.next.": depositSteps.filter((step) => step !== "none" && step !== "wait"),
  "deposit.questions.end.": questionEnds,
  "deposit.questions.endText.": questionEnds,
  "deposit.questions.issue.": all<TravelIssue>({
    missing: true,
    tooShort: true,
    tooLong: true,
    notADate: true,
    expired: true,
    unknown: true,
  }),
  "deposit.questions.law.": travelZones.map((zone) => zone || "other"),
  "deposit.questions.paper.": paperTypes,
  "deposit.questions.purpose.": purposeStarts,
  "deposit.refusal.": holdRefusals,
  "deposit.sender.advice.": senderVerdicts,
  "deposit.sender.mark.": senderVerdicts,
  "deposit.sender.reason.": riskReasons,
  "deposit.sender.verdict.": senderVerdicts,
  "deposit.todo.": [...ownSteps],
  "deposit.pause.": ["network", "maintenance", "upgrade", "unknown"],
  "deposit.state.": depositStates,
  "records.day.": all<Exclude<ReturnType<typeof dayName>, "earlier">>({ today: true, yesterday: true }),
  "convert.records.account.": accountOrder,
  "convert.records.kindOf.": kindOrder,
  "convert.records.stateOf.": stateOrder,
  "convert.records.tab.": ["all", ...kindOrder],
  "convert.smallBalances.fail.": failCodes,
  "convert.smallBalances.reason.": smallReasons,
  "convert.refusal.": Object.keys(refusalSteps),
  "overview.": all<FigureColumn>({ price: true, change: true, amount: true, frozen: true, value: true }),
  "fiat.amount.": fiatSides,
  "fiat.arrival.": arrivals,
  "fiat.arrives.": fiatSides,
  "fiat.issue.": fiatIssues.filter((issue) => issue !== "empty"),
  "fiat.nothingPaid.": fiatSides,
  "fiat.ownOnly.": fiatSides,
  "ledger.about.": [
    "held",
    "returned",
    "rollback",
    "received",
    "paid",
    "fromUnified",
    "toUnified",
    "fromAccount",
    "toAccount",
  ],
  "ledger.accounts.": ["FUND", "UNIFIED"],
  "ledger.direction.": ["I", "O"],
  "ledger.frozen.freedBy.": [...frozenReasons, "ANSWER", "OTHER"],
  "ledger.frozen.reason.": [...frozenReasons, "OTHER"],
  "ledger.kind.": [
    "opening",
    "convert",
    "limit",
    "small",
    "transferIn",
    "transferOut",
    "deposit",
    "withdrawal",
    "other",
  ],
  "ledger.type.": entryTypes,
  "nav.fiat.": fiatSides,
  "transfer.by.": targets,
  "transfer.done.": transferStates,
  "transfer.doneText.": transferStates,
  "transfer.problem.": all<TransferProblem["code"]>({
    "same-place": true,
    "cannot-move": true,
    "not-a-number": true,
    "too-many-decimals": true,
    "over-transferable": true,
  }),
  "transfer.recipient.": recipientCodes,
  "transfer.refusal.": transferRefusals,
  "transfer.state.": transferStates,
  "transfer.step.": ["SUCCESS", "FAILED"],
  "transfer.unreadable.": targets,
  "transfer.who.": targets,
  "money.ended.": all<Settled>({
    completed: true,
    partly: true,
    failed: true,
    processing: true,
    placed: true,
    filled: true,
    cancelled: true,
    over: true,
    transferred: true,
    transferFailed: true,
    transferring: true,
    answered: true,
    returned: true,
    returning: true,
  }),
  "money.endedText.": ["failed", "processing", "transferFailed", "transferring", "returning"],
  "money.nothing.": acts,
  "money.nothingText.": acts,
  "money.rejected.": acts,
  "money.state.": ["unknown", "elsewhere", "gone", "loggedOut"],
  "money.stateText.": ["elsewhere", "gone", "loggedOut"],
  "money.still.": acts,
  "money.title.": acts,
  "money.unknownText.": acts,
};
