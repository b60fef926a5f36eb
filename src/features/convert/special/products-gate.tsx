import type { ReactNode } from "react";
import type { SpecialProduct } from "#shared/contract/convert-special.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Card } from "#src/ui/card.tsx";
import { ErrorState } from "#src/ui/error-state.tsx";
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
  const errorText = useErrorText();
  const products = useCall("convert.specialProducts", {});
  if (products.data !== undefined) return children(products.data.products);
  return (
    <Page task title={title}>
      <Card pad="md">
        {products.status === "error" ? (
          <ErrorState
            title={t("convert.special.error")}
            message={errorText(products.error)}
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
