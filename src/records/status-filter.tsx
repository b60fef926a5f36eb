import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { ChoiceChip, ChoiceGroup } from "./choice-group.tsx";
import { type Choice, type FilterControl, filterControl } from "./filter-control.ts";
import { toggleChoice } from "./filter-kinds.ts";
import { FilterPopover } from "./filter-popover.tsx";
import { choiceClass } from "./filter-style.ts";

export interface StatusFilterOptions<C extends string> {
  readonly choices: readonly C[];
  readonly textOf: (choice: C) => string;
}

/** Any number of the statuses that records have: check boxes in a panel, in the sheet chips. */
export function statusFilter<K extends string, C extends string>(
  name: K,
  options: StatusFilterOptions<C>,
): FilterControl<Record<K, readonly C[]>> {
  return filterControl(name, {
    chip: (choice: Choice<readonly C[]>) => <StatusPanel {...options} {...choice} />,
    field: (choice) => <StatusChips {...options} {...choice} />,
  });
}

type StatusProps<C extends string> = StatusFilterOptions<C> & Choice<readonly C[]>;

function StatusPanel<C extends string>({ choices, textOf, value, onChange }: StatusProps<C>): ReactNode {
  const { t } = useTranslation();
  const [only] = value;
  return (
    <FilterPopover
      narrow
      isSet={only !== undefined}
      name={t("records.status")}
      onTakeAway={() => onChange([])}
      chip={
        only === undefined
          ? t("records.anyStatus")
          : value.length === 1
            ? t("records.statusIs", { state: textOf(only) })
            : t("records.statusesOf", { chosen: value.length, all: choices.length })
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

function StatusChips<C extends string>({ choices, textOf, value, onChange }: StatusProps<C>): ReactNode {
  const { t } = useTranslation();
  return (
    <ChoiceGroup label={t("records.status")}>
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
