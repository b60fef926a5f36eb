import { ChevronDown } from "lucide";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { unlistedVasp } from "#shared/domain/travel-rule.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { boxClass, fieldClass, labelClass } from "#src/ui/box.ts";
import { FieldHint, type Hint } from "#src/ui/field-hint.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { css, cx } from "#src/ui/style.ts";

const VaspPicker = lazy(importWithRetry(() => import("./vasp-picker.tsx")));
const button = css`cursor: pointer; text-align: start;`;

export interface VaspFieldProps {
  /** A vaspEntityId, `others`, "" while nothing is chosen. */
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly hint?: Hint;
}

/** Which provider it came from: found in the list, or named as one that is not in it. */
export function VaspField({ value, onChange, hint }: VaspFieldProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState<boolean>();
  const vasps = useCall("travelRule.vasps", {});
  const name =
    value === unlistedVasp
      ? t("travelRule.unlisted")
      : vasps.data?.vasp.find(({ vaspEntityId }) => vaspEntityId === value)?.vaspName;
  return (
    <div className={fieldClass}>
      <span id={id} className={labelClass}>
        {t("travelRule.which")}
      </span>
      <button
        type="button"
        name="travel.vaspCode"
        data-fault={hint?.tone === "error" || undefined}
        className={cx(boxClass, button)}
        aria-haspopup="dialog"
        aria-labelledby={`${id} ${id}-value`}
        aria-describedby={`${id}-hint`}
        onClick={() => setOpen(true)}
      >
        <span id={`${id}-value`} className={flow.grow}>
          {/* What was chosen stands there, whether the list has come or not. */}
          {name ?? (value === "" ? t("travelRule.choose") : value)}
        </span>
        <Icon of={ChevronDown} size={16} />
      </button>
      <FieldHint id={`${id}-hint`} hint={hint} />
      {open !== undefined && (
        <Suspense fallback={null}>
          <VaspPicker
            open={open}
            onClose={() => setOpen(false)}
            vasps={vasps}
            selected={value}
            onPick={(code) => {
              onChange(code);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
