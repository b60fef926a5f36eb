import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertRecord } from "#shared/contract/convert-record.ts";
import { Legs, type LegsProps } from "./legs.tsx";

export interface RecordLegsProps extends Pick<LegsProps, "coinOf" | "past"> {
  readonly record: Pick<ConvertRecord, "fromCoin" | "fromAmount" | "toCoin" | "toAmount">;
  /** Whether what it brings has come. */
  readonly credit: "came" | "expected" | "none";
}

/** Both sides of a conversion as its quote or its record has them. */
export function RecordLegs({ record, credit, past = false, coinOf }: RecordLegsProps): ReactNode {
  const { t } = useTranslation();
  const { fromCoin, fromAmount, toCoin, toAmount } = record;
  const came = credit === "came";
  return (
    <Legs
      dead={credit === "none"}
      past={past}
      coinOf={coinOf}
      from={{
        label: t(came ? "convert.result.youPaid" : "convert.youPay"),
        coin: fromCoin,
        amount: fromAmount,
      }}
      to={{
        label: t(came ? "convert.result.youReceived" : "convert.youReceive"),
        coin: toCoin,
        amount: toAmount,
      }}
    />
  );
}
