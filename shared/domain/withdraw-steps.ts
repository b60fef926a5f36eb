import type { WithdrawEstimateParams } from "../contract/withdraw-estimate.ts";

/** Equal for questions whose quick steps are the same. */
export function stepsOf({ coin, chain, internal, feeType, wallet }: WithdrawEstimateParams): string {
  return [coin, chain, internal ? "internal" : "", feeType, wallet].join(" ");
}
