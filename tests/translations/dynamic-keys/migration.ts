import { migrationActions } from "#shared/domain/migration-review.ts";
import { migrationStates } from "#shared/domain/migration-states.ts";
import { failCodes } from "#src/features/migration/assets/use-fail-text.ts";
import {
  assetReasonTexts,
  blockerTypes,
  cardReasonTexts,
  startObstacles,
} from "#src/features/migration/reason-texts.ts";
import { migrationRefusals } from "#src/features/migration/refusal-codes.ts";
import { stepKeys } from "#src/features/migration/step-order.ts";

export const migrationKeys: Readonly<Record<string, readonly string[]>> = {
  "migration.action.": migrationActions,
  "migration.assetReason.": assetReasonTexts,
  "migration.blocker.": blockerTypes,
  "migration.blockerLink.": blockerTypes,
  "migration.blockerText.": blockerTypes,
  "migration.cardReason.": cardReasonTexts,
  "migration.clear.": blockerTypes,
  "migration.head.": ["CARD_PENDING", "CARD_PROCESSING", "can", "halted", "moves"],
  "migration.part.": migrationActions,
  "migration.refusal.": migrationRefusals,
  "migration.result.fail.": failCodes,
  "migration.start.why.": startObstacles,
  "migration.step.": stepKeys,
  "migration.stepAhead.": stepKeys,
  "migration.stepDone.": stepKeys,
  "migration.stepNow.": migrationStates.filter(
    (state) => !["COMPLETED", "ABORTED", "FAILED"].includes(state),
  ),
  "migration.waiting.": ["CREATED", "KYC_PENDING", "PRECHECK"],
  "migration.waitingText.": ["CREATED", "KYC_PENDING", "PRECHECK"],
};
