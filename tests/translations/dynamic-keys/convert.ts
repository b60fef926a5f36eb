import type { ChartSummary } from "#shared/contract/chart.ts";
import type { FullBy } from "#shared/contract/convert-estimate.ts";
import type { PriceIssue } from "#shared/contract/limit-estimate.ts";
import { smallReasons } from "#shared/contract/small-balance.ts";
import { namedAccounts } from "#shared/domain/convert-sources.ts";
import { conditions, type Met } from "#src/features/convert/block-trade/eligibility.ts";
import { convertModes } from "#src/features/convert/convert-mode.ts";
import { refusalSteps } from "#src/features/convert/form/refusal-text.ts";
import { kindOrder, stateOrder } from "#src/features/convert/history/history-view.ts";
import { candleFields } from "#src/features/convert/market/chart/candle-texts.ts";
import { chartKinds } from "#src/features/convert/market/chart/chart-kind.ts";
import { chartSpans } from "#src/features/convert/market/chart/range.ts";
import { priceTabs } from "#src/features/convert/market/list/price-tabs.ts";
import { faqIds } from "#src/features/convert/panels/faq.ts";
import { failCodes } from "#src/features/convert/small-balances/use-fail-text.ts";
import { all } from "../all-words.ts";

/** Limits that Max stops at. */
const fullLimits = all<Exclude<FullBy, "balance">>({ single: true, day: true });

/** How a limit order ends. */
const endStates = ["FILLED", "CANCELED", "EXPIRED", "FAILED"];

export const convertKeys: Readonly<Record<string, readonly string[]>> = {
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
  "convert.limit.immediate.": ["above", "under", "at"],
  "convert.limit.ended.": endStates,
  "convert.limit.placedText.": ["PENDING", ...endStates],
  "convert.limit.issue.": all<PriceIssue["code"]>({
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
  "convert.records.account.": namedAccounts,
  "convert.records.kindOf.": kindOrder,
  "convert.records.stateOf.": stateOrder,
  "convert.records.tab.": ["all", ...kindOrder],
  "convert.smallBalances.fail.": failCodes,
  "convert.smallBalances.reason.": smallReasons,
  "convert.refusal.": Object.keys(refusalSteps),
};
