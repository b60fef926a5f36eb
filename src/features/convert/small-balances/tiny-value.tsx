import type { ReactNode } from "react";
import { useFormat } from "#src/i18n/format.ts";
import { figureClass, perishableClass } from "#src/ui/figure-style.ts";
import { cx } from "#src/ui/style.ts";

/** Worth something, and less than a figure with two decimals can say. */
export function TinyValue(): ReactNode {
  const format = useFormat();
  return <span className={cx(figureClass, perishableClass)}>{`< ${format.value("0.01")}`}</span>;
}
