import type { ReactNode } from "react";
import { useFormat } from "#src/i18n/format.ts";
import { type Step, Stepper } from "#src/ui/stepper.tsx";

export interface TimelineStep extends Omit<Step, "time"> {
  /** When it was done, ms; of a step that is still to come it is not told. */
  readonly at?: number;
}

export interface TimelineProps {
  readonly steps: readonly TimelineStep[];
  /** Index of the step at work; `steps.length` when all is done. */
  readonly current: number;
}

/** What became of a record and when: steps of the day that it began on tell their time only. */
export function Timeline({ steps, current }: TimelineProps): ReactNode {
  const format = useFormat();
  const begun = steps[0]?.at;
  const timeOf = (at: number, index: number): string =>
    index > 0 && begun !== undefined && format.date(at) === format.date(begun)
      ? format.time(at)
      : format.dateTime(at);
  const shown = steps.map(({ at, ...step }, index) => ({
    ...step,
    ...(at !== undefined && index < current && { time: timeOf(at, index) }),
  }));
  return <Stepper kind="history" steps={shown} current={current} />;
}
