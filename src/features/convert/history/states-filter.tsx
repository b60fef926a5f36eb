import type { ReactNode } from "react";
import type { HistoryState } from "#shared/contract/convert-history.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { FilterPopover } from "./filter-popover.tsx";
import { choiceClass } from "./filter-style.ts";
import { stateOrder, toggleState } from "./history-view.ts";

export interface StatesProps {
  readonly value: readonly HistoryState[];
  readonly onChange: (states: readonly HistoryState[]) => void;
}

export function StatesFilter({ value, onChange }: StatesProps): ReactNode {
  const { t } = useTranslation();
  const [only] = value;
  return (
    <FilterPopover
      narrow
      isSet={value.length > 0}
      name={t("convert.records.state")}
      onTakeAway={() => onChange([])}
      chip={
        only === undefined
          ? t("convert.records.anyState")
          : value.length === 1
            ? t("convert.records.stateIs", { state: t(`convert.records.stateOf.${only}`) })
            : t("convert.records.statesOf", { chosen: value.length, all: stateOrder.length })
      }
    >
      {stateOrder.map((state) => (
        <div key={state} className={choiceClass}>
          <Checkbox checked={value.includes(state)} onChange={() => onChange(toggleState(value, state))}>
            {t(`convert.records.stateOf.${state}`)}
          </Checkbox>
        </div>
      ))}
    </FilterPopover>
  );
}
