import type { ReactNode } from "react";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { ChoiceChip, ChoiceGroup } from "./choice-group.tsx";
import { type Choice, type FilterControl, filterControl } from "./filter-control.ts";
import { toggleChoice } from "./filter-kinds.ts";
import { FilterPopover } from "./filter-popover.tsx";
import { choiceClass } from "./filter-style.ts";

export interface ChoicesOptions<C extends string> {
  /** What it filters by: "Status". */
  readonly label: string;
  /** In words, while nothing is chosen: "Any status". */
  readonly any: string;
  /** One is chosen: "Status: Failed". */
  readonly one: (choice: string) => string;
  /** "Status: 2 of 7". */
  readonly some: (chosen: number, all: number) => string;
  readonly choices: readonly C[];
  readonly textOf: (choice: C) => string;
}

/** Any number of a few choices: check boxes in a panel, in the sheet chips. */
export function choicesFilter<K extends string, C extends string>(
  name: K,
  options: ChoicesOptions<C>,
): FilterControl<Record<K, readonly C[]>> {
  return filterControl(name, {
    chip: (choice: Choice<readonly C[]>) => <ChoicesPanel {...options} {...choice} />,
    field: (choice) => <Choices {...options} {...choice} />,
  });
}

type ChoicesProps<C extends string> = ChoicesOptions<C> & Choice<readonly C[]>;

function ChoicesPanel<C extends string>(props: ChoicesProps<C>): ReactNode {
  const { label, any, one, some, choices, textOf, value, onChange } = props;
  const [only] = value;
  return (
    <FilterPopover
      narrow
      isSet={only !== undefined}
      name={label}
      onTakeAway={() => onChange([])}
      chip={
        only === undefined ? any : value.length === 1 ? one(textOf(only)) : some(value.length, choices.length)
      }
    >
      {choices.map((choice) => (
        <div key={choice} className={choiceClass}>
          <Checkbox
            checked={value.includes(choice)}
            onChange={() => onChange(toggleChoice(choices, value, choice))}
          >
            {textOf(choice)}
          </Checkbox>
        </div>
      ))}
    </FilterPopover>
  );
}

function Choices<C extends string>({ label, choices, textOf, value, onChange }: ChoicesProps<C>): ReactNode {
  return (
    <ChoiceGroup label={label}>
      {choices.map((choice) => (
        <ChoiceChip
          key={choice}
          chosen={value.includes(choice)}
          onToggle={() => onChange(toggleChoice(choices, value, choice))}
        >
          {textOf(choice)}
        </ChoiceChip>
      ))}
    </ChoiceGroup>
  );
}
