import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { FilterControl } from "#src/records/filter-control.ts";
import { oneChoiceFilter } from "#src/records/one-choice-filter.tsx";
import { useSpanControls } from "../use-span-controls.ts";
import { directions, type FundingView } from "./funding-view.ts";

export function useFundingControls(today: string): readonly FilterControl<FundingView>[] {
  const { t } = useTranslation();
  const shared = useSpanControls("eb_convert_funding", today);
  return useMemo(
    () => [
      ...shared,
      oneChoiceFilter("direction", {
        label: t("ledger.direction.label"),
        any: t("ledger.direction.any"),
        choices: directions,
        textOf: (direction) => t(`ledger.direction.${direction}`),
      }),
    ],
    [t, shared],
  );
}
