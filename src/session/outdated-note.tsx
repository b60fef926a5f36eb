import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import { flow } from "../ui/flow.ts";
import { Note } from "../ui/note.tsx";
import { cx } from "../ui/style.ts";

export interface OutdatedNoteProps {
  readonly onRetry: () => void;
  readonly retrying: boolean;
  /** What could not be read again. */
  readonly children: ReactNode;
}

/** Above figures that stand though reading them again failed: that they may be out of date, and a retry. */
export function OutdatedNote({ onRetry, retrying, children }: OutdatedNoteProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Note tone="warn" announce>
      <div className={cx(flow.between, flow.wrap)}>
        {children}
        <Button size="sm" busy={retrying} onClick={onRetry}>
          {t("ui.error.retry")}
        </Button>
      </div>
    </Note>
  );
}
