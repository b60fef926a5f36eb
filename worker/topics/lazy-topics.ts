import { batchEstimateTopic } from "./batch-estimate.ts";
import { blockComparisonTopic } from "./block-comparison.ts";
import { blockEstimateTopic } from "./block-estimate.ts";
import { chartTopic } from "./chart.ts";
import { convertLimitsTopic } from "./convert-limits.ts";
import type { AnyTopic } from "./define-topic.ts";
import { limitEstimateTopic } from "./limit-estimate.ts";
import { limitOpenTopic } from "./limit-open.ts";
import { marketOrderTopic } from "./market-order.ts";
import { migrationStateTopic } from "./migration-state.ts";
import { recentDepositsTopic } from "./recent-deposits.ts";
import { recentWithdrawalsTopic } from "./recent-withdrawals.ts";
import { specialEstimateTopic } from "./special-estimate.ts";
import { statementFilesTopic } from "./statement-files.ts";
import { taxReportFilesTopic } from "./tax-report-files.ts";
import { transferEstimateTopic } from "./transfer-estimate.ts";
import { valuationTopic } from "./valuation.ts";
import { withdrawEstimateTopic } from "./withdraw-estimate.ts";

/** Topics that no first visit needs: a part of their own, loaded when the first of them is subscribed to. */
export const lazyTopics = [
  chartTopic,
  marketOrderTopic,
  batchEstimateTopic,
  specialEstimateTopic,
  convertLimitsTopic,
  limitEstimateTopic,
  limitOpenTopic,
  valuationTopic,
  transferEstimateTopic,
  blockEstimateTopic,
  blockComparisonTopic,
  recentDepositsTopic,
  recentWithdrawalsTopic,
  withdrawEstimateTopic,
  statementFilesTopic,
  taxReportFilesTopic,
  migrationStateTopic,
] as const satisfies readonly AnyTopic[];
