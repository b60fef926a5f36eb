import type { ReactNode } from "react";
import { Chip } from "#src/ui/chip.tsx";
import { chipsClass, groupClass } from "./filter-style.ts";

export interface ChoiceGroupProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** In the sheet: the choices of a filter as chips under its name. */
export function ChoiceGroup({ label, children }: ChoiceGroupProps): ReactNode {
  return (
    <fieldset className={groupClass}>
      <legend>{label}</legend>
      <div className={chipsClass}>{children}</div>
    </fieldset>
  );
}

export interface ChoiceChipProps {
  readonly chosen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

export function ChoiceChip({ chosen, onToggle, children }: ChoiceChipProps): ReactNode {
  return (
    <Chip aria-pressed={chosen} onClick={onToggle}>
      {children}
    </Chip>
  );
}
