import { RefreshCw } from "lucide";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "wouter";
import type { SpecialProduct } from "#shared/contract/special-coins.ts";
import { cardClass } from "#src/records/list-style.ts";
import { RecordList } from "#src/records/record-list.tsx";
import { useTaskHead } from "#src/state/use-task-head.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { flow } from "#src/ui/flow.ts";
import { Page } from "#src/ui/layout/page.tsx";
import { Note } from "#src/ui/note.tsx";
import { useHistoryList } from "../history/use-history-list.ts";
import { productFilter } from "./product-filter.ts";
import { ProductList } from "./product-list.tsx";
import { ProductsGate } from "./products-gate.tsx";
import { idOfPath, productPath } from "./special-path.ts";

/** /exchange/lwb-exchange/history/{id}: what was exchanged through one product. */
export default function SpecialHistoryPage(): ReactNode {
  const { t } = useTranslation();
  const [path] = useLocation();
  const id = idOfPath(path);
  const title = t("nav.specialCoinsHistory");
  return (
    <ProductsGate title={title}>
      {(products) => {
        const product = products.find(({ productId }) => productId === id);
        if (product !== undefined) return <ProductHistory key={id} product={product} />;
        return (
          <Page task title={title}>
            <div className={flow.stack4}>
              <Note tone="warn">{t("convert.specialCoins.unknown", { id: id.slice(0, 64) })}</Note>
              <ProductList products={products} />
            </div>
          </Page>
        );
      }}
    </ProductsGate>
  );
}

function ProductHistory({ product }: { readonly product: SpecialProduct }): ReactNode {
  const { t } = useTranslation();
  const { productId, coin } = product;
  const filter = useMemo(() => productFilter(product), [product]);
  const title = t("convert.specialCoins.historyTitle", { coin });
  const own = productPath(productId);
  useTaskHead({ title, back: own });
  return (
    <Page
      task
      title={title}
      actions={
        <Link href={own} className={buttonClass("tertiary")}>
          {t("convert.specialCoins.title", { coin })}
        </Link>
      }
    >
      <Card className={cardClass} aria-label={title}>
        <RecordList
          {...useHistoryList()}
          filter={filter}
          label={title}
          empty={
            <Empty
              icon={RefreshCw}
              title={t("convert.specialCoins.noneYet")}
              actions={
                <Link href={own} className={buttonClass("primary")}>
                  {t("convert.specialCoins.title", { coin })}
                </Link>
              }
            >
              {t("convert.specialCoins.emptyText")}
            </Empty>
          }
        />
      </Card>
    </Page>
  );
}
