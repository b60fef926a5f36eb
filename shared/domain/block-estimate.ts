import type { BlockEstimateRow, BlockTradeCheck } from "../contract/block-trade.ts";
import type { EstimateParams } from "../contract/convert-estimate.ts";
import { estimateConvert } from "./convert-estimate.ts";
import type { EstimateBasis } from "./estimate-basis.ts";

/** What the estimate rests on: as a conversion's, with the desk's word on the pair in the place of limits. */
export interface BlockBasis extends Omit<EstimateBasis, "limit" | "refusal"> {
  /** Undefined until it came. */
  readonly check: BlockTradeCheck | undefined;
}

/** Reasons that are the pair's and not the person's: 50001 closed, 131233 not for this account, 700013 not traded. */
const pairReasons: ReadonlySet<number> = new Set([50_001, 131_233, 700_013]);
const noGap = "0";

/** The estimate of a block trade at the live price, within the desk's limits. */
export function estimateBlock(params: EstimateParams, { check, ...basis }: BlockBasis): BlockEstimateRow {
  const limit = check && {
    singleFromMinLimit: check.minAmount,
    singleFromMaxLimit: check.maxAmount,
    dailyFromMaxLimit: "0",
    dailyUsed: "0",
    quoteTtl: check.quoteTtl,
    gapRate: check.gapRate ?? noGap,
  };
  // An empty list beside a reason tells none of the reasons.
  const reasons = [...(check?.reasons ?? []), check?.reason ?? 0];
  const refused = reasons.find((reason) => pairReasons.has(reason));
  const row = estimateConvert(params, {
    ...basis,
    limit,
    ...(refused !== undefined && { toCoin: null, refusal: String(refused) }),
  });
  return { ...row, eligible: check?.eligible === true };
}
