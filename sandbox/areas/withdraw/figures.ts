import type { CallInput } from "#shared/contract/index.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { type FeeTerms, noFee, type WithdrawFigures, withdrawFigures } from "#shared/domain/withdraw-fee.ts";
import type { Coin } from "../../market/coins.ts";
import { codes, Refusal } from "../../refusal.ts";
import { withdrawCodes } from "./codes.ts";
import type { Target } from "./target.ts";

type Input = Pick<CallInput<"withdraw.create">, "amount" | "fee" | "feeType">;

export function termsOf(target: Target, coin: Coin): FeeTerms {
  if (target.as === "user") return noFee(coin.accuracy);
  const { withdrawFee, withdrawPercentageFee, minAccuracy } = target.chain;
  return { fee: withdrawFee, ratio: withdrawPercentageFee || "0", places: Number(minAccuracy) };
}

/** What is debited, what it costs and what arrives. Refuses amounts out of bounds, and a fee other than the agreed one. */
export function requireFigures(
  { amount, fee: agreed, feeType = 0 }: Input,
  target: Target,
  terms: FeeTerms,
): WithdrawFigures {
  const value = new Decimal(amount);
  if ((value.decimalPlaces() ?? 0) > terms.places) {
    throw new Refusal(codes.badParameter, `amount: at most ${terms.places} decimals`);
  }
  const { withdrawMin, withdrawMax } =
    target.as === "chain" ? target.chain : { withdrawMin: "0", withdrawMax: "-1" };
  const isAbove = withdrawMax !== "-1" && withdrawMax !== "" && value.gt(withdrawMax);
  if (!value.gt(0) || value.lt(withdrawMin || 0) || isAbove) {
    throw new Refusal(withdrawCodes.outOfBounds, `amount: from ${withdrawMin} to ${withdrawMax}`);
  }
  const figures = withdrawFigures(value.toFixed(), feeType, terms);
  if (!new Decimal(figures.received).gt(0)) {
    throw new Refusal(withdrawCodes.outOfBounds, "amount: the fee takes all of it");
  }
  if (agreed !== undefined && !new Decimal(agreed).eq(figures.fee)) {
    throw new Refusal(withdrawCodes.mismatch, `fee: ${figures.fee} now`);
  }
  return figures;
}
