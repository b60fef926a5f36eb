import { lazy, memo, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { useIdle } from "#src/lazy/use-idle.ts";
import { Card, CardBody, cardHeadClass } from "#src/ui/card.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { css } from "#src/ui/style.ts";
import type { PriceListProps } from "./list/price-list.tsx";

/** What else there is to buy is below the first need: its code comes when the page is idle. */
const PriceList = lazy(importWithRetry(() => import("./list/price-list.tsx")));

const card = css`container-type: inline-size; scroll-margin-block-start: 72px;`;

/** Live prices in a few tabs and over all coins; a row puts its coin into the form. */
export const PriceListCard = memo(function PriceListCard(props: PriceListProps): ReactNode {
  const { t } = useTranslation();
  const idle = useIdle();
  const skeleton = (
    <>
      <div className={cardHeadClass} />
      <CardBody>
        <SkeletonRows count={8} />
      </CardBody>
    </>
  );
  return (
    <Card className={card} aria-label={t("convert.list.label")}>
      {idle ? (
        <Suspense fallback={skeleton}>
          <PriceList {...props} />
        </Suspense>
      ) : (
        skeleton
      )}
    </Card>
  );
});
