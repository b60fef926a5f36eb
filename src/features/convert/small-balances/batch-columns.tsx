import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertCoin } from "#shared/contract/convert.ts";
import type { SmallRecord } from "#shared/contract/small-balance.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import type { Column } from "#src/ui/data-table.tsx";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { pointWidth } from "#src/ui/point-width.ts";
import { StateMark } from "#src/ui/state-mark.tsx";
import { text } from "#src/ui/text.ts";
import { failClass } from "./batch-style.ts";
import { coinClass, nameClass } from "./candidate-style.ts";
import { useFailText } from "./use-fail-text.ts";

/** A wider fraction pushes the point out of line; few coins have one. */
const maxDecimals = 8;

export interface BatchColumnOptions {
  readonly toCoin: string;
  readonly places: number;
  readonly coinOf: (coin: string) => ConvertCoin | undefined;
}

/** Coin, paid, fee, received, and what became of it. */
export function useBatchColumns({
  toCoin,
  places,
  coinOf,
}: BatchColumnOptions): readonly Column<SmallRecord>[] {
  const { t } = useTranslation();
  const done = ({ status }: SmallRecord): boolean => status === "success";
  return [
    {
      id: "coin",
      head: t("convert.smallBalances.coin"),
      card: "lead",
      cell: ({ fromCoin }) => (
        <div className={coinClass}>
          <CoinDisc coin={fromCoin} icon={coinOf(fromCoin)?.icon} size={28} />
          <span className={nameClass}>
            <span className={text.strong}>{fromCoin}</span>
            <small>{coinOf(fromCoin)?.fullName}</small>
          </span>
        </div>
      ),
    },
    {
      id: "paid",
      head: t("convert.smallBalances.paid"),
      figure: true,
      cell: (row) => (
        <OwnFigure
          kind="amount"
          value={done(row) ? row.fromAmount : ""}
          places={anyAccuracy}
          pointWidth={pointWidth(maxDecimals)}
          muteFraction
        />
      ),
    },
    {
      id: "fee",
      head: t("convert.smallBalances.feeIn", { coin: toCoin }),
      figure: true,
      drop: 680,
      cell: ({ feeAmount }) => (
        <span className={text.ink2}>
          <OwnFigure kind="amount" value={feeAmount} places={places} pointWidth={pointWidth(places)} up />
        </span>
      ),
    },
    {
      id: "received",
      head: t("convert.smallBalances.receivedIn", { coin: toCoin }),
      figure: true,
      cell: ({ toAmount }) => (
        <span className={text.medium}>
          <OwnFigure
            kind="amount"
            value={toAmount}
            places={places}
            pointWidth={pointWidth(places)}
            signed
            colored
          />
        </span>
      ),
    },
    {
      id: "state",
      head: t("convert.smallBalances.result"),
      width: "248px",
      cell: (row) => <State row={row} />,
    },
    {
      id: "brought",
      head: "",
      only: "card",
      card: "figure",
      cell: (row) =>
        row.status === "success" ? (
          <OwnFigure kind="amount" value={row.toAmount} places={places} unit={toCoin} signed colored />
        ) : (
          <Mark status={row.status} />
        ),
    },
    {
      id: "from",
      head: "",
      only: "card",
      card: "state",
      cell: (row) => <Small row={row} />,
    },
  ];
}

function Mark({ status }: Pick<SmallRecord, "status">): ReactNode {
  const { t } = useTranslation();
  if (status === "success") return <StateMark kind="done">{t("convert.smallBalances.done")}</StateMark>;
  if (status === "failure")
    return <StateMark kind="failed">{t("convert.smallBalances.notConverted")}</StateMark>;
  return <StateMark kind="running">{t("convert.smallBalances.running")}</StateMark>;
}

function State({ row }: { readonly row: SmallRecord }): ReactNode {
  const failText = useFailText();
  return (
    <span className={failClass}>
      <Mark status={row.status} />
      {row.status === "failure" && <small>{failText(row.failCode ?? 0)}</small>}
    </span>
  );
}

/** On a card: what was paid, or why nothing was. */
function Small({
  row: { status, fromAmount, fromCoin, failCode },
}: {
  readonly row: SmallRecord;
}): ReactNode {
  const failText = useFailText();
  if (status === "failure") return <span className={text.ink3}>{failText(failCode ?? 0)}</span>;
  return (
    <span className={text.ink3}>
      <OwnFigure kind="amount" value={fromAmount} places={anyAccuracy} unit={fromCoin} />
    </span>
  );
}
