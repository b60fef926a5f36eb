import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { flow } from "./flow.ts";
import { Note, type NoteProps } from "./note.tsx";
import { cx } from "./style.ts";

export interface RetryNoteProps extends Required<Pick<NoteProps, "tone">> {
  readonly onRetry: () => void;
  readonly retrying: boolean;
  /** A form cannot go on without it: who presses its button is led here. */
  readonly fault?: boolean;
  /** What could not be read. */
  readonly children: ReactNode;
}

/** Something did not load beside what did: what it is, and a retry. */
export function RetryNote({ tone, onRetry, retrying, fault = false, children }: RetryNoteProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Note tone={tone} announce>
      <div className={cx(flow.between, flow.wrap)}>
        {children}
        <Button size="sm" busy={retrying} onClick={onRetry} data-fault={fault || undefined}>
          {t("ui.error.retry")}
        </Button>
      </div>
    </Note>
  );
}
