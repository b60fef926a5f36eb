import type { ReactNode } from "react";
import type { CallInput } from "#shared/contract/index.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { flow } from "#src/ui/flow.ts";
import { ChangeNote } from "./change-note.tsx";
import { type ChangeName, useChange } from "./use-change.ts";
import type { Migration } from "./use-migration.ts";

export interface ChangeDialogProps<N extends ChangeName> {
  readonly migration: Migration;
  readonly name: N;
  readonly input: CallInput<N>;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly text: string;
  /** On the button that leaves everything as it is. */
  readonly back: string;
  readonly act: string;
  readonly danger?: boolean;
  /** It may not be done any more: what is under way still shows how it ended. */
  readonly disabled?: boolean;
}

/** The question before something that changes a migration and cannot be taken back. */
export function ChangeDialog<N extends ChangeName>({
  migration,
  name,
  input,
  open,
  onClose,
  title,
  text,
  back,
  act,
  danger = false,
  disabled = false,
}: ChangeDialogProps<N>): ReactNode {
  const change = useChange(name, migration.row, migration.check);
  const close = (): void => {
    if (change.busy) return;
    change.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      sending={change.busy}
      title={title}
      footerPair
      footer={
        <>
          <Button size="lg" block disabled={change.busy} onClick={close}>
            {back}
          </Button>
          <Button
            variant={danger ? "danger" : "primary"}
            size="lg"
            block
            busy={change.busy}
            disabled={disabled && !change.busy}
            onClick={() => void change.run(input)}
          >
            {act}
          </Button>
        </>
      }
    >
      <div className={flow.stack3}>
        <p>{text}</p>
        <ChangeNote change={change.state} />
      </div>
    </Dialog>
  );
}
