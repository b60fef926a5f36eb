import type { ReactNode } from "react";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { tabsClass, underHeaderClass } from "./list-style.ts";

/** While the code of a list under the header is on its way: from edge to edge on phones, as the list is. */
export function RecordsOnTheWay(): ReactNode {
  return (
    <div className={underHeaderClass}>
      <div className={tabsClass} style={{ blockSize: 48 }} />
      <SkeletonRows count={8} />
    </div>
  );
}
