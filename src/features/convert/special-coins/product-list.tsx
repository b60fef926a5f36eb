import { ArrowLeftRight, ArrowRight, ChevronRight } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { SpecialProduct } from "#shared/contract/special-coins.ts";
import { Card, CardList } from "#src/ui/card.tsx";
import { CoinPair } from "#src/ui/coin-disc.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { twoLines } from "#src/ui/two-lines.ts";
import { FixedRatio } from "./fixed-ratio.tsx";
import { productPath } from "./special-path.ts";

const rows = css`& > li { padding: 0 !important; }`;
const row = css`
  display: flex; align-items: center; gap: 12px; padding: 14px 20px; min-height: 72px;
  &:hover { background: var(--hover); }
  @media (max-width: 47.9375em) {
    padding-inline: 16px;
    & > div:last-of-type { max-width: 30%; }
  }
`;
const pair = css`display: flex; align-items: center; gap: 6px; font-weight: 600; flex-wrap: wrap;`;
const mirrored = css`color: var(--ink-3); [dir="rtl"] & { transform: scaleX(-1); }`;

/** The coins that have a rate of their own, each the way to its exchange. */
export function ProductList({ products }: { readonly products: readonly SpecialProduct[] }): ReactNode {
  const { t } = useTranslation();
  return (
    <Card aria-label={t("nav.specialCoins")}>
      <CardList className={rows}>
        {products.map((product) => (
          <li key={product.productId}>
            <Product product={product} />
          </li>
        ))}
      </CardList>
    </Card>
  );
}

function Product({ product }: { readonly product: SpecialProduct }): ReactNode {
  const { t } = useTranslation();
  const { productId, coin, fullName, icon, toCoin, toFullName, toIcon, reversible } = product;
  return (
    <Link href={productPath(productId)} className={row}>
      <CoinPair from={{ coin, icon }} to={{ coin: toCoin, icon: toIcon }} />
      <div className={flow.grow}>
        <div className={pair}>
          {coin}
          <Icon of={reversible ? ArrowLeftRight : ArrowRight} size={14} className={mirrored} />
          {toCoin}
        </div>
        <div className={cx(text.small, text.ink3, twoLines)}>{`${fullName} · ${toFullName}`}</div>
      </div>
      <div className={text.end}>
        <FixedRatio rate={product.fixedRate} />
        <div className={cx(text.small, text.ink3)}>
          {t(reversible ? "convert.specialCoins.bothWays" : "convert.specialCoins.oneWay")}
        </div>
      </div>
      <Icon of={ChevronRight} size={16} className={mirrored} />
    </Link>
  );
}
