import { codes, Refusal } from "../../refusal.ts";
import type { SmallBalancesSettings } from "./settings.ts";

/** The terms of small balances (F2b.2). */
export const batchTerms = {
  maxCoins: 20,
  /** Most that a coin may be worth, USDT; what is worth as much is no small balance any more. */
  coinMaxValue: "10",
  supportToCoins: ["MNT", "USDT", "USDC"],
  feeRate: "0.02",
  coolDown: 0,
} as const;

const isTarget = (coin: string): boolean => batchTerms.supportToCoins.some((supported) => supported === coin);

/** Refuses a target and a list of coins that no price can be asked for. */
export function requireSelection(fromCoins: readonly string[], toCoin: string): void {
  if (!isTarget(toCoin)) throw new Refusal(codes.notConvertible, `${toCoin} is no target of small balances`);
  if (fromCoins.length > batchTerms.maxCoins) {
    throw new Refusal(codes.convertBadParameter, `At most ${batchTerms.maxCoins} coins`);
  }
  if (new Set(fromCoins).size < fromCoins.length) {
    throw new Refusal(codes.convertBadParameter, "A coin is there twice");
  }
}

/** What a batch may be worth in all, USDT. */
export const totalBounds = ({ batchTotalMinValue, batchTotalMaxValue }: SmallBalancesSettings) => ({
  min: batchTotalMinValue,
  max: batchTotalMaxValue,
});
