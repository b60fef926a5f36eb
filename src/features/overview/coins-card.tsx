import { RefreshCw, SearchX, Wallet } from "lucide";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { buttonClass } from "#src/ui/button.tsx";
import { Card, CardBody, CardHead } from "#src/ui/card.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { iconButtonClass } from "#src/ui/icon-button.tsx";
import { LiveFigure } from "#src/ui/live-figure.tsx";
import { SearchField } from "#src/ui/search-field.tsx";
import { StaleRegion } from "#src/ui/stale-region.tsx";
import { cx } from "#src/ui/style.ts";
import { hiddenText, text } from "#src/ui/text.ts";
import { accountLabelKey } from "./accounts.ts";
import { type Holding, matching } from "./holdings.ts";
import { coinCell, coinsCard, coinTable, search } from "./overview-style.ts";

/** Live symbols are quoted in it (R3.14). */
const QUOTE_COIN = "USDT";

/** The coins a person has, with their live price; a row leads to its conversion. */
export function CoinsCard({
  rows,
  concealed,
}: {
  readonly rows: readonly Holding[];
  readonly concealed: boolean;
}): ReactNode {
  const { t } = useTranslation();
  const [words, setWords] = useState("");
  const shown = matching(rows, words);
  return (
    <Card className={coinsCard} aria-labelledby="overview-coins">
      <CardHead title={t("overview.coins")} id="overview-coins">
        {rows.length > 0 && (
          <SearchField label={t("overview.search")} value={words} onChange={setWords} className={search} />
        )}
      </CardHead>
      {shown.length > 0 ? (
        <StaleRegion>
          <CoinTable rows={shown} concealed={concealed} />
        </StaleRegion>
      ) : (
        <CardBody pad="md">
          {rows.length === 0 ? (
            <Empty
              icon={Wallet}
              title={t("overview.empty")}
              actions={
                <Link href="/exchange/index" className={buttonClass()}>
                  {t("overview.seePrices")}
                </Link>
              }
            >
              {t("overview.emptyText")}
            </Empty>
          ) : (
            <Empty icon={SearchX} title={t("overview.noMatch", { words: words.trim() })} />
          )}
        </CardBody>
      )}
    </Card>
  );
}

function CoinTable({
  rows,
  concealed,
}: {
  readonly rows: readonly Holding[];
  readonly concealed: boolean;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <table className={coinTable}>
      <thead>
        <tr>
          <th scope="col">{t("overview.coin")}</th>
          <th scope="col" className="figure price">
            {t("overview.price", { currency: QUOTE_COIN })}
          </th>
          <th scope="col" className="figure change">
            {t("overview.change")}
          </th>
          <th scope="col" className="figure">
            {t("overview.amount")}
          </th>
          <th scope="col" className="figure">
            {t("overview.value", { currency: QUOTE_COIN })}
          </th>
          <th scope="col">
            <span className={hiddenText}>{t("overview.actions")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <CoinRow key={row.key} row={row} concealed={concealed} />
        ))}
      </tbody>
    </table>
  );
}

function CoinRow({ row, concealed }: { readonly row: Holding; readonly concealed: boolean }): ReactNode {
  const { t } = useTranslation();
  const { coin, fullName, icon, accountType, amount, accuracy, value } = row;
  const symbol = `${coin}${QUOTE_COIN}`;
  const isQuoteCoin = coin === QUOTE_COIN;
  return (
    <tr>
      <td className="coin">
        <div className={coinCell}>
          <CoinDisc coin={coin} icon={icon} />
          <div>
            <div className={text.strong}>{coin}</div>
            <div className={cx(text.caption, text.ink3, text.clip)}>
              {fullName} · {t(accountLabelKey(accountType))}
            </div>
          </div>
        </div>
      </td>
      <td className="figure price">
        {isQuoteCoin ? (
          <Figure value="1.00" kind="price" />
        ) : (
          <LiveFigure symbol={symbol} field="lastPrice" />
        )}
      </td>
      <td className="figure change">
        {isQuoteCoin ? (
          <Figure value="" kind="percent" />
        ) : (
          <LiveFigure symbol={symbol} field="changeRate24H" />
        )}
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
        <span className="unit">{coin}</span>
      </td>
      <td className="figure value">
        <Figure value={value} kind="value" concealed={concealed} />
      </td>
      <td className="act">
        <Link
          href={`/exchange/index?from=${encodeURIComponent(coin)}`}
          className={iconButtonClass("md")}
          aria-label={t("overview.convertCoin", { coin })}
          title={t("overview.convertCoin", { coin })}
        >
          <Icon of={RefreshCw} />
        </Link>
      </td>
    </tr>
  );
}
