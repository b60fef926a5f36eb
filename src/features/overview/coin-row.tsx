import { ChevronDown, Clock } from "lucide";
import { memo, type ReactNode } from "react";
import type { CoinValueRow } from "#shared/contract/valuation.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { rowTargetClass } from "#src/ui/row-target.ts";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { ageLine, coinCell } from "./coins-style.ts";
import type { CoinName } from "./holdings.ts";
import { PriceFigure } from "./price-figure.tsx";

export interface CoinFigures extends CoinName {
  readonly row: CoinValueRow;
  readonly currency: string;
  readonly concealed: boolean;
  /** No price has come yet. */
  readonly connecting: boolean;
}

export interface CoinRowProps extends CoinFigures {
  readonly open: boolean;
  readonly onToggle: (coin: string) => void;
}

/** One coin over all accounts. Rendered when its own figures change, not with every frame. */
export const CoinRow = memo(function CoinRow(props: CoinRowProps): ReactNode {
  const { row, fullName, icon, accuracy, concealed, open, onToggle } = props;
  const { t } = useTranslation();
  const { coin, amount, frozen, value, staleSeconds } = row;
  return (
    <tr data-stale={staleSeconds > 0 ? "" : undefined} data-coin={coin} data-open={open || undefined}>
      <td className="coin">
        <button
          type="button"
          className={rowTargetClass}
          aria-expanded={open}
          aria-controls={open ? `coin-${coin}` : undefined}
          aria-label={t("overview.detailsOf", { coin })}
          onClick={() => onToggle(coin)}
        />
        <div className={coinCell}>
          <CoinDisc coin={coin} icon={icon} />
          <div>
            <div className={text.strong}>{coin}</div>
            <div className={cx(text.caption, text.ink3, text.clip)}>{fullName}</div>
          </div>
        </div>
      </td>
      <td className="figure price">
        <CoinPrice {...props} />
      </td>
      <td className="figure change">
        <CoinChange {...props} />
      </td>
      <td className="figure amount">
        <Figure
          value={amount}
          kind="amount"
          places={accuracy}
          muteFraction
          concealed={concealed}
          pointWidth="4.9em"
        />
        {!concealed && <span className="unit">{coin}</span>}
      </td>
      <td className="figure frozen">
        <Figure
          value={isZeroText(frozen) ? "" : frozen}
          kind="amount"
          places={accuracy}
          concealed={concealed}
          className={text.ink2}
        />
      </td>
      <td className="figure value">
        <Figure value={value} kind="value" concealed={concealed} live />
      </td>
      <td className="more">
        <Icon of={ChevronDown} size={16} />
      </td>
    </tr>
  );
});

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
