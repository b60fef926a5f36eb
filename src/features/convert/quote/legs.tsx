import { ArrowDown } from "lucide";
import type { ReactNode } from "react";
import type { ConvertCoin } from "#shared/contract/convert.ts";
import { wholePlaces } from "#shared/domain/whole-places.ts";
import { media } from "#src/ui/breakpoints.ts";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";

const legs = css`
  display: grid; gap: 4px; position: relative;
  &[data-dead] { & * { color: var(--ink-3); } & [data-disc] { filter: grayscale(1); opacity: .6; } }
`;
const leg = css`display: flex; align-items: center; gap: 16px; padding: 10px 0; ${media.phone} { padding-block: 8px; }`;
const big = css`
  font-size: 1.5rem; line-height: 2rem; font-weight: 500; letter-spacing: -.01em; direction: ltr; unicode-bidi: isolate; overflow-wrap: anywhere;
  [dir="rtl"] & { text-align: right; }
  & small { font-size: 1rem; font-weight: 500; color: var(--ink-2); letter-spacing: 0; }
  &[data-long] { font-size: 1.25rem; ${media.phone} { font-size: 1.125rem; } }
`;
const arrow = css`display: grid; place-items: center; width: 40px; color: var(--ink-3); margin-block: -10px;`;

export interface Leg {
  readonly label: string;
  readonly coin: string;
  /** Decimal text. */
  readonly amount: string;
}

export interface LegsProps {
  readonly from: Leg;
  readonly to: Leg;
  readonly coinOf: (code: string) => ConvertCoin | undefined;
  /** The figures no longer hold. */
  readonly dead?: boolean;
  /** It is over: hidden with all that a person owns. */
  readonly past?: boolean;
}

/** Both sides of a conversion under each other. */
export function Legs({ from, to, coinOf, dead = false, past = false }: LegsProps): ReactNode {
  return (
    <div className={legs} data-dead={dead ? "" : undefined}>
      <LegRow {...from} info={coinOf(from.coin)} past={past} />
      <span className={arrow}>
        <Icon of={ArrowDown} size={16} />
      </span>
      <LegRow {...to} info={coinOf(to.coin)} past={past} strong />
    </div>
  );
}

interface LegRowProps extends Leg {
  readonly info: ConvertCoin | undefined;
  readonly past: boolean;
  readonly strong?: boolean;
}

function LegRow({ label, coin, amount, info, past, strong = false }: LegRowProps): ReactNode {
  const Amount = past ? OwnFigure : Figure;
  return (
    <div className={leg}>
      <span data-disc="">
        <CoinDisc coin={coin} icon={info?.icon} size={40} />
      </span>
      <div className={flow.grow}>
        <div className={cx(text.small, text.ink2)}>{label}</div>
        <div className={cx(big, strong && text.strong)} data-long={amount.length > 16 ? "" : undefined}>
          <Amount
            kind="amount"
            value={amount}
            // To the last digit that is taken, whatever the list says of the coin.
            places={wholePlaces(amount, info?.accuracyLength)}
            muteFraction={strong}
          />{" "}
          <small>{coin}</small>
        </div>
      </div>
    </div>
  );
}
