import type { ReactNode } from "react";
import type { CallInput } from "#shared/contract/index.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { flow } from "#src/ui/flow.ts";
import { DeedNote } from "./deed-note.tsx";
import { type DeedName, useDeed } from "./use-deed.ts";
import type { Migration } from "./use-migration.ts";

export interface DeedDialogProps<N extends DeedName> {
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
export function DeedDialog<N extends DeedName>({
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
}: DeedDialogProps<N>): ReactNode {
  const deed = useDeed(name, migration.row, migration.check);
  const close = (): void => {
    if (deed.busy) return;
    deed.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      sending={deed.busy}
      title={title}
      footerPair
      footer={
        <>
          <Button size="lg" block disabled={deed.busy} onClick={close}>
            {back}
          </Button>
          <Button
            variant={danger ? "danger" : "primary"}
            size="lg"
            block
            busy={deed.busy}
            disabled={disabled && !deed.busy}
            onClick={() => void deed.run(input)}
          >
            {act}
          </Button>
        </>
      }
    >
      <div className={flow.stack3}>
        <p>{text}</p>
        <DeedNote deed={deed.state} />
      </div>
    </Dialog>
  );
}
