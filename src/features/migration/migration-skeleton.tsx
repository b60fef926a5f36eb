import type { ReactNode } from "react";
import { Card } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Skeleton, SkeletonLine, SkeletonRows } from "#src/ui/skeleton.tsx";
import { Unplaced } from "#src/ui/unplaced.tsx";
import { gridClass } from "./page-style.ts";

/** The page before it is known where the migration stands, and so where the page ends. */
export function MigrationSkeleton(): ReactNode {
  return (
    <Unplaced className={flow.stack6}>
      <Card pad="md">
        <Skeleton className={flow.stack2}>
          <SkeletonLine width={260} height={18} />
          <SkeletonLine width="70%" />
        </Skeleton>
      </Card>
      <div className={gridClass}>
        <Card pad="md">
          <SkeletonRows count={6} />
        </Card>
        <Card pad="md">
          <SkeletonRows count={6} />
        </Card>
      </div>
    </Unplaced>
  );
}
