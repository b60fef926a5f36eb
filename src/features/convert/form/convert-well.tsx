import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Figure } from "#src/ui/figure.tsx";
import type { Side } from "./convert-form.ts";
import { SideWell } from "./side-well.tsx";
import type { Convert } from "./use-convert.ts";
import { useLiveRow } from "./use-live-row.ts";

export interface ConvertWellProps {
  readonly convert: Convert;
  readonly side: Side;
  readonly onPick: () => void;
  /** In the picker's place: a coin that is not to be chosen. */
  readonly unit?: ReactNode;
  /** Names the side that was not typed in where it is more than an estimate. */
  readonly answerLabel?: string;
}

/** One side of the conversion; the one that was not typed in shows the estimate. */
export function ConvertWell({ convert, side, onPick, unit, answerLabel = "" }: ConvertWellProps): ReactNode {
  const { form, current } = convert;
  const { t } = useTranslation();
  const isTyped = form.side === side;
  const row = useLiveRow(convert.live, isTyped || form.text === "") ?? convert.row;
  return (
    <SideWell
      convert={convert}
      side={side}
      row={row}
      current={current}
      issue={current ? row?.issue : null}
      assessed={form.assessed}
      onPick={onPick}
      label={(!isTyped && answerLabel) || t(labelKey(side, isTyped))}
      below={<Value convert={convert} side={side} />}
      unit={unit}
    />
  );
}

function labelKey(side: Side, isTyped: boolean): string {
  if (side === "to") return isTyped ? "convert.youReceive" : "convert.youReceiveEstimated";
  return isTyped ? "convert.youPay" : "convert.youPayEstimated";
}

function Value({ convert, side }: Pick<ConvertWellProps, "convert" | "side">): ReactNode {
  const { current, form, freshness } = convert;
  const row = useLiveRow(convert.live, form.text === "");
  const { t } = useTranslation();
  if (row === undefined || !current || form.text === "") return <span />;
  // The terms are part of it: until they are known, or known to be lost, it is on its way.
  const isOver = row.complete || row.limitsFailed;
  const priceless = isOver && row.rate === "" && row.issue === null && freshness !== "connecting";
  if (priceless && form.side !== side) return <span>{t("convert.estimateOff")}</span>;
  const value = side === "from" ? row.fromValue : row.toValue;
  return <Figure kind="value" value={value} unit={row.currency} muteFraction live />;
}
