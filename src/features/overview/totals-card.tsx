import { Eye, EyeOff, RefreshCw } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { CallOutput } from "#shared/contract/index.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { cx } from "#src/ui/style.ts";
import { accountLabelKey } from "./accounts.ts";
import { accounts, label, shadeClasses, shareBar, square, totalFigure, totalsTop } from "./overview-style.ts";

export interface TotalsCardProps {
  readonly overview: CallOutput<"assets.overview">;
  readonly currency: string;
  readonly concealed: boolean;
  readonly onConceal: (concealed: boolean) => void;
}

/** What all is worth, how it lies over the accounts, and what can be done with it. */
export function TotalsCard({ overview, currency, concealed, onConceal }: TotalsCardProps): ReactNode {
  const { t } = useTranslation();
  const list = overview.list;
  const shownCurrency = list[0]?.valuationCurrency ?? currency;
  return (
    <Card aria-label={t("overview.totalValue")}>
      <div className={totalsTop}>
        <div>
          <div className={label}>
            {t("overview.totalValueIn", { currency: shownCurrency })}
            <IconButton
              size="sm"
              icon={concealed ? EyeOff : Eye}
              label={concealed ? t("overview.show") : t("overview.hide")}
              aria-pressed={concealed}
              onClick={() => onConceal(!concealed)}
            />
          </div>
          <div className={totalFigure}>
            <Figure value={overview.totalEquity} kind="value" muteFraction concealed={concealed} />
          </div>
        </div>
        <Link href="/exchange/index" className={buttonClass("primary", "lg")}>
          <Icon of={RefreshCw} />
          {t("nav.convert")}
        </Link>
      </div>
      <div className={shareBar} aria-hidden="true">
        {list.map(({ accountType, totalEquity }, at) => (
          <i key={accountType} className={shadeOf(at)} style={{ flexGrow: totalEquity }} />
        ))}
      </div>
      <ul className={accounts}>
        {list.map(({ accountType, totalEquity }, at) => (
          <li key={accountType}>
            <span className={label}>
              <i className={cx(square, shadeOf(at))} aria-hidden="true" />
              {t(accountLabelKey(accountType))}
            </span>
            <b>
              <Figure value={totalEquity} kind="value" muteFraction concealed={concealed} />
            </b>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function shadeOf(at: number): string {
  return shadeClasses[Math.min(at, shadeClasses.length - 1)] ?? "";
}
