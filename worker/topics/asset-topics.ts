import type { AnyTopic } from "./define-topic.ts";
import { recentDepositsTopic } from "./recent-deposits.ts";
import { recentWithdrawalsTopic } from "./recent-withdrawals.ts";
import { valuationTopic } from "./valuation.ts";

/** Topics of the overview, which deposits and withdrawals need too: nobody who converts fetches them. */
export const assetTopics = [
  valuationTopic,
  recentDepositsTopic,
  recentWithdrawalsTopic,
] as const satisfies readonly AnyTopic[];
