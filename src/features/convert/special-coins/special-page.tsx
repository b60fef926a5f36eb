import { CircleSlash } from "lucide";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useSearch } from "wouter";
import type { SpecialProduct } from "#shared/contract/special-coins.ts";
import { Empty } from "#src/ui/empty.tsx";
import { flow } from "#src/ui/flow.ts";
import { Page } from "#src/ui/layout/page.tsx";
import { Note } from "#src/ui/note.tsx";
import { readLink } from "../form/convert-link.ts";
import { ProductList } from "./product-list.tsx";
import { ProductsGate } from "./products-gate.tsx";
import { SpecialExchange } from "./special-exchange.tsx";
import { idOfPath, productOfPair, productPath } from "./special-path.ts";

/** /exchange/lwb-exchange: the coins with a rate of their own; with {id} the exchange of one of them. */
export default function SpecialPage(): ReactNode {
  const { t } = useTranslation();
  const [path] = useLocation();
  const id = idOfPath(path);
  return (
    <ProductsGate title={t("nav.specialCoins")}>
      {(products) => {
        const product = products.find(({ productId }) => productId === id);
        if (product === undefined) return <Products products={products} id={id} />;
        return <SpecialExchange key={product.productId} product={product} />;
      }}
    </ProductsGate>
  );
}

function Products({
  products,
  id,
}: {
  readonly products: readonly SpecialProduct[];
  readonly id: string;
}): ReactNode {
  const { t } = useTranslation();
  useOwnProduct(id === "" ? products : []);
  return (
    <Page task title={t("nav.specialCoins")} lede={t("convert.specialCoins.lede")}>
      <div className={flow.stack4}>
        {id !== "" && <Note tone="warn">{t("convert.specialCoins.unknown", { id: id.slice(0, 64) })}</Note>}
        {products.length > 0 ? (
          <ProductList products={products} />
        ) : (
          <Empty icon={CircleSlash} title={t("convert.specialCoins.none")}>
            {t("convert.specialCoins.noneText")}
          </Empty>
        )}
      </div>
    </Page>
  );
}

/** A link that names two coins instead of a product, as the history's "again" does, leads to the product that has both. */
function useOwnProduct(products: readonly SpecialProduct[]): void {
  const search = useSearch();
  const [, go] = useLocation();
  const { from, to } = readLink(search).pair;
  const isNamed = new URLSearchParams(search).has("from");
  const own = isNamed ? productOfPair(products, from, to) : undefined;
  const target = own === undefined ? "" : `${productPath(own.productId)}?${search}`;
  useEffect(() => {
    if (target !== "") go(target, { replace: true });
  }, [target, go]);
}
