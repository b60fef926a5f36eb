import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { FrozenAsset } from "#shared/contract/records.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { type Format, useFormat } from "#src/i18n/format.ts";
import { CoinCell, ExactAmount } from "#src/records/cells.tsx";
import { footClass } from "#src/records/list-style.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { buttonClass } from "#src/ui/button.tsx";
import { CardBody } from "#src/ui/card.tsx";
import { type Column, DataTable } from "#src/ui/data-table.tsx";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { recordHref } from "../record-link.ts";
import { freedBy } from "./frozen-view.ts";
import type { Frozen } from "./use-frozen.ts";
import type { FrozenValue } from "./use-frozen-value.ts";

const tail = css`color: var(--ink-2); font-weight: 400;`;
const due = css`color: var(--warn);`;
const action = css`white-space: nowrap;`;
/** On cards everything below the coin stands under its name. */
const listClass = css`
  & > table { --mark: 20px; --mark-gap: 8px; }
  & td[data-card="meta"] { white-space: normal; margin-block-start: 4px; }
  & td[data-card="state"] { margin-block-start: 8px; }
  & td[data-card="foot"] { margin-inline-start: 28px; }
`;

export interface FrozenListProps {
  readonly state: Frozen;
  readonly iconOf: (coin: string) => string | undefined;
  readonly value: FrozenValue;
  readonly empty: ReactNode;
}

/** A line for each thing that holds money back. */
export function FrozenList({ state, iconOf, value, empty }: FrozenListProps): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const columns = useFrozenColumns(iconOf, value);
  const { list, total, error, fetching, refetch } = state;
  // That there was nothing a while ago says nothing of now.
  const isKnown = list !== undefined && (list.length > 0 || error === null);
  if (isKnown && list.length === 0) return <CardBody pad="md">{empty}</CardBody>;
  return (
    <>
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
    </>
  );
}

function useFrozenColumns(
  iconOf: FrozenListProps["iconOf"],
  value: FrozenValue,
): readonly Column<FrozenAsset>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: "coin",
        head: t("ledger.coin"),
        card: "lead",
        cell: ({ coin }) => <CoinCell coin={coin} icon={iconOf(coin)} />,
      },
      {
        id: "amount",
        head: t("money.amount"),
        figure: true,
        card: "figure",
        className: text.medium,
        cell: ({ id, amount, coin }) => (
          <>
            <ExactAmount value={amount} pointWidth="5.2em" muteFraction />
            <span data-tail="" className={tail}>
              {coin}
            </span>
            <div className={cx(text.small, text.ink3)} data-stale={value.stale ? "" : undefined}>
              <OwnFigure kind="amount" value={value.of(id)} places={2} unit={value.currency} live />
            </div>
          </>
        ),
      },
      {
        id: "why",
        head: t("ledger.frozen.why"),
        card: "meta",
        cell: ({ reason, accountType }) => (
          <>
            <div className={text.medium}>{t(`ledger.frozen.reason.${reason}`)}</div>
            {accountType !== "" && (
              <div className={cx(text.small, text.ink3)}>
                {t(`ledger.accounts.${accountType}`, accountType)}
              </div>
            )}
          </>
        ),
      },
      {
        id: "since",
        head: t("ledger.frozen.since"),
        drop: 780,
        className: text.ink2,
        cell: ({ createdTime }) => format.dateTime(Number(createdTime)),
      },
      {
        id: "until",
        head: t("ledger.frozen.until"),
        card: "foot",
        cell: (row) => (
          <>
            <div className={row.needs !== "" ? cx(text.medium, due) : undefined}>
              {untilText(row, t, format)}
            </div>
            <div className={cx(text.small, text.ink3)}>{t(`ledger.frozen.freedBy.${freedBy(row)}`)}</div>
          </>
        ),
      },
      {
        id: "action",
        head: <span className={text.ink3}>{t("ledger.frozen.action")}</span>,
        card: "state",
        className: action,
        cell: (row) => <FreeLink row={row} />,
      },
    ],
    [t, format, iconOf, value],
  );
}

function untilText(
  { unfreezeTime, needs }: FrozenAsset,
  t: ReturnType<typeof useTranslation>["t"],
  format: Format,
): string {
  if (unfreezeTime !== "") return format.dateTime(Number(unfreezeTime));
  return t(needs !== "" ? "ledger.frozen.untilYou" : "ledger.frozen.untilUnknown");
}

/** Leads to the record, where it can be canceled, answered or followed. */
function FreeLink({ row }: { readonly row: FrozenAsset }): ReactNode {
  const { t } = useTranslation();
  const { record, needs, reason } = row;
  if (record?.kind === "deposit" && needs === "ANSWERS") {
    const href = `/deposit?view=questions&record=${encodeURIComponent(record.id)}`;
    return (
      <Link href={href} className={buttonClass("secondary", "sm")}>
        {t("ledger.frozen.answer")}
      </Link>
    );
  }
  const href = recordHref(record);
  if (href === "") return null;
  return (
    <Link href={href} className={buttonClass("secondary", "sm")}>
      {t(reason === "LIMIT_ORDER" ? "ledger.frozen.cancelOrder" : "ledger.openRecord")}
    </Link>
  );
}
