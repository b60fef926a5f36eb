import { ChevronDown, X } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Chip } from "#src/ui/chip.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { filterClass, takeAwayClass } from "./filter-style.ts";

export interface FilterChipProps extends ComponentProps<"button"> {
  /** It narrows the list: marked, with a cross beside its words. */
  readonly isSet: boolean;
  /** What it filters by, for the name of the cross. */
  readonly name: string;
  readonly onTakeAway: () => void;
}

/** A filter as a chip that opens its choices. */
export function FilterChip({ isSet, name, onTakeAway, children, ...button }: FilterChipProps): ReactNode {
  const { t } = useTranslation();
  return (
    <span className={filterClass} data-set={isSet ? "" : undefined}>
      <Chip {...button}>
        {children}
        {!isSet && <Icon of={ChevronDown} size={14} />}
      </Chip>
      {isSet && (
        <button
          type="button"
          className={takeAwayClass}
          aria-label={t("records.removeFilter", { name })}
          onClick={onTakeAway}
        >
          <Icon of={X} size={14} />
        </button>
      )}
    </span>
  );
}
