import type { ReactNode } from "react";
import { Figure } from "#src/ui/figure.tsx";
import { figureClass } from "#src/ui/figure-style.ts";
import { cx } from "#src/ui/style.ts";
import { rateDecimals } from "./rate-text.ts";

export interface RateFigureProps {
  readonly from: string;
  readonly to: string;
  /** `to` per `from`, "" or undefined when there is none. */
  readonly rate: string | undefined;
  /** Most decimals; as many as a rate needs where absent. */
  readonly places?: number;
  readonly className?: string;
}

/** "1 BTC = 94,171.29 USDT" as one left-to-right isolate. */
export function RateFigure({ from, to, rate = "", places, className }: RateFigureProps): ReactNode {
  return (
    <span className={cx(figureClass, className)}>
      {`1 ${from} = `}
      <Figure kind="amount" value={rate} places={places ?? rateDecimals(rate)} unit={to} live />
    </span>
  );
}
