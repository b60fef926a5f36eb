import type { ReactNode } from "react";
import { useCalls } from "#src/bridge/use-calls.ts";
import { Note } from "#src/ui/note.tsx";

/** What a quote promised, and what came instead. */
export interface Settlement {
  readonly quoted: string;
  readonly received: string;
}

export interface OffQuoteNoteProps {
  readonly off: readonly Settlement[];
  /** What is said of a settlement of a moment later, and where that is no reason. */
  readonly slight: string;
  readonly far: string;
}

/** Why what came is not what was quoted; nothing where it is. */
export function OffQuoteNote({ off, slight, far }: OffQuoteNoteProps): ReactNode {
  const { states } = useCalls("convert.quoteDifference", off);
  const known = states.flatMap(({ result }) => (result?.kind === "ok" ? [result.data] : []));
  if (known.some(({ isFar }) => isFar)) {
    return (
      <Note tone="warn" announce>
        {far}
      </Note>
    );
  }
  return off.length === 0 || known.length < off.length ? null : <Note>{slight}</Note>;
}
