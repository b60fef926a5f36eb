import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { namedAccountOf } from "#shared/domain/convert-sources.ts";
import { absentFigure, useFormat } from "#src/i18n/format.ts";
import { useOwnText } from "#src/ui/own-figure.tsx";

export interface RowTexts {
  /** The account that a source takes from; a source of a later server says its own name. */
  readonly account: (source: string) => string;
  /** A batch of small balances tells how many of its coins went through. */
  readonly state: (row: ConvertHistoryRow) => string;
  /** What is paid, where there is one coin only: how many coins a batch has. */
  readonly coins: (row: ConvertHistoryRow) => string;
  /** Why it failed, by its code (F5.*), and that the money is back. */
  readonly failure: (row: ConvertHistoryRow) => string;
  /** "Market, 0.25 BTC to USDT, Completed" */
  readonly row: (row: ConvertHistoryRow) => string;
}

/** What a record says of itself, in words. */
export function useRowTexts(): RowTexts {
  const { t } = useTranslation();
  const format = useFormat();
  const own = useOwnText();
  return useMemo(() => {
    const state = ({ state: key, coinCount, coinsDone }: ConvertHistoryRow): string =>
      key === "partial" && coinCount > 0
        ? t("convert.records.coinsDone", { done: coinsDone, count: coinCount })
        : t(`convert.records.stateOf.${key}`);
    // Nobody counts them: that is not none.
    const coins = ({ coinCount }: ConvertHistoryRow): string =>
      coinCount === 0 ? absentFigure : t("convert.records.coins", { count: coinCount });
    return {
      account(source) {
        const account = namedAccountOf(source);
        return account === undefined ? source : t(`convert.records.account.${account}`);
      },
      state,
      coins,
      failure({ failCode }) {
        const back = t("convert.records.failed");
        if (failCode === 0) return back;
        const unknown = t("convert.records.failCode", { code: failCode });
        return `${t(String(failCode), { ns: "inverse-error-code", defaultValue: unknown })} ${back}`;
      },
      row: (row) =>
        t("convert.records.rowLabel", {
          kind: t(`convert.records.kindOf.${row.kind}`),
          paid:
            row.fromCoin === ""
              ? coins(row)
              : own(`${format.amount(row.fromAmount, anyAccuracy)} ${row.fromCoin}`),
          coin: row.toCoin,
          state: state(row),
        }),
    };
  }, [t, format, own]);
}
