import { RefreshCw } from "lucide";
import type { ReactNode } from "react";
import type { ConvertRecord } from "#shared/contract/convert.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import type { Column } from "#src/ui/data-table.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { figureClass } from "#src/ui/figure-style.ts";
import { Icon } from "#src/ui/icon.tsx";
import { StateMark } from "#src/ui/state-mark.tsx";
import { text } from "#src/ui/text.ts";
import { rateDecimals } from "../form/rate-text.ts";
import { coinClass, discClass, kindClass } from "./history-style.ts";

/** More than any coin has: a record shows what it holds. */
const anyAccuracy = 18;

export interface HistoryColumnsOptions {
  /** The reader's time zone as it stands in the head of the time: "UTC+1". */
  readonly zone: string;
  readonly iconOf: (coin: string) => string | undefined;
}

/** What a conversion's record says, column by column; the fee and the rate go first where there is little room. */
export function useHistoryColumns({ zone, iconOf }: HistoryColumnsOptions): readonly Column<ConvertRecord>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const timeOf = (record: ConvertRecord): ReactNode => (
    <span className={figureClass}>{format.time(Number(record.createdAt))}</span>
  );
  return [
    {
      id: "time",
      head: (
        <>
          {t("convert.records.time")} <span className={text.ink3}>{zone}</span>
        </>
      ),
      cell: timeOf,
      className: text.ink2,
    },
    { id: "kind", head: t("convert.records.kind"), card: "lead", cell: () => <Kind /> },
    {
      id: "paid",
      head: t("convert.records.paid"),
      figure: true,
      drop: 780,
      className: text.medium,
      cell: ({ fromAmount }) => (
        <Figure kind="amount" value={`-${fromAmount}`} places={anyAccuracy} pointWidth="5.4em" muteFraction />
      ),
    },
    {
      id: "paid-coin",
      head: "",
      drop: 780,
      cell: ({ fromCoin }) => <CoinCell coin={fromCoin} icon={iconOf(fromCoin)} />,
    },
    {
      id: "received",
      head: t("convert.records.received"),
      figure: true,
      card: "figure",
      className: text.medium,
      cell: (record) => <Received record={record} />,
    },
    { id: "coin", head: "", cell: ({ toCoin }) => <CoinCell coin={toCoin} icon={iconOf(toCoin)} /> },
    {
      id: "rate",
      head: t("convert.records.rate"),
      figure: true,
      drop: 940,
      className: text.ink2,
      cell: ({ convertRate }) => (
        <Figure kind="amount" value={convertRate} places={rateDecimals(convertRate)} />
      ),
    },
    {
      id: "fee",
      head: t("convert.records.fee"),
      figure: true,
      drop: 940,
      className: text.ink2,
      cell: () => t("convert.feeNone"),
    },
    {
      id: "meta",
      head: "",
      only: "card",
      card: "meta",
      cell: (record) => (
        <>
          {timeOf(record)} · {t("convert.records.fromCoin", { coin: record.fromCoin })}
        </>
      ),
    },
    {
      id: "state",
      head: t("convert.records.state"),
      card: "state",
      cell: ({ exchangeStatus }) => <State status={exchangeStatus} />,
    },
  ];
}

function Kind(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={kindClass}>
      <span className={discClass}>
        <Icon of={RefreshCw} size={16} />
      </span>
      <span className={text.nowrap}>{t("convert.records.market")}</span>
    </div>
  );
}

function CoinCell({ coin, icon }: { readonly coin: string; readonly icon: string | undefined }): ReactNode {
  return (
    <div className={coinClass}>
      <CoinDisc coin={coin} icon={icon} size={20} />
      {coin}
    </div>
  );
}

/** A credit is green only once it is one; what failed brought nothing. */
function Received({ record }: { readonly record: ConvertRecord }): ReactNode {
  const { exchangeStatus: status, toAmount, toCoin } = record;
  if (status === "failure") return <Figure kind="amount" value="" />;
  const done = status === "success";
  return (
    <>
      <Figure
        kind="amount"
        value={toAmount}
        places={anyAccuracy}
        pointWidth="5.2em"
        signed={done}
        colored={done}
        muteFraction
        className={done ? undefined : text.ink3}
      />
      <span data-tail="">{toCoin}</span>
    </>
  );
}

function State({ status }: { readonly status: ConvertRecord["exchangeStatus"] }): ReactNode {
  const { t } = useTranslation();
  if (status === "success") return <StateMark kind="done">{t("convert.records.success")}</StateMark>;
  if (status === "failure") return <StateMark kind="failed">{t("convert.records.failure")}</StateMark>;
  return <StateMark kind="running">{t("convert.records.processing")}</StateMark>;
}
