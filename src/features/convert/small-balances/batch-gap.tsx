import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CallOutput } from "#shared/contract/index.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { DeliberateAct } from "#src/money/deliberate-act.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Note } from "#src/ui/note.tsx";
import { css } from "#src/ui/style.ts";
import type { PricedBatch } from "./batch-session.ts";
import type { Batch } from "./use-batch.ts";

const figures = css`margin-block-start: 8px; gap: 4px; & dd { color: var(--ink); }`;

type Beyond = CallOutput<"batch.quoteGaps">["beyond"];

/** The coins whose price is too far from the live one; `pending` until that is known. */
export function useBatchGaps({ form }: Batch, view: PricedBatch): Beyond | "pending" {
  const coins = view.quote.result.exchangeCoins;
  const held = view.at === "held";
  const gaps = useCall(
    "batch.quoteGaps",
    {
      accountType: form.accountType,
      toCoin: coins[0]?.toCoin ?? form.toCoin,
      quoted: coins.map(({ fromCoin, availableBalance, exchangeRate, toAmount, feeInfo }) => ({
        fromCoin,
        availableBalance,
        exchangeRate,
        toAmount,
        fee: feeInfo.amount,
      })),
    },
    { enabled: held },
  );
  if (!held) return [];
  return gaps.status === "pending" ? "pending" : (gaps.data?.beyond ?? []);
}

export interface BatchGapActProps {
  readonly beyond: Beyond;
  readonly act: string;
  readonly onAct: () => void;
}

/** Confirms rates of which some are too far from the live price: each coin is named, and not by one press. */
export function BatchGapAct({ beyond, act, onAct }: BatchGapActProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <DeliberateAct
      act={act}
      confirm={t("convert.smallBalances.gap.confirm")}
      onAct={onAct}
      reason={
        <Note tone="warn" announce>
          <b>{t("convert.smallBalances.gap.title")}</b>
          <DescriptionList size="sm" className={figures}>
            {beyond.map(({ coin, percent }) => (
              <Fact key={coin} term={coin}>
                {t(
                  percent.startsWith("-")
                    ? "convert.smallBalances.gap.below"
                    : "convert.smallBalances.gap.above",
                  {
                    percent: bidiIsolate(format.percent(percent.replace("-", ""), "share")),
                  },
                )}
              </Fact>
            ))}
          </DescriptionList>
        </Note>
      }
    />
  );
}
