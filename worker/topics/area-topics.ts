import { batchEstimateTopic } from "./batch-estimate.ts";
import { blockComparisonTopic } from "./block-comparison.ts";
import { blockEstimateTopic } from "./block-estimate.ts";
import type { AnyTopic } from "./define-topic.ts";
import { limitEstimateTopic } from "./limit-estimate.ts";
import { migrationStateTopic } from "./migration-state.ts";
import { specialEstimateTopic } from "./special-estimate.ts";
import { statementFilesTopic } from "./statement-files.ts";
import { taxReportFilesTopic } from "./tax-report-files.ts";
import { transferEstimateTopic } from "./transfer-estimate.ts";
import { withdrawEstimateTopic } from "./withdraw-estimate.ts";

/** Topics of a single form or page: no visit to another page fetches them. */
export const areaTopics = [
  batchEstimateTopic,
  blockComparisonTopic,
  blockEstimateTopic,
  limitEstimateTopic,
  migrationStateTopic,
  specialEstimateTopic,
  statementFilesTopic,
  taxReportFilesTopic,
  transferEstimateTopic,
  withdrawEstimateTopic,
] as const satisfies readonly AnyTopic[];
