import type { ReactNode } from "react";
import { Card } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Skeleton, SkeletonLine, SkeletonRows } from "#src/ui/skeleton.tsx";
import { pageGrid, tall } from "./page-style.ts";

/** Total and coins before they are known. */
export function OverviewSkeleton(): ReactNode {
  return (
    <div className={pageGrid}>
      <Card pad="md">
        <Skeleton className={flow.stack3}>
          <SkeletonLine width={120} />
          <SkeletonLine width={260} height={44} />
          <SkeletonLine width={180} />
          <SkeletonLine width="100%" height={8} />
          <SkeletonLine width="60%" height={40} />
        </Skeleton>
      </Card>
      <CoinsSkeleton />
    </div>
  );
}

export function CoinsSkeleton(): ReactNode {
  return (
    <Card pad="md" className={tall}>
      <SkeletonRows count={8} />
    </Card>
  );
}
