import type { ReactNode } from "react";
import { useFormat } from "#src/i18n/format.ts";
import { figureClass } from "#src/ui/figure-style.ts";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";

const minDecimals = 2;

/** How far two figures lie apart, with all decimals that the worker computed; nothing where that is unknown. */
export function DifferenceShare({ percent }: { readonly percent: string }): ReactNode {
  const format = useFormat();
  if (percent === "") return null;
  const decimals = Math.max(minDecimals, percent.split(".")[1]?.length ?? 0);
  return <span className={cx(figureClass, text.ink3)}>({format.percent(percent, "change", decimals)})</span>;
}
