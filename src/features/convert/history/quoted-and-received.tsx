import type { ReactNode } from "react";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Figure } from "#src/ui/figure.tsx";
import { figureClass } from "#src/ui/figure-style.ts";
import { Bone } from "#src/ui/skeleton.tsx";
import { names } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { anyAccuracy } from "./history-figures.ts";
import { panelClass, panelRowClass } from "./record-style.ts";

const leastDecimals = 2;

/** What the firm price promised beside what came; the worker reckons how far they lie apart. */
export function QuotedAndReceived({ row }: { readonly row: ConvertHistoryRow }): ReactNode {
  const { t } = useTranslation();
  const { quotedToAmount: quoted, toAmount: received, toCoin } = row;
  const difference = useCall("convert.quoteDifference", { quoted, received });
  const isSame = difference.data !== undefined && isZeroText(difference.data.amount);
  return (
    <div className={panelClass}>
      <div className={panelRowClass}>
        <span className={text.ink2}>{t("convert.result.quoted")}</span>
        <Figure kind="amount" value={quoted} places={anyAccuracy} unit={toCoin} />
      </div>
      <div className={panelRowClass}>
        <span className={text.ink2}>{t("convert.records.receivedAmount")}</span>
        <Figure kind="amount" value={received} places={anyAccuracy} unit={toCoin} className={text.strong} />
      </div>
      <div className={names(panelRowClass, text.small)}>
        <span className={text.ink2}>{t("convert.records.difference")}</span>
        {difference.data === undefined ? (
          <Bone width="9em" height={16} />
        ) : isSame ? (
          <span>{t("convert.feeNone")}</span>
        ) : (
          <span>
            <Figure kind="amount" value={difference.data.amount} places={anyAccuracy} unit={toCoin} signed />{" "}
            <Share percent={difference.data.percent} />
          </span>
        )}
      </div>
      {difference.data !== undefined && !isSame && (
        <p className={names(text.caption, text.ink3)}>{t("convert.result.differs")}</p>
      )}
    </div>
  );
}

function Share({ percent }: { readonly percent: string }): ReactNode {
  const format = useFormat();
  if (percent === "") return null;
  const decimals = percent.split(".")[1]?.length ?? 0;
  return (
    <span className={names(figureClass, text.ink3)}>
      ({format.percent(percent, "change", Math.max(leastDecimals, decimals))})
    </span>
  );
}
