import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CallState } from "#src/bridge/use-call.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { Card, CardBody } from "#src/ui/card.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";

export interface ReviewAwaitedProps {
  readonly review: CallState<"migration.review">;
  /** How many rows stand there before the list is known. */
  readonly usualRows: number;
}

/** In the place of the assets until they are known. */
export function ReviewAwaited({ review, usualRows }: ReviewAwaitedProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Card aria-label={t("migration.review.title")}>
      <CardBody pad="md">
        {review.status === "error" ? (
          <LoadFailure
            title={t("migration.review.error")}
            error={review.error}
            onRetry={review.refetch}
            retrying={review.fetching}
          />
        ) : (
          // How long the list is, and so where the page ends, is known with it.
          <div data-unplaced="">
            <SkeletonRows count={usualRows} />
          </div>
        )}
      </CardBody>
    </Card>
  );
}
