import { RefreshCw } from "lucide";
import type { ReactNode } from "react";
import type { ConvertRecord } from "#shared/contract/convert.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { figureClass } from "#src/ui/figure-style.ts";
import { Icon } from "#src/ui/icon.tsx";
import { StateMark } from "#src/ui/state-mark.tsx";
import { names } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { coinClass, discClass, figureCell, kindClass, tailClass } from "./history-style.ts";
import { rateDecimals } from "./rate-text.ts";

/** More than any coin has: a record shows what it holds. */
const anyAccuracy = 18;

export interface HistoryRowProps {
  readonly record: ConvertRecord;
  readonly iconOf: (coin: string) => string | undefined;
}

/** One conversion, with the figures of its record. */
export function HistoryRow({ record, iconOf }: HistoryRowProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { fromCoin, toCoin, exchangeStatus } = record;
  const time = format.time(Number(record.createdAt));
  return (
    <tr>
      <td data-time="" className={text.ink2}>
        <span className={figureClass}>{time}</span>
      </td>
      <td data-kind="">
        <div className={kindClass}>
          <span className={discClass}>
            <Icon of={RefreshCw} size={16} />
          </span>
          <span className={text.nowrap}>{t("convert.records.market")}</span>
        </div>
      </td>
      <td data-right="" data-pay="" className={text.medium}>
        <Figure
          kind="amount"
          value={`-${record.fromAmount}`}
          places={anyAccuracy}
          pointWidth="5.4em"
          muteFraction
        />
      </td>
      <td data-coin="" data-pay="">
        <CoinCell coin={fromCoin} icon={iconOf(fromCoin)} />
      </td>
      <td data-right="" data-received="" className={names(text.medium, figureCell)}>
        <Received record={record} />
      </td>
      <td data-coin="">
        <CoinCell coin={toCoin} icon={iconOf(toCoin)} />
      </td>
      <td data-right="" data-wide="" className={text.ink2}>
        <Figure kind="amount" value={record.convertRate} places={rateDecimals(record.convertRate)} />
      </td>
      <td data-right="" data-wide="" className={text.ink2}>
        {t("convert.feeNone")}
      </td>
      <td data-phone="">
        <span className={figureClass}>{time}</span> · {t("convert.records.fromCoin", { coin: fromCoin })}
      </td>
      <td data-state="">
        <State status={exchangeStatus} />
      </td>
    </tr>
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
      <span className={tailClass}>{toCoin}</span>
    </>
  );
}

function State({ status }: { readonly status: ConvertRecord["exchangeStatus"] }): ReactNode {
  const { t } = useTranslation();
  if (status === "success") return <StateMark kind="done">{t("convert.records.success")}</StateMark>;
  if (status === "failure") return <StateMark kind="failed">{t("convert.records.failure")}</StateMark>;
  return <StateMark kind="running">{t("convert.records.processing")}</StateMark>;
}
