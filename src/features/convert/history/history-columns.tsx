import { ChevronRight } from "lucide";
import { type ReactNode, useMemo } from "react";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import type { Column } from "#src/ui/data-table.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { figureClass } from "#src/ui/figure-style.ts";
import { Icon } from "#src/ui/icon.tsx";
import { names } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { rateDecimals } from "../form/rate-text.ts";
import { CoinCell, KindCell, ReceivedCell, StateCell } from "./history-cells.tsx";
import { anyAccuracy } from "./history-figures.ts";
import { goClass, metaClass } from "./history-style.ts";

export interface HistoryColumnsOptions {
  /** The reader's time zone as it stands in the head of the time: "UTC+1". */
  readonly zone: string;
  readonly iconOf: (coin: string) => string | undefined;
}

/** What a record says, column by column; the fee and the rate go first where there is little room. */
export function useHistoryColumns({
  zone,
  iconOf,
}: HistoryColumnsOptions): readonly Column<ConvertHistoryRow>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(() => {
    const timeOf = (record: ConvertHistoryRow): ReactNode => (
      <span className={figureClass}>{format.time(Number(record.createdAt))}</span>
    );
    const coinsOf = ({ coinCount }: ConvertHistoryRow): string =>
      t("convert.records.coins", { count: coinCount });
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
      {
        id: "kind",
        head: t("convert.records.kind"),
        card: "lead",
        cell: (record) => <KindCell kind={record.kind} />,
      },
      {
        id: "paid",
        head: t("convert.records.paid"),
        figure: true,
        drop: 780,
        className: text.medium,
        cell: ({ fromAmount, fromCoin }) =>
          fromCoin !== "" && (
            <Figure
              kind="amount"
              value={fromAmount === "" ? "" : `-${fromAmount}`}
              places={anyAccuracy}
              pointWidth="5.4em"
              muteFraction
            />
          ),
      },
      {
        id: "paid-coin",
        head: "",
        drop: 780,
        cell: (record) =>
          record.fromCoin === "" ? (
            <span className={names(text.ink2, text.nowrap)}>{coinsOf(record)}</span>
          ) : (
            <CoinCell coin={record.fromCoin} icon={iconOf(record.fromCoin)} />
          ),
      },
      {
        id: "received",
        head: t("convert.records.received"),
        figure: true,
        card: "figure",
        className: text.medium,
        cell: (record) => <ReceivedCell record={record} />,
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
        cell: ({ feeAmount }) =>
          isZeroText(feeAmount) ? (
            t("convert.feeNone")
          ) : (
            <Figure kind="amount" value={feeAmount} places={anyAccuracy} up />
          ),
      },
      {
        id: "meta",
        head: "",
        only: "card",
        card: "meta",
        className: metaClass,
        cell: (record) => (
          <>
            <span>
              {timeOf(record)}
              {"\u00a0·"}
            </span>{" "}
            <span>
              {record.fromCoin === ""
                ? coinsOf(record)
                : t("convert.records.fromCoin", { coin: record.fromCoin })}
            </span>
          </>
        ),
      },
      {
        id: "state",
        head: t("convert.records.state"),
        card: "state",
        cell: (record) => <StateCell record={record} />,
      },
      {
        id: "go",
        head: "",
        drop: 680,
        className: goClass,
        cell: () => <Icon of={ChevronRight} size={16} flip />,
      },
    ];
  }, [t, format, zone, iconOf]);
}
