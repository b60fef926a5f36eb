import type { ReactNode } from "react";
import type { ConvertHistoryRow, ConvertKind } from "#shared/contract/convert-history.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { StateMark } from "#src/ui/state-mark.tsx";
import { text } from "#src/ui/text.ts";
import { anyAccuracy } from "./history-figures.ts";
import { absentClass, coinClass, discClass, kindClass } from "./history-style.ts";
import { kindIcons, stateTones } from "./kind-marks.ts";
import { useStateText } from "./use-state-text.ts";

export function KindCell({ kind }: { readonly kind: ConvertKind }): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={kindClass}>
      <span className={discClass}>
        <Icon of={kindIcons[kind]} size={16} />
      </span>
      <span className={text.nowrap}>{t(`convert.records.kindOf.${kind}`)}</span>
    </div>
  );
}

export function CoinCell({
  coin,
  icon,
}: {
  readonly coin: string;
  readonly icon: string | undefined;
}): ReactNode {
  return (
    <div className={coinClass}>
      <CoinDisc coin={coin} icon={icon} size={20} />
      {coin}
    </div>
  );
}

/** A credit is green only once it is one; what failed or was given up brought nothing. */
export function ReceivedCell({ record }: { readonly record: ConvertHistoryRow }): ReactNode {
  const { state, toAmount, toCoin } = record;
  const done = state === "success" || state === "partial";
  const open = state === "processing" || state === "waiting";
  if (toAmount === "" || !(done || open)) return <Figure kind="amount" value="" className={absentClass} />;
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

export function StateCell({ record }: { readonly record: ConvertHistoryRow }): ReactNode {
  const stateText = useStateText();
  return <StateMark kind={stateTones[record.state]}>{stateText(record)}</StateMark>;
}
