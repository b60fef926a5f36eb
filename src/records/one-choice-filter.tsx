import type { ReactNode } from "react";
import { Menu } from "#src/ui/menu.tsx";
import { ChoiceChip, ChoiceGroup } from "./choice-group.tsx";
import { FilterChip } from "./filter-chip.tsx";
import { type Choice, type FilterControl, filterControl } from "./filter-control.ts";

export interface OneChoiceOptions<C extends string> {
  /** What it filters by: "Account". */
  readonly label: string;
  /** In words, while nothing is chosen: "Any account". */
  readonly any: string;
  readonly choices: readonly C[];
  readonly textOf: (choice: C) => string;
}

/** One of a few choices, or any: a menu, in the sheet chips. */
export function oneChoiceFilter<K extends string, C extends string>(
  name: K,
  options: OneChoiceOptions<C>,
): FilterControl<Record<K, C | "">> {
  return filterControl(name, {
    chip: (choice: Choice<C | "">) => <ChoiceMenu {...options} {...choice} />,
    field: (choice) => <Choices {...options} {...choice} />,
  });
}

type OneChoiceProps<C extends string> = OneChoiceOptions<C> & Choice<C | "">;

function ChoiceMenu<C extends string>(props: OneChoiceProps<C>): ReactNode {
  const { label, any, choices, textOf, value, onChange } = props;
  const items = [
    { id: "", label: any, chosen: value === "" },
    ...choices.map((choice) => ({ id: choice, label: textOf(choice), chosen: choice === value })),
  ];
  return (
    <Menu
      label={label}
      align="start"
      groups={[{ id: label, items }]}
      onSelect={(id) => onChange(choices.find((choice) => choice === id) ?? "")}
      renderTrigger={(trigger) => (
        <FilterChip {...trigger} isSet={value !== ""} name={label} onTakeAway={() => onChange("")}>
          {value === "" ? any : textOf(value)}
        </FilterChip>
      )}
    />
  );
}

function Choices<C extends string>({
  label,
  choices,
  textOf,
  value,
  onChange,
}: OneChoiceProps<C>): ReactNode {
  return (
    <ChoiceGroup label={label}>
      {choices.map((choice) => (
        <ChoiceChip
          key={choice}
          chosen={choice === value}
          onToggle={() => onChange(choice === value ? "" : choice)}
        >
          {textOf(choice)}
        </ChoiceChip>
      ))}
    </ChoiceGroup>
  );
}
