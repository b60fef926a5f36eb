import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { fieldClass, labelClass } from "#src/ui/box.ts";
import { Segmented } from "#src/ui/segmented.tsx";

type Custody = "own" | "provider" | "unknown";

interface CustodyFieldProps<C extends Custody> {
  /** "" while none is chosen. */
  readonly value: C | "";
  readonly choices: readonly C[];
  readonly onChange: (custody: C) => void;
}

/** Whose wallet an address is of, with what is asked above the answers: "Exchange" alone says nothing. */
export function CustodyField<C extends Custody>({
  value,
  choices,
  onChange,
}: CustodyFieldProps<C>): ReactNode {
  const { t } = useTranslation();
  const label = t("addressBook.custodyOf");
  return (
    <div className={fieldClass}>
      <span className={labelClass} aria-hidden="true">
        {label}
      </span>
      <Segmented<C | "">
        fill
        size="sm"
        label={label}
        value={value}
        onChange={(custody) => custody !== "" && onChange(custody)}
        options={choices.map((custody) => ({ value: custody, label: t(`addressBook.custody.${custody}`) }))}
      />
    </div>
  );
}
