import type { ReactNode } from "react";
import { Timeline, type TimelineStep } from "./timeline.tsx";

export interface BeginAndEndProps {
  /** Titles of both steps. */
  readonly begun: string;
  readonly ended: string;
  /** When, ms as text; `endedAt` is "" while it goes on. */
  readonly begunAt: string;
  readonly endedAt: string;
  /** It still goes on: the second step says what it waits for. */
  readonly isOpen: boolean;
  /** How it ended, if not well. */
  readonly end?: NonNullable<TimelineStep["end"]> | undefined;
}

/** How a record of two steps began, and how it ended or what it waits for. */
export function BeginAndEnd({ begun, ended, begunAt, endedAt, isOpen, end }: BeginAndEndProps): ReactNode {
  return (
    <Timeline
      current={isOpen ? 1 : 2}
      steps={[
        { id: "begun", title: begun, at: Number(begunAt) },
        {
          id: "ended",
          title: ended,
          ...(endedAt !== "" && { at: Number(endedAt) }),
          ...(end !== undefined && { end }),
        },
      ]}
    />
  );
}
