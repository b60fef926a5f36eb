import type { ReactNode } from "react";
import type { CofferError } from "#shared/rpc/errors.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { Card, CardBody } from "#src/ui/card.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { Unplaced } from "#src/ui/unplaced.tsx";

export interface ListAwaitedProps {
  readonly label: string;
  readonly failed: string;
  readonly query: {
    readonly status: string;
    readonly error: CofferError | null;
    readonly fetching: boolean;
    readonly refetch: () => void;
  };
  /** How many rows stand there before the list is known. */
  readonly usualRows: number;
}

/** In the place of assets or cards until they are known. */
export function ListAwaited({ label, failed, query, usualRows }: ListAwaitedProps): ReactNode {
  return (
    <Card aria-label={label}>
      <CardBody pad="md">
        {query.status === "error" && query.error !== null ? (
          <LoadFailure title={failed} error={query.error} onRetry={query.refetch} retrying={query.fetching} />
        ) : (
          <Unplaced>
            <SkeletonRows count={usualRows} />
          </Unplaced>
        )}
      </CardBody>
    </Card>
  );
}
