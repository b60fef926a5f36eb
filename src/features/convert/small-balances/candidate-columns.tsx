import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import type { Column } from "#src/ui/data-table.tsx";
import { figureClass } from "#src/ui/figure-style.ts";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { pointWidth } from "#src/ui/point-width.ts";
import { rowTargetClass } from "#src/ui/row-target.ts";
import { StateMark } from "#src/ui/state-mark.tsx";
import { css, cx } from "#src/ui/style.ts";
import { hiddenText, text } from "#src/ui/text.ts";
import { coinClass, headClass, nameClass, whyCardClass, whyClass } from "./candidate-style.ts";
import type { Candidate } from "./candidates.ts";
import { useReasonText } from "./use-reason-text.ts";

/** A coin that is not eligible shows the plain pointer of its row. */
const targetClass = cx(rowTargetClass, css`cursor: inherit;`);

/** No coin of the list has more. */
const maxDecimals = 8;

export interface ColumnOptions {
  readonly currency: string;
  /** Above the boxes: the one for all of them. */
  readonly all: ReactNode;
  /** Most coins of a batch. */
  readonly maxCoins: number;
  readonly onToggle: (coin: string, on: boolean) => void;
}

/** Box and coin, amount, value, and whether it is eligible. */
export function useCandidateColumns(options: ColumnOptions): readonly Column<Candidate>[] {
  const { currency, all, maxCoins, onToggle } = options;
  const { t } = useTranslation();
  const reasonText = useReasonText();
  const why = ({ reason, reasonAt, noRoom }: Candidate): string => {
    if (reason !== "") return reasonText(reason, reasonAt);
    return noRoom ? t("convert.smallBalances.full", { count: maxCoins }) : "";
  };
  return [
    {
      id: "coin",
      head: (
        <span className={headClass}>
          {all}
          {t("convert.smallBalances.coin")}
        </span>
      ),
      card: "lead",
      cell: (row) => <CoinCell row={row} why={why(row)} onToggle={onToggle} />,
    },
    {
      id: "amount",
      head: t("convert.smallBalances.amount"),
      figure: true,
      card: "state",
      cell: ({ amount, places, coin }) => (
        <span className={figureClass} data-dim="">
          <OwnFigure
            kind="amount"
            value={amount}
            places={places}
            pointWidth={pointWidth(maxDecimals)}
            muteFraction
          />
          <span data-tail="">{coin}</span>
        </span>
      ),
    },
    {
      id: "value",
      head: t("convert.smallBalances.value", { currency }),
      figure: true,
      card: "figure",
      cell: ({ value }) => (
        <span className={cx(figureClass, text.medium)} data-dim="">
          <OwnFigure kind="value" value={value} live />
          <span data-tail="">{currency}</span>
        </span>
      ),
    },
    {
      id: "eligible",
      head: t("convert.smallBalances.eligible"),
      width: "232px",
      cell: (row) => {
        const words = why(row);
        return words === "" ? (
          <StateMark kind="done">{t("convert.smallBalances.yes")}</StateMark>
        ) : (
          <span className={whyClass}>{words}</span>
        );
      },
    },
    {
      id: "why",
      head: "",
      only: "card",
      card: "foot",
      className: whyCardClass,
      cell: (row) => why(row) || null,
    },
  ];
}

interface CoinCellProps {
  readonly row: Candidate;
  readonly why: string;
  readonly onToggle: ColumnOptions["onToggle"];
}

function CoinCell({
  row: { coin, name, icon, checked, reason, noRoom },
  why,
  onToggle,
}: CoinCellProps): ReactNode {
  const id = `small-${coin}`;
  return (
    <div className={coinClass}>
      <label htmlFor={id} className={targetClass} data-whole="">
        <span className={hiddenText}>{why === "" ? `${coin}, ${name}` : `${coin}, ${name}. ${why}`}</span>
      </label>
      <Checkbox
        id={id}
        checked={checked}
        disabled={reason !== "" || noRoom}
        onChange={(on) => onToggle(coin, on)}
      />
      <span data-disc="">
        <CoinDisc coin={coin} icon={icon} size={28} />
      </span>
      <span className={nameClass} data-dim="">
        <span className={text.strong}>{coin}</span>
        <small>{name}</small>
      </span>
    </div>
  );
}
