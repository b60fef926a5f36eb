import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { FrozenAsset } from "#shared/contract/records.ts";
import { useFormat } from "#src/i18n/format.ts";
import { accountLabel } from "#src/records/account-label.ts";
import { AmountCell } from "#src/records/cells.tsx";
import { buttonClass } from "#src/ui/button.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import type { Column } from "#src/ui/data-table.tsx";
import { flow } from "#src/ui/flow.ts";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { recordHref } from "../record-link.ts";
import { Until } from "./until.tsx";
import type { FrozenValue } from "./use-frozen-value.ts";

const action = css`white-space: nowrap;`;
const below = css`display: block;`;

/** Coin, amount with its value, why, since when, until when, and the press that leads to it. */
export function useFrozenColumns(
  iconOf: (coin: string) => string | undefined,
  nameOf: (coin: string) => string,
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
        cell: ({ coin }) => (
          <div className={flow.rowWide}>
            <CoinDisc coin={coin} icon={iconOf(coin)} size={32} />
            <span className={text.clip}>
              <span className={text.strong}>{coin}</span>
              <span className={cx(text.caption, text.ink3, text.clip, below)}>{nameOf(coin)}</span>
            </span>
          </div>
        ),
      },
      {
        id: "amount",
        head: t("money.amount"),
        figure: true,
        card: "figure",
        className: text.medium,
        cell: (row) => (
          <>
            <AmountCell value={row.amount} coin={row.coin} />
            <div className={cx(text.small, text.ink3)} data-stale={value.stale ? "" : undefined}>
              <OwnFigure kind="amount" value={value.of(row)} places={2} unit={value.currency} live />
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
              <div className={cx(text.small, text.ink3)}>{accountLabel(accountType, t)}</div>
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
        cell: (row) => <Until row={row} />,
      },
      {
        id: "action",
        head: <span className={text.ink3}>{t("ledger.frozen.action")}</span>,
        card: "state",
        className: action,
        cell: (row) => <FreeLink row={row} />,
      },
    ],
    [t, format, iconOf, nameOf, value],
  );
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
