import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "#src/i18n/error-text.ts";
import { footClass, remarkClass } from "#src/records/list-style.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { OutdatedNote } from "#src/session/outdated-note.tsx";
import { CardBody } from "#src/ui/card.tsx";
import { DataTable } from "#src/ui/data-table.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { useFrozenColumns } from "./frozen-columns.tsx";
import type { Frozen } from "./use-frozen.ts";
import type { FrozenValue } from "./use-frozen-value.ts";

/** On cards everything below the coin stands under its name. */
const listClass = css`
  & > table { --mark: 32px; }
  & td[data-card="meta"] { white-space: normal; margin-block-start: 8px; }
  & td[data-card="state"] { margin-block-start: 8px; }
  & td[data-card="foot"] { margin-inline-start: 44px; }
`;

export interface FrozenListProps {
  readonly state: Frozen;
  readonly iconOf: (coin: string) => string | undefined;
  readonly nameOf: (coin: string) => string;
  readonly value: FrozenValue;
  readonly empty: ReactNode;
}

/** A line for each thing that holds money back. */
export function FrozenList({ state, iconOf, nameOf, value, empty }: FrozenListProps): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const columns = useFrozenColumns(iconOf, nameOf, value);
  const { list, total, error, fetching, refetch } = state;
  // That there was nothing a while ago says nothing of now.
  const isKnown = list !== undefined && (list.length > 0 || error === null);
  if (isKnown && list.length === 0) return <CardBody pad="md">{empty}</CardBody>;
  const isOld = isKnown && error !== null;
  return (
    <div data-stale={isOld ? "" : undefined}>
      {isOld && (
        <div className={remarkClass}>
          <OutdatedNote onRetry={refetch} retrying={fetching}>
            {t("ledger.frozen.error")}
          </OutdatedNote>
        </div>
      )}
      <DataTable
        label={t("nav.frozen")}
        className={listClass}
        columns={columns}
        groups={isKnown ? [{ id: "all", rows: list }] : undefined}
        idOf={({ id }) => id}
        error={
          !isKnown && error !== null ? (
            <LoadFailure
              title={t("ledger.frozen.error")}
              error={error}
              onRetry={refetch}
              retrying={fetching}
            />
          ) : undefined
        }
      />
      {isKnown && (
        <p className={cx(footClass, text.ink3)} role="status">
          {error === null ? t("ledger.frozen.count", { count: total }) : errorText(error)}
        </p>
      )}
    </div>
  );
}
