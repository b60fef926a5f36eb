import { ChevronDown } from "lucide";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { rowTargetClass } from "#src/ui/row-target.ts";
import { cx } from "#src/ui/style.ts";
import { cellRole, rowHeadRole, rowRole } from "#src/ui/table-roles.ts";
import { text } from "#src/ui/text.ts";
import { twoLines } from "#src/ui/two-lines.ts";
import { CoinChange, type CoinFigures, CoinPrice, FrozenFigure } from "./coin-figures.tsx";
import { coinCell } from "./coins-style.ts";

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
    <tr
      {...rowRole}
      data-stale={staleSeconds > 0 ? "" : undefined}
      data-coin={coin}
      data-open={open || undefined}
    >
      <th {...rowHeadRole} className="coin">
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
            <div className={cx(text.caption, text.ink3, twoLines)}>{fullName}</div>
          </div>
        </div>
      </th>
      <td {...cellRole} className="figure price">
        <CoinPrice {...props} />
      </td>
      <td {...cellRole} className="figure change">
        <CoinChange {...props} />
      </td>
      <td {...cellRole} className="figure amount">
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
      <td {...cellRole} className="figure frozen">
        <FrozenFigure {...{ frozen, accuracy, concealed }} className={text.ink2} />
      </td>
      <td {...cellRole} className="figure value">
        <Figure value={value} kind="value" concealed={concealed} live />
      </td>
      <td {...cellRole} className="more">
        <Icon of={ChevronDown} size={16} />
      </td>
    </tr>
  );
});
