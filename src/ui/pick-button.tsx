import { ChevronDown } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { miniClass, pickClass } from "./amount-style.ts";
import { CoinDisc } from "./coin-disc.tsx";
import { Icon } from "./icon.tsx";
import { cx } from "./style.ts";

export interface PickButtonProps extends ComponentProps<"button"> {
  /** The chosen coin, "" when none is yet: then `children` invite to choose. */
  readonly coin: string;
  readonly icon?: string | undefined;
}

/** Shows the chosen coin and opens the picker: give it `aria-haspopup="dialog"` and `aria-label`. */
export function PickButton({ coin, icon, className, children, ...rest }: PickButtonProps): ReactNode {
  return (
    <button type="button" {...rest} className={cx(pickClass, className)}>
      {coin !== "" && <CoinDisc coin={coin} icon={icon} size={24} />}
      {coin === "" ? children : coin}
      <Icon of={ChevronDown} size={16} />
    </button>
  );
}

/** A word that fills in an amount: Max, 25 %. */
export function MiniButton({ className, ...rest }: ComponentProps<"button">): ReactNode {
  return <button type="button" {...rest} className={cx(miniClass, className)} />;
}
