import { questionsFor } from "#sandbox/areas/options/questions.ts";
import type { InternalTarget } from "#shared/contract/address-shapes.ts";
import type { ChartSummary } from "#shared/contract/chart.ts";
import type { FullBy } from "#shared/contract/convert.ts";
import type { PriceProblem } from "#shared/contract/limit-order.ts";
import { permissionKeys } from "#shared/contract/permission-keys.ts";
import type { VerificationField } from "#shared/contract/risk.ts";
import { smallReasons } from "#shared/contract/small-balance.ts";
import { taxReportKinds } from "#shared/contract/tax-report-kinds.ts";
import type { TransferStatus } from "#shared/contract/transfer.ts";
import type { TransferProblem } from "#shared/contract/transfer-estimate.ts";
import type { WithdrawBound, WithdrawProblemCode } from "#shared/contract/withdraw-estimate.ts";
import { memoFaults, targetFaults, targetWarnings } from "#shared/contract/withdraw-target.ts";
import { historyAccounts } from "#shared/domain/convert-sources.ts";
import { depositSteps, ownSteps } from "#shared/domain/deposit-next.ts";
import { depositStates } from "#shared/domain/deposit-state.ts";
import { fiatIssues } from "#shared/domain/fiat-estimate.ts";

import { frozenReasons } from "#shared/domain/frozen-reasons.ts";
import { migrationActions } from "#shared/domain/migration-review.ts";
import { migrationStates } from "#shared/domain/migration-states.ts";
import { riskReasons, senderResults } from "#shared/domain/sender-result.ts";
import { paperTypes, type TravelIssue } from "#shared/domain/travel-rule.ts";
import { travelZones } from "#shared/domain/travel-zone.ts";
import type { PickFor } from "#src/entry/coin-list.ts";
import type { CostIssue } from "#src/entry/cost-form.ts";
import { recipientCodes } from "#src/entry/recipient-codes.ts";
import { bookSwitches } from "#src/features/address-book/book/book-switches.ts";
import { entryKinds } from "#src/features/address-book/book/book-view.ts";
import { costWords } from "#src/features/address-book/book/cost-words.ts";
import type { custodyOf } from "#src/features/address-book/book/entry-columns.tsx";
import { formKinds } from "#src/features/address-book/book/entry-form.ts";
import type { ManyAct } from "#src/features/address-book/book/many-dialogs.tsx";
import { riskLevels, outcomes as riskOutcomes } from "#src/features/address-book/check/risk-words.ts";
import { bookRefusals } from "#src/features/address-book/refusal-words.ts";
import { conditions, type Met } from "#src/features/convert/block-trade/eligibility.ts";
import { convertModes } from "#src/features/convert/convert-mode.ts";
import { refusalSteps } from "#src/features/convert/form/refusal-text.ts";
import { kindOrder, stateOrder } from "#src/features/convert/history/history-view.ts";
import { candleFields } from "#src/features/convert/market/chart/candle-words.ts";
import { chartKinds } from "#src/features/convert/market/chart/chart-kind.ts";
import { chartSpans } from "#src/features/convert/market/chart/range.ts";
import { priceTabs } from "#src/features/convert/market/list/price-tabs.ts";
import { faqIds } from "#src/features/convert/panels/faq.ts";
import { failCodes } from "#src/features/convert/small-balances/use-fail-text.ts";
import { kindOrder as depositKinds, statusOrder } from "#src/features/deposit/history/deposit-view.ts";
import type { DepositNews } from "#src/features/deposit/progress/deposit-watch.ts";
import { holdRefusals } from "#src/features/deposit/risk/refusal-words.ts";
import type { QuestionsStage } from "#src/features/deposit/travel-rule/use-questions.ts";
import { arrivals, type sideKey } from "#src/features/fiat/paths.ts";
import { entryTypes } from "#src/features/ledger/derivatives/entry-types.ts";
import { modeNames } from "#src/features/loyalty/member-words.ts";
import { refusedWords } from "#src/features/loyalty/refused-groups.ts";
import {
  assetReasonWords,
  blockerTypes,
  cardReasonWords,
  startObstacles,
} from "#src/features/migration/reason-words.ts";
import { migrationRefusals } from "#src/features/migration/refusal-codes.ts";
import { stepKeys } from "#src/features/migration/step-order.ts";
import type { FigureColumn } from "#src/features/overview/coin-figures.tsx";
import { kindOrder as statementKinds } from "#src/features/statements/kinds.ts";
import { statementRefusals } from "#src/features/statements/refusal-words.ts";
import { presetIds } from "#src/features/statements/statement-form.ts";
import { transferRefusals } from "#src/features/transfer/refusal-words.ts";
import { kindOrder as withdrawTabs } from "#src/features/withdraw/history/withdraw-view.ts";
import { levelWords } from "#src/features/withdraw/limits/level-words.ts";
import { withdrawKinds, withdrawStates } from "#src/features/withdraw/progress/state-tones.ts";
import { withdrawSteps } from "#src/features/withdraw/send/refusal-steps.ts";
import { withdrawRefusals } from "#src/features/withdraw/send/refusal-words.ts";
import type { Settled } from "#src/money/intent.ts";
import type { actOf } from "#src/money/intent-words.ts";
import type { dayName } from "#src/records/days.ts";
import { purposeStarts } from "#src/travel-rule/purpose-field.tsx";

/** Every member of a union of words; the type makes the list complete. */
function all<Word extends string>(words: Readonly<Record<Word, true>>): readonly string[] {
  return Object.keys(words);
}

/** What is done to entries of the address book. */
const manyActs = all<ManyAct["act"]>({ delete: true, trust: true, untrust: true });

/** What money under way is called. */
const acts = all<ReturnType<typeof actOf>>({
  convert: true,
  exchange: true,
  order: true,
  cancel: true,
  transfer: true,
  answers: true,
  return: true,
  book: true,
  withdraw: true,
  stop: true,
  details: true,
  migration: true,
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

/** What the exchange asks of who applies for options. */
const questionKeys = questionsFor("").flatMap(({ titleKey, options }) => [
  titleKey,
  ...options.map(({ labelKey }) => labelKey),
]);

/** How a limit order ends. */
const endStates = ["FILLED", "CANCELED", "EXPIRED", "FAILED"];

/**
 * Keys that code puts together from a fixed start and a value: what stands before `${` in a template literal, with
 * the values that may follow. The one place that says so; the check fails on a template that is not listed, on an
 * entry whose template is gone, and on a value without a text.
 */
export const dynamicKeys: Readonly<Record<string, readonly string[]>> = {
  "addressBook.cost.": costWords,
  "addressBook.costText.": costWords,
  "addressBook.custody.": all<ReturnType<typeof custodyOf>>({
    user: true,
    own: true,
    provider: true,
    unknown: true,
  }),
  "addressBook.fault.": targetFaults,
  "addressBook.kindOf.": formKinds,
  "addressBook.many.act.": manyActs,
  "addressBook.many.done.": manyActs,
  "addressBook.many.text.": manyActs,
  "addressBook.many.title.": manyActs,
  "addressBook.memoFault.": memoFaults,
  "addressBook.outcome.": riskOutcomes,
  "addressBook.outcomeText.": riskOutcomes,
  "addressBook.refusal.": bookRefusals,
  "addressBook.risk.": riskLevels,
  "addressBook.riskNote.": riskLevels.filter((level) => level !== "LOW"),
  "addressBook.switch.": bookSwitches,
  "addressBook.switchText.": bookSwitches,
  "addressBook.tab.": ["all", ...entryKinds],
  "addressBook.turn.": ["on", "off"],
  "addressBook.turnText.": bookSwitches.flatMap((name) => [`${name}.on`, `${name}.off`]),
  "convert.block.eligible.": [...conditions, "yes", "no", "conditions"].filter(
    (name) => name !== "balance" && name !== "pair",
  ),
  "convert.block.eligible.met.": all<Met>({ yes: true, no: true, unknown: true }),
  "convert.block.how.": ["size", "quote", "settle"].flatMap((step) => [step, `${step}Text`]),
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
  "cost.issue.": all<CostIssue>({
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
  "travelRule.issue.": all<TravelIssue>({
    missing: true,
    tooShort: true,
    tooLong: true,
    notADate: true,
    expired: true,
    unknown: true,
  }),
  "travelRule.from.": ["deposit", "withdraw"],
  "travelRule.fromLabel.": ["deposit", "withdraw"],
  "deposit.questions.law.": travelZones.map((zone) => zone || "other"),
  "travelRule.paper.": paperTypes,
  "travelRule.purpose.": purposeStarts,
  "deposit.refusal.": holdRefusals,
  "deposit.sender.advice.": senderResults,
  "deposit.sender.mark.": senderResults,
  "deposit.sender.reason.": riskReasons,
  "deposit.sender.result.": senderResults,
  "todo.": [...ownSteps],
  "deposit.pause.": ["network", "maintenance", "upgrade", "unknown"],
  "deposit.state.": depositStates,
  "records.day.": all<Exclude<ReturnType<typeof dayName>, "earlier">>({ today: true, yesterday: true }),
  "convert.records.account.": historyAccounts,
  "convert.records.kindOf.": kindOrder,
  "convert.records.stateOf.": stateOrder,
  "convert.records.tab.": ["all", ...kindOrder],
  "convert.smallBalances.fail.": failCodes,
  "convert.smallBalances.reason.": smallReasons,
  "convert.refusal.": Object.keys(refusalSteps),
  "overview.": all<FigureColumn>({ price: true, change: true, amount: true, frozen: true, value: true }),
  "files.period.": ["from", "to"],
  "files.preset.": presetIds.filter((id) => id !== "lastYear"),
  "statements.kind.": statementKinds,
  "statements.kindText.": statementKinds,
  "statements.refusal.": statementRefusals,
  "tax.figure.": ["proceeds", "cost", "gain", "income"],
  "tax.kind.": taxReportKinds,
  "tax.kindText.": taxReportKinds,
  "tax.refusal.": ["quota", "residence", "account"],
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
  "ledger.frozen.freedBy.": [...frozenReasons, "ANSWER", "DOCUMENTS", "OTHER"],
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
  "loyalty.mode.": modeNames,
  "loyalty.permission.": permissionKeys,
  "loyalty.refused.": refusedWords,
  "options.issue.": ["SINGLE.missing", "MULTI.missing", "TEXT.missing", "TEXT.tooLong"],
  "options.q.": questionKeys.map((key) => key.replace("options.q.", "")),
  "verificationCodes.": ["emailCode", "googleCode", "smsCode"] satisfies VerificationField[],
  "recipient.by.": targets,
  "transfer.done.": transferStates,
  "transfer.doneText.": transferStates,
  "transfer.problem.": all<TransferProblem["code"]>({
    "same-place": true,
    "cannot-move": true,
    "not-a-number": true,
    "too-many-decimals": true,
    "over-transferable": true,
  }),
  "recipient.refusal.": recipientCodes,
  "transfer.refusal.": transferRefusals,
  "transfer.state.": transferStates,
  "transfer.step.": ["SUCCESS", "FAILED"],
  "recipient.unreadable.": targets,
  "recipient.who.": targets,
  "withdraw.fault.": targetFaults,
  "withdraw.history.tab.": withdrawTabs,
  "withdraw.instead.": ["EMAIL", "SMS", "GOOGLE", "FUND_PWD", "PASSKEY"],
  "withdraw.kind.": withdrawKinds.map(String),
  "withdraw.law.": ["EU", "TUR", "KAZ", "IND", "KOR", "ARE"],
  "withdraw.level.": levelWords,
  "withdraw.levelText.": levelWords,
  "withdraw.lock.cause.": ["password", "contact", "authenticator", "fundPassword", "newAddressLock", "other"],
  "withdraw.maxOf.": all<WithdrawBound>({ balance: true, maximum: true, day: true, month: true }),
  "withdraw.memoFault.": memoFaults,
  "withdraw.notTaken.": ["answers", "cancel"],
  "withdraw.pause.": ["network", "maintenance", "upgrade", "unknown"],
  "withdraw.problem.": all<WithdrawProblemCode>({
    closed: true,
    "not-a-number": true,
    "too-many-decimals": true,
    "below-minimum": true,
    "fee-takes-all": true,
    "above-maximum": true,
    "over-available": true,
    "over-day": true,
    "over-month": true,
  }),
  "withdraw.refusal.": withdrawRefusals,
  "withdraw.step.": withdrawSteps,
  "withdraw.state.": withdrawStates,
  "withdraw.switch.": ["withdrawWhitelist", "newAddressLock", "addressBookOnly"],
  "withdraw.warning.": targetWarnings,
  "migration.action.": migrationActions,
  "migration.assetReason.": assetReasonWords,
  "migration.blocker.": blockerTypes,
  "migration.blockerLink.": blockerTypes,
  "migration.blockerText.": blockerTypes,
  "migration.cardReason.": cardReasonWords,
  "migration.clear.": blockerTypes,
  "migration.head.": ["CARD_PENDING", "CARD_PROCESSING"],
  "migration.part.": migrationActions,
  "migration.refusal.": migrationRefusals,
  "migration.start.why.": startObstacles,
  "migration.step.": stepKeys,
  "migration.stepAhead.": stepKeys,
  "migration.stepDone.": stepKeys,
  "migration.stepNow.": migrationStates.filter(
    (state) => !["COMPLETED", "ABORTED", "FAILED"].includes(state),
  ),
  "migration.waiting.": ["CREATED", "KYC_PENDING", "PRECHECK"],
  "migration.waitingText.": ["CREATED", "KYC_PENDING", "PRECHECK"],
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
    saved: true,
    withdrawing: true,
    withdrawn: true,
    withdrawFailed: true,
    withdrawStopped: true,
    tooLate: true,
    migrating: true,
  }),
  "money.endedText.": [
    "failed",
    "processing",
    "transferFailed",
    "transferring",
    "returning",
    "withdrawing",
    "withdrawFailed",
    "tooLate",
  ],
  "money.nothing.": acts,
  "money.nothingText.": acts,
  "money.rejected.": acts,
  "money.state.": ["unknown", "elsewhere", "gone", "loggedOut"],
  "money.stateText.": ["elsewhere", "gone", "loggedOut"],
  "money.still.": acts,
  "money.title.": acts,
  "money.unknownText.": acts,
};
