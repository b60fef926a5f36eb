import type { ReactNode } from "react";
import { useFormat } from "#src/i18n/format.ts";
import { figureClass } from "#src/ui/figure-style.ts";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";

/** "1 : 0.9995": one coin to so much of the other. */
export function FixedRatio({ rate }: { readonly rate: string }): ReactNode {
  const format = useFormat();
  return <span className={cx(figureClass, text.medium)}>{`1 : ${format.price(rate)}`}</span>;
}
