import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MigrationState } from "#shared/contract/migration.ts";
import { useFormat } from "#src/i18n/format.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Card } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Stepper } from "#src/ui/stepper.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { currentStep, doneAt, isSkipped, type StepKey, stepKeys } from "./step-order.ts";
import { StopLink } from "./stop-link.tsx";
import type { Migration } from "./use-migration.ts";

const steps = css`padding: 20px 20px 12px; ${media.phone} { padding: 16px 8px; }`;
const foot = css`padding: 16px 20px; border-block-start: 1px solid var(--line); ${media.phone} { padding-inline: 16px; }`;

export interface StepsCardProps {
  readonly migration: Migration;
  readonly state: MigrationState;
}

/** Where one is in the migration, and the way out while there is one. */
export function StepsCard({ migration, state }: StepsCardProps): ReactNode {
  const { t } = useTranslation();
  const detail = useDetails(state);
  const isDone = state.status === "COMPLETED";
  const started = currentStep(state.status) > 3 || state.status === "TRANSFERRING";
  return (
    <Card aria-label={t("migration.steps")}>
      <div className={steps}>
        <Stepper
          current={currentStep(state.status)}
          steps={stepKeys.map((key) => ({ id: key, title: t(`migration.step.${key}`), detail: detail(key) }))}
        />
      </div>
      <p className={cx(foot, text.small, text.ink2, isDone && flow.notPhone)}>
        {isDone ? (
          t("migration.nothingMoves")
        ) : started ? (
          t("migration.noWayBack")
        ) : (
          <StopLink migration={migration} state={state} />
        )}
      </p>
    </Card>
  );
}

/** What stands below a step's name. */
function useDetails(state: MigrationState): (key: StepKey) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const current = currentStep(state.status);
  return (key) => {
    const at = stepKeys.indexOf(key);
    if (at < current && isSkipped(state, key)) return t("migration.stepSkipped");
    if (at < current) {
      const time = doneAt(state, key);
      return [t(`migration.stepDone.${key}`), time === 0 ? "" : format.date(time)]
        .filter((part) => part !== "")
        .join(" · ");
    }
    if (at > current) return t(`migration.stepAhead.${key}`);
    if (state.status === "PRECHECK_FAILED" && state.blockers.length > 0) {
      return t("migration.toClear", { count: state.blockers.length });
    }
    return t(`migration.stepNow.${state.status}`);
  };
}
