import { SearchX, Wallet } from "lucide";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { CoinValueRow } from "#shared/contract/valuation.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { Card, CardBody, cardHeadClass } from "#src/ui/card.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { SearchField } from "#src/ui/search-field.tsx";
import { StaleRegion } from "#src/ui/stale-region.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { useFocusKept } from "#src/ui/use-focus-kept.ts";
import { choose } from "./choices.ts";
import { CoinTable } from "./coin-table.tsx";
import { coinsCard, head, search } from "./coins-style.ts";
import { type CoinNames, matching } from "./holdings.ts";
import { type LiveValuation, type ShownValuation, useLiveValuation } from "./shown-valuation.ts";
import { inOrder, type SteadyOrder, steadyOrder } from "./steady-order.ts";

export interface CoinsCardProps {
  /** When the page was rendered. */
  readonly valuation: ShownValuation;
  readonly live: LiveValuation;
  readonly nameOf: CoinNames;
  readonly concealed: boolean;
  readonly hidesSmall: boolean;
}

/** The coins a person has, each with its live price and its accounts. */
export function CoinsCard({ valuation, live, nameOf, concealed, hidesSmall }: CoinsCardProps): ReactNode {
  const { t } = useTranslation();
  const shown = useLiveValuation(live, valuation);
  const [query, setQuery] = useState("");
  const [order, setOrder] = useState<SteadyOrder>(() => steadyOrder(undefined, shown.coins));
  const next = steadyOrder(order, shown.coins);
  if (next !== order) setOrder(next);
  const listed = inOrder(next, shown.coins).filter(({ coin }) => !(hidesSmall && next.small.has(coin)));
  const rows = matching(listed, query, nameOf);
  const card = useRef<HTMLElement>(null);
  // What says that none matches goes with its button.
  useFocusKept(card, String(rows.length === 0));
  const hasCoins = shown.coins.length > 0;
  // Accounts that are worth something and do not say of what: that there are no coins is not known.
  if (!hasCoins && !isZeroText(shown.total.value)) return null;
  return (
    <Card
      ref={card}
      tabIndex={-1}
      className={coinsCard}
      aria-labelledby="overview-coins"
      data-stale={shown.stale ? "" : undefined}
    >
      <header className={cx(cardHeadClass, head)}>
        <h2 id="overview-coins">{t("overview.coins")}</h2>
        {hasCoins && (
          <>
            <span className={cx(text.small, text.ink2)}>
              <Checkbox checked={hidesSmall} onChange={(on) => choose({ hidesSmall: on })}>
                {t("overview.hideSmall")}
              </Checkbox>
            </span>
            <SearchField label={t("overview.search")} value={query} onChange={setQuery} className={search} />
          </>
        )}
      </header>
      {/* It is there before it holds anything, so that a search without a result is said. */}
      <div role="status">
        {rows.length === 0 && (
          <CardBody pad="md">
            <NoCoins hasCoins={hasCoins} listed={listed} query={query} onClear={() => setQuery("")} />
          </CardBody>
        )}
      </div>
      {rows.length > 0 && (
        <StaleRegion>
          <CoinTable
            rows={rows}
            nameOf={nameOf}
            currency={shown.total.currency}
            concealed={concealed}
            connecting={shown.connecting}
          />
        </StaleRegion>
      )}
    </Card>
  );
}

interface NoCoinsProps {
  readonly hasCoins: boolean;
  /** Those that the search looked through. */
  readonly listed: readonly CoinValueRow[];
  readonly query: string;
  readonly onClear: () => void;
}

function NoCoins({ hasCoins, listed, query, onClear }: NoCoinsProps): ReactNode {
  const { t } = useTranslation();
  if (!hasCoins) {
    const seePrices = (
      <Link href="/exchange/index" className={buttonClass()}>
        {t("overview.seePrices")}
      </Link>
    );
    return (
      <Empty icon={Wallet} title={t("overview.empty")} actions={seePrices}>
        {t("overview.emptyText")}
      </Empty>
    );
  }
  if (listed.length === 0) {
    const showAll = <Button onClick={() => choose({ hidesSmall: false })}>{t("overview.showAll")}</Button>;
    return <Empty icon={Wallet} title={t("overview.allSmall")} actions={showAll} />;
  }
  const clear = <Button onClick={onClear}>{t("ui.clear")}</Button>;
  return <Empty icon={SearchX} title={t("overview.noMatch", { query: query.trim() })} actions={clear} />;
}
