import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { FilterControl } from "#src/records/filter-control.ts";
import { idFilter } from "#src/records/id-filter.tsx";
import { oneChoiceFilter } from "#src/records/one-choice-filter.tsx";
import { useSpanControls } from "../use-span-controls.ts";
import type { DerivativesView } from "./derivatives-view.ts";
import { entryTypes } from "./entry-types.ts";

export function useDerivativesControls(today: string): readonly FilterControl<DerivativesView>[] {
  const { t } = useTranslation();
  const shared = useSpanControls("eb_convert_uta", today);
  return useMemo(
    () => [
      ...shared,
      oneChoiceFilter("type", {
        label: t("ledger.typeHead"),
        any: t("ledger.anyType"),
        choices: entryTypes,
        textOf: (type) => t(`ledger.type.${type}`),
      }),
      idFilter("contract", t("ledger.contract")),
    ],
    [t, shared],
  );
}
