import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SpecialProduct } from "#shared/contract/special-coins.ts";
import { isNotServed } from "#shared/rpc/not-served.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { Card } from "#src/ui/card.tsx";
import { Page } from "#src/ui/layout/page.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";

export interface ProductsGateProps {
  /** Of the page while nobody knows more. */
  readonly title: string;
  readonly children: (products: readonly SpecialProduct[]) => ReactNode;
}

/** Nothing of these pages stands without the list of products: until it is there they load, or say why not. */
export function ProductsGate({ title, children }: ProductsGateProps): ReactNode {
  const { t } = useTranslation();
  const products = useCall("convert.specialProducts", {});
  const listed = products.data?.products;
  const [last, setLast] = useState(listed);
  if (listed !== undefined && listed !== last) setLast(listed);
  // The end of a session takes a person's figures, not the form with what was typed into it.
  const isRefetched = products.error === null || products.error.data.kind === "NotLoggedIn";
  const stored = listed ?? (isRefetched ? last : undefined);
  if (stored !== undefined) return children(stored);
  // An exchange without this call of ours has no such coins.
  if (products.error !== null && isNotServed(products.error)) return children([]);
  return (
    <Page task title={title}>
      <Card pad="md">
        {products.status === "error" ? (
          <LoadFailure
            title={t("convert.specialCoins.listError")}
            error={products.error}
            onRetry={products.refetch}
            retrying={products.fetching}
          />
        ) : (
          <SkeletonRows count={3} />
        )}
      </Card>
    </Page>
  );
}
