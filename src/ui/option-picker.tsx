import type { ReactNode } from "react";
import { Dialog } from "./dialog.tsx";
import { OptionList, type OptionListProps } from "./option-list.tsx";

export interface OptionPickerProps<O> extends OptionListProps<O> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
}

/**
 * Chooses one of many in a dialog, on phones a sheet: a search on top, the options below it, thousands if need be.
 * Import it lazily: no page needs it before a click.
 */
export function OptionPicker<O>({ open, onClose, title, ...list }: OptionPickerProps<O>): ReactNode {
  return (
    <Dialog open={open} onClose={onClose} title={title} focus="field">
      <OptionList {...list} />
    </Dialog>
  );
}
