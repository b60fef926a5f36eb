import { Check } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Badge } from "#src/ui/badge.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { css, names } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import type { PickRow } from "./coin-list.ts";
import { isZeroText } from "./decimal-order.ts";

const option = css`
  position: absolute; inset-inline: 0; inset-block-start: 0; display: flex; align-items: center; gap: 12px; padding-inline: 12px;
  border-radius: var(--r1); cursor: pointer;
  &[data-active] { background: var(--hover); }
  &[aria-selected="true"] { background: var(--primary-soft); }
  &[data-active][aria-selected="true"] { box-shadow: inset 0 0 0 1px var(--primary-line); }
  &[aria-disabled="true"] { cursor: not-allowed; color: var(--ink-3); }
  &[aria-disabled="true"] > :first-child { filter: grayscale(1); opacity: .55; }
  @media (hover: hover) { &:hover { background: var(--hover); } &[aria-selected="true"]:hover { background: var(--primary-soft); } }
`;
const head = css`display: flex; align-items: center; gap: 8px; min-width: 0;`;
const end = css`display: grid; justify-items: end; text-align: end; flex: none; max-width: 55%;`;

export interface CoinOptionProps {
  readonly id: string;
  readonly row: PickRow;
  /** px within the list. */
  readonly top: number;
  readonly height: number;
  /** The keyboard stands here. */
  readonly active: boolean;
  /** From 1. */
  readonly place: number;
  readonly total: number;
  readonly onPick: () => void;
}

/** One coin of a picker: disc, code, name, balance and its worth, or why it cannot be chosen. */
export function CoinOption(props: CoinOptionProps): ReactNode {
  const { id, row, top, height, active, place, total, onPick } = props;
  const { coin, closed, selected, recent } = row;
  const { t } = useTranslation();
  const owns = coin.balance !== "" && !isZeroText(coin.balance);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the combobox, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <div
      id={id}
      role="option"
      aria-selected={selected}
      aria-disabled={closed}
      aria-setsize={total}
      aria-posinset={place}
      data-active={active || undefined}
      className={option}
      style={{ blockSize: height, transform: `translateY(${top}px)` }}
      onClick={onPick}
    >
      <CoinDisc coin={coin.coin} icon={coin.icon} size={32} />
      <div className={flow.grow}>
        <div className={head}>
          <span className={text.strong}>{coin.coin}</span>
          {recent && <Badge>{t("convert.picker.recent")}</Badge>}
        </div>
        <div className={names(text.caption, text.ink3, text.clip)}>{coin.fullName}</div>
      </div>
      <div className={end}>
        {closed ? (
          <span className={names(text.small, text.ink3)}>{t("convert.picker.closed")}</span>
        ) : (
          owns && (
            <>
              <Figure
                kind="amount"
                value={coin.balance}
                places={coin.accuracyLength}
                className={text.medium}
              />
              <span className={names(text.caption, text.ink3)}>
                <Figure kind="worth" value={coin.uBalance} unit="USDT" />
              </span>
            </>
          )
        )}
      </div>
      {selected && <Icon of={Check} size={18} />}
    </div>
  );
}
