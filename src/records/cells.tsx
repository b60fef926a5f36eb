import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useFormat } from "#src/i18n/format.ts";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import type { FigureProps } from "#src/ui/figure.tsx";
import { figureClass } from "#src/ui/figure-style.ts";
import { Icon } from "#src/ui/icon.tsx";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { text } from "#src/ui/text.ts";
import { absentClass, coinClass, discClass, leadClass, leadTextClass, tailClass } from "./cell-style.ts";
import { readersZone } from "./days.ts";
import { recordPoints } from "./points.ts";
import { zoneText } from "./time-texts.ts";

/** An amount with every decimal that the record has; hidden with all that a person owns. */
export function ExactAmount(props: Omit<FigureProps, "kind" | "places">): ReactNode {
  return <OwnFigure {...props} kind="amount" places={anyAccuracy} />;
}

/** "Time UTC+1": times are of the reader's own zone. */
export function TimeHead(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      {t("records.time")} <span className={text.ink3}>{zoneText(serverNow(), readersZone())}</span>
    </>
  );
}

export function TimeCell({ at }: { readonly at: number }): ReactNode {
  const format = useFormat();
  return <span className={figureClass}>{format.time(at)}</span>;
}

export function StatusHead(): ReactNode {
  const { t } = useTranslation();
  return t("records.status");
}

/** What kind of record it is; on phones it leads the card. */
export function LeadCell({
  icon,
  children,
}: {
  readonly icon: IconNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={leadClass}>
      <span className={discClass}>
        <Icon of={icon} size={16} />
      </span>
      <span className={leadTextClass}>{children}</span>
    </div>
  );
}

export interface CoinCellProps {
  readonly coin: string;
  readonly icon: string | undefined;
}

export function CoinCell({ coin, icon }: CoinCellProps): ReactNode {
  return (
    <div className={coinClass}>
      <CoinDisc coin={coin} icon={icon} size={20} />
      {coin}
    </div>
  );
}

/** What a record is of; on cards its coin stands after it. */
export function AmountCell({ value, coin }: { readonly value: string; readonly coin: string }): ReactNode {
  return (
    <>
      <ExactAmount value={value} pointWidth="5.2em" muteFraction />
      <span data-tail="" className={tailClass}>
        {coin}
      </span>
    </>
  );
}

export interface CreditCellProps {
  readonly value: string;
  readonly coin: string;
  /** Green only once it came; an em dash where nothing came or will come. */
  readonly credit: "came" | "expected" | "none";
}

/** What a record takes from the account. */
export function DebitCell({ value }: { readonly value: string }): ReactNode {
  return <ExactAmount value={value === "" ? "" : `-${value}`} pointWidth={recordPoints} muteFraction />;
}

/** What a record brings to the account. */
export function CreditCell({ value, coin, credit }: CreditCellProps): ReactNode {
  if (value === "" || credit === "none") return <ExactAmount value="" className={absentClass} />;
  const came = credit === "came";
  return (
    <>
      <ExactAmount
        value={value}
        pointWidth={recordPoints}
        signed={came}
        colored={came}
        muteFraction
        className={came ? undefined : text.ink3}
      />
      <span data-tail="">{coin}</span>
    </>
  );
}
