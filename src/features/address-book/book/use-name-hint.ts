import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { longestRemark, remarkFault, remarkLength } from "#src/entry/remark.ts";
import type { Hint } from "#src/ui/field-hint.tsx";

/** What stands below a name: how long it may be, or what is wrong with it. */
export function useNameHint(): (remark: string) => Hint {
  const { t } = useTranslation();
  return useCallback(
    (remark: string): Hint => {
      const fault = remarkFault(remark);
      if (fault === "hidden") return { tone: "error", children: t("addressBook.nameHidden") };
      if (fault === "") return { children: t("addressBook.nameHint", { max: longestRemark }) };
      const children = t("addressBook.tooLong", { count: remarkLength(remark), max: longestRemark });
      return { tone: "error", children };
    },
    [t],
  );
}
