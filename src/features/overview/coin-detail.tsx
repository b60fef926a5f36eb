import { History, Target } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { accountLabel } from "#src/records/account-label.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { CoinChange, type CoinFigures, CoinPrice, FigureHead, FrozenFigure } from "./coin-figures.tsx";
import { coinDetail, detailActions, narrowFacts, partsTable } from "./coins-style.ts";
import { moneyActionList } from "./money-actions.tsx";

/** What lies in which account, what a narrow row leaves out, and what can be done with the coin. */
export function CoinDetail(props: CoinFigures): ReactNode {
  const { row, accuracy, currency, concealed } = props;
  const { t } = useTranslation();
  return (
    <div className={coinDetail}>
      <div className={narrowFacts}>
        <DescriptionList size="sm">
          <Fact term={t("overview.price", { currency })}>
            <CoinPrice {...props} />
          </Fact>
          <Fact term={t("overview.change")}>
            <CoinChange {...props} />
          </Fact>
        </DescriptionList>
      </div>
      <table className={partsTable} aria-label={t("overview.accountsOf", { coin: row.coin })}>
        <thead>
          <tr>
            <th scope="col">{t("overview.account")}</th>
            <FigureHead column="amount" currency={currency} />
            <FigureHead column="frozen" currency={currency} />
            <FigureHead column="value" currency={currency} />
          </tr>
        </thead>
        <tbody>
          {row.parts.map(({ accountType, amount, frozen, value }) => (
            <tr key={accountType}>
              <th scope="row">{accountLabel(accountType, t)}</th>
              <td className="figure" data-label={t("overview.amount")}>
                <Figure value={amount} kind="amount" places={accuracy} concealed={concealed} />
              </td>
              <td className="figure" data-label={t("overview.frozen")}>
                <FrozenFigure {...{ frozen, accuracy, concealed }} />
              </td>
              <td className="figure value" data-label={t("overview.value", { currency })}>
                <Figure value={value} kind="value" concealed={concealed} live />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Actions coin={row.coin} />
    </div>
  );
}

const actions = [
  ...moneyActionList.map(({ id, label, icon, path, coin }) => ({
    id,
    label,
    icon,
    href: `${path}?${coin}=`,
  })),
  { id: "limit", label: "nav.limitOrder", icon: Target, href: "/exchange/index?mode=limit&from=" },
  { id: "history", label: "nav.convertHistory", icon: History, href: "/exchange/history?coin=" },
];

function Actions({ coin }: { readonly coin: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={detailActions}>
      {actions.map(({ id, label, icon, href }) => (
        <Link key={id} href={href + encodeURIComponent(coin)} className={buttonClass("secondary")}>
          <Icon of={icon} size={16} />
          {t(label)}
        </Link>
      ))}
    </div>
  );
}
