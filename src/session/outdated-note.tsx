import type { ReactNode } from "react";
import { RetryNote } from "../ui/retry-note.tsx";

export interface OutdatedNoteProps {
  readonly onRetry: () => void;
  readonly retrying: boolean;
  /** What could not be read again. */
  readonly children: ReactNode;
}

/** Above figures that stand though reading them again failed: that they may be out of date, and a retry. */
export function OutdatedNote({ onRetry, retrying, children }: OutdatedNoteProps): ReactNode {
  return (
    <RetryNote tone="warn" onRetry={onRetry} retrying={retrying}>
      {children}
    </RetryNote>
  );
}
