import { Clock } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CoinValueRow } from "#shared/contract/valuation.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { useFormat } from "#src/i18n/format.ts";
import { Figure } from "#src/ui/figure.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { ageLine } from "./coins-style.ts";
import type { CoinName } from "./holdings.ts";
import { PriceFigure } from "./price-figure.tsx";

export interface CoinFigures extends CoinName {
  readonly row: CoinValueRow;
  readonly currency: string;
  readonly concealed: boolean;
  /** No price has come yet. */
  readonly connecting: boolean;
}

/** The coin that prices are quoted in has a rate, and no market of its own. */
const quoteCoin = "USDT";

export function CoinPrice({ row, currency, connecting }: CoinFigures): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { coin, price, staleSeconds } = row;
  if (coin === quoteCoin) return <Figure value={price} kind="price" live />;
  return (
    <>
      <PriceFigure
        key={currency}
        symbol={`${coin}${quoteCoin}`}
        field="lastPrice"
        value={price}
        connecting={connecting}
      />
      {staleSeconds > 0 && (
        <span className={ageLine}>
          <Icon of={Clock} size={12} />
          {t("overview.secondsOld", { seconds: format.count(staleSeconds) })}
        </span>
      )}
    </>
  );
}

export function CoinChange({ row: { coin, change }, connecting }: CoinFigures): ReactNode {
  if (coin === quoteCoin) return <Figure value="" kind="percent" />;
  return (
    <PriceFigure
      symbol={`${coin}${quoteCoin}`}
      field="changeRate24H"
      value={change}
      connecting={connecting}
    />
  );
}

export interface FrozenFigureProps {
  readonly frozen: string;
  readonly accuracy: number;
  readonly concealed: boolean;
  readonly className?: string;
}

/** Nothing frozen is an em dash; where that is not known, words say so. */
export function FrozenFigure({ frozen, accuracy, ...rest }: FrozenFigureProps): ReactNode {
  const { t } = useTranslation();
  if (frozen === "" && !rest.concealed) {
    return <span className={cx(text.caption, text.ink3)}>{t("overview.notKnown")}</span>;
  }
  return <Figure value={isZeroText(frozen) ? "" : frozen} kind="amount" places={accuracy} {...rest} />;
}

export type FigureColumn = "price" | "change" | "amount" | "frozen" | "value";

export interface FigureHeadProps {
  readonly column: FigureColumn;
  readonly currency: string;
}

/** Head of a column of figures. */
export function FigureHead({ column, currency }: FigureHeadProps): ReactNode {
  const { t } = useTranslation();
  return (
    <th scope="col" className={cx("figure", column)}>
      {t(`overview.${column}`, { currency })}
    </th>
  );
}
