import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { UnifiedWallet } from "#shared/contract/wallets.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import type { CallState } from "#src/bridge/use-call.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { Card, CardBody, CardHead } from "#src/ui/card.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { noFigure } from "#src/ui/no-figure.tsx";
import { Skeleton, SkeletonLine } from "#src/ui/skeleton.tsx";
import { StaleRegion } from "#src/ui/stale-region.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { unifiedFacts } from "./unified-style.ts";

/** Worth what prices make of them: they look stale with those. */
const figures = [
  { label: "overview.unified.equity", field: "totalEquity" },
  { label: "overview.unified.walletBalance", field: "totalWalletBalance" },
  { label: "overview.unified.available", field: "totalAvailableBalance" },
] as const;

export interface UnifiedCardProps {
  readonly wallet: CallState<"assets.unifiedBalance">;
  readonly concealed: boolean;
}

/** The unified account by its own answer (R7.14, F2b.16): what it is worth, what can be used of it, and what is owed. */
export function UnifiedCard({ wallet, concealed }: UnifiedCardProps): ReactNode {
  const { t } = useTranslation();
  const account = wallet.data?.list[0];
  return (
    <Card aria-labelledby="overview-unified" data-stale={wallet.error === null ? undefined : ""}>
      <CardHead id="overview-unified" title={t("account.unified")}>
        <span className={cx(text.small, text.ink2)}>{t("overview.unified.inUsd")}</span>
      </CardHead>
      {account !== undefined ? (
        <StaleRegion>
          <UnifiedFacts account={account} concealed={concealed} />
        </StaleRegion>
      ) : (
        <CardBody>
          {wallet.status === "error" ? (
            <LoadFailure
              title={t("overview.unified.error")}
              error={wallet.error}
              onRetry={wallet.refetch}
              retrying={wallet.fetching}
            />
          ) : (
            <Skeleton>
              <SkeletonLine width="60%" height={48} />
            </Skeleton>
          )}
        </CardBody>
      )}
    </Card>
  );
}

function UnifiedFacts({
  account,
  concealed,
}: {
  readonly account: UnifiedWallet;
  readonly concealed: boolean;
}) {
  const { t } = useTranslation();
  const owed = account.coin.filter(({ borrowAmount }) => !isZeroText(borrowAmount));
  // What nobody tells is not none.
  const isTold = account.coin.every(({ borrowAmount }) => borrowAmount !== "");
  return (
    <dl className={unifiedFacts}>
      {figures.map(({ label, field }) => (
        <div key={field}>
          <dt>{t(label)}</dt>
          <dd>
            <Figure value={account[field]} kind="value" muteFraction concealed={concealed} live />
          </dd>
        </div>
      ))}
      <div>
        <dt>{t("overview.unified.borrowed")}</dt>
        {owed.length === 0 && (
          <dd className={text.ink3}>
            {concealed ? <Hidden /> : isTold ? t("overview.unified.borrowedNone") : noFigure}
          </dd>
        )}
        {owed.map(({ coin, borrowAmount }) => (
          <dd key={coin}>
            <Figure
              value={borrowAmount}
              kind="amount"
              places={anyAccuracy}
              unit={coin}
              up
              concealed={concealed}
            />
          </dd>
        ))}
      </div>
    </dl>
  );
}

/** That nothing is owed is told by no dots that differ from those of a debt. */
function Hidden(): ReactNode {
  return <Figure value="" kind="amount" concealed />;
}
