import type { ReactNode } from "react";
import { Card } from "#src/ui/card.tsx";
import { ModeTabs } from "../mode-tabs.tsx";

/** Many small balances into one coin. */
export default function BatchPanel(): ReactNode {
  return (
    <Card>
      <ModeTabs />
    </Card>
  );
}
