import type { ReactNode } from "react";
import { Menu } from "#src/ui/menu.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import { ChoiceChip, ChoiceGroup } from "./choice-group.tsx";
import { FilterChip } from "./filter-chip.tsx";
import { type Choice, type FilterControl, filterControl, type LinkedChoice } from "./filter-control.ts";
import { tabsClass } from "./list-style.ts";

export interface OneChoiceOptions<C extends string> {
  /** What it filters by: "Account". */
  readonly label: string;
  /** In words, while nothing is chosen: "Any account"; also the first tab. */
  readonly any: string;
  /** Names the row of tabs for screen readers where it has one: "Types of conversion". */
  readonly tabsLabel?: string;
  readonly choices: readonly C[];
  readonly textOf: (choice: C) => string;
}

/** One of a few choices, or any: a menu or tabs, in the sheet chips. */
export function oneChoiceFilter<K extends string, C extends string>(
  name: K,
  options: OneChoiceOptions<C>,
): FilterControl<Record<K, C | "">> {
  return filterControl(name, {
    chip: (choice: Choice<C | "">) => <ChoiceMenu {...options} {...choice} />,
    field: (choice) => <Choices {...options} {...choice} />,
    tabs: (choice) => <ChoiceTabs key={name} {...options} {...choice} />,
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

/** At the top of the card; on phones from edge to edge. */
function ChoiceTabs<C extends string>(props: OneChoiceOptions<C> & LinkedChoice<C | "">): ReactNode {
  const { label, any, tabsLabel = label, choices, textOf, value, hrefOf } = props;
  return (
    <Tabs
      variant="card"
      className={tabsClass}
      label={tabsLabel}
      items={[
        { id: "", label: any, href: hrefOf("") },
        ...choices.map((choice) => ({ id: choice, label: textOf(choice), href: hrefOf(choice) })),
      ]}
      value={value}
    />
  );
}
