import type { ReactNode } from "react";
import { useSearch } from "wouter";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Tabs } from "#src/ui/tabs.tsx";
import { convertModes, readMode, writeMode } from "./convert-mode.ts";
import { convertPath } from "./paths.ts";

/** The row at the top of each mode's first card. Links: the way back leads to the mode before. */
export function ModeTabs(): ReactNode {
  const { t } = useTranslation();
  const search = useSearch();
  return (
    <Tabs
      variant="card"
      label={t("convert.title")}
      value={readMode(search)}
      items={convertModes.map((id) => ({
        id,
        label: t(`convert.mode.${id}`),
        href: convertPath + writeMode(search, id),
      }))}
    />
  );
}
