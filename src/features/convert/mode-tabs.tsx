import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearch } from "wouter";
import { media } from "#src/ui/breakpoints.ts";
import { css } from "#src/ui/style.ts";
import { Tabs } from "#src/ui/tabs.tsx";
import { convertModes, readMode, writeMode } from "./convert-mode.ts";
import { convertPath } from "./paths.ts";

/** On phones a strip of the header, from edge to edge. */
const strip = css`${media.phone} { margin: -16px -16px 16px; background: var(--surface); }`;

/** The row at the top of each mode's first card. Links: the way back leads to the mode before. */
export const ModeTabs = memo(function ModeTabs(): ReactNode {
  const { t } = useTranslation();
  const search = useSearch();
  return (
    <Tabs
      variant="card"
      className={strip}
      label={t("convert.title")}
      value={readMode(search)}
      items={convertModes.map((id) => ({
        id,
        label: t(`convert.mode.${id}`),
        href: convertPath + writeMode(search, id),
      }))}
    />
  );
});
