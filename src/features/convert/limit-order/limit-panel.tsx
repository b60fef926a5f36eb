import type { ReactNode } from "react";
import { Card } from "#src/ui/card.tsx";
import { columns } from "#src/ui/layout/page.tsx";
import type { Convert } from "../form/use-convert.ts";
import { ModeTabs } from "../mode-tabs.tsx";

/** A conversion at a wanted price. */
export default function LimitPanel(_props: { readonly convert: Convert }): ReactNode {
  return (
    <div className={columns.convert}>
      <Card>
        <ModeTabs />
      </Card>
    </div>
  );
}
