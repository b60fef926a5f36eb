import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CallOutput } from "#shared/contract/index.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { useSessionStatus } from "#src/session/session.ts";
import { currencyOf, useClientStore } from "#src/state/client-store.ts";
import { Card } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Page } from "#src/ui/layout/page.tsx";
import { Skeleton, SkeletonLine, SkeletonRows } from "#src/ui/skeleton.tsx";
import { CoinsCard } from "./coins-card.tsx";
import { holdings } from "./holdings.ts";
import { TotalsCard } from "./totals-card.tsx";

/** What a person has, at a glance (mock-up j-overview). */
export default function OverviewPage(): ReactNode {
  const { t } = useTranslation();
  const user = useClientStore((state) => state.user);
  const status = useSessionStatus();
  const currency = currencyOf(user);
  const overview = useCall(
    "assets.overview",
    { valuationCurrency: currency },
    // Waits for the profile, which knows the currency, but not for ever.
    { enabled: status === "logged-in" || status === "unavailable", refetchEveryMs: REFRESH_MS },
  );
  return (
    <Page title={t("nav.overview")}>
      {overview.status === "ok" ? (
        <Holdings overview={overview.data} currency={currency} />
      ) : overview.status === "error" ? (
        <Card pad="md">
          <LoadFailure
            title={t("overview.error")}
            error={overview.error}
            onRetry={overview.refetch}
            retrying={overview.fetching}
          />
        </Card>
      ) : (
        <OverviewOnItsWay />
      )}
    </Page>
  );
}

/** The value is the server's; it is asked anew this often while the page is seen. */
const REFRESH_MS = 30_000;

function Holdings({
  overview,
  currency,
}: {
  readonly overview: CallOutput<"assets.overview">;
  readonly currency: string;
}): ReactNode {
  const [concealed, setConcealed] = useState(false);
  const funding = useCall("convert.coins", { accountType: "eb_convert_funding", side: 0 });
  const unified = useCall("convert.coins", { accountType: "eb_convert_uta", side: 0 });
  const rows = useMemo(
    () =>
      holdings(overview, {
        funding: funding.data?.coins ?? [],
        unified: unified.data?.coins ?? [],
      }),
    [overview, funding.data, unified.data],
  );
  return (
    <div className={flow.stack6}>
      <TotalsCard overview={overview} currency={currency} concealed={concealed} onConceal={setConcealed} />
      <CoinsCard rows={rows} concealed={concealed} />
    </div>
  );
}

function OverviewOnItsWay(): ReactNode {
  return (
    <div className={flow.stack6}>
      <Card pad="md">
        <Skeleton className={flow.stack2}>
          <SkeletonLine width={120} />
          <SkeletonLine width={260} height={40} />
          <SkeletonLine width="100%" height={8} />
        </Skeleton>
      </Card>
      <Card pad="md">
        <SkeletonRows count={6} />
      </Card>
    </div>
  );
}
