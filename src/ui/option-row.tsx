import { Check } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { lineClass, optionClass } from "./option-style.ts";
import { cx } from "./style.ts";

/** What an option knows of itself while it is painted. */
export interface OptionLook {
  readonly selected: boolean;
  readonly disabled: boolean;
}

export interface OptionRowProps extends OptionLook {
  readonly id: string;
  /** px within the list. */
  readonly top: number;
  readonly height: number;
  /** The keyboard stands here. */
  readonly active: boolean;
  /** From 1. */
  readonly place: number;
  readonly total: number;
  readonly onPick: () => void;
  /** The first child is its picture: grey when it cannot be chosen. */
  readonly children: ReactNode;
}

/** The frame of one option: its place, its state for the eye and the ear. */
export function OptionRow(props: OptionRowProps): ReactNode {
  const { id, top, height, active, selected, disabled, place, total, onPick, children } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <div
      id={id}
      role="option"
      aria-selected={selected}
      aria-disabled={disabled}
      aria-setsize={total}
      aria-posinset={place}
      data-active={active || undefined}
      className={cx(lineClass, optionClass)}
      style={{ blockSize: height, transform: `translateY(${top}px)` }}
      onClick={onPick}
    >
      {children}
      {selected && <Icon of={Check} size={18} />}
    </div>
  );
}
