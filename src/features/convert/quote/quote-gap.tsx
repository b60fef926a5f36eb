import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertQuote } from "#shared/contract/convert.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { DeliberateAct } from "#src/money/deliberate-act.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Note } from "#src/ui/note.tsx";
import { css } from "#src/ui/style.ts";
import { RateFigure } from "../form/rate-figure.tsx";
import type { Converting } from "../form/use-convert.ts";
import { useLiveRow } from "../form/use-live-row.ts";

const figures = css`margin-block-start: 8px; gap: 4px; & dd { color: var(--ink); }`;

export type QuoteGap = CallOutput<"convert.quoteGap">;

/** How far this price is from the live one; `pending` until that is known, null where nothing speaks against it. */
export function useQuoteGap(
  { session, account, live }: Converting,
  quote: ConvertQuote | null,
): QuoteGap | "pending" | null {
  const accountType = session.intent?.accountType ?? account;
  const { fromCoin, toCoin, fromAmount, toAmount } = quote ?? none;
  const gap = useCall(
    "convert.quoteGap",
    { accountType, fromCoin, toCoin, fromAmount, toAmount },
    { enabled: quote !== null },
  );
  const { refetch } = gap;
  const isBeyond = gap.data?.beyond === true;
  const rate = useLiveRow(live)?.rate ?? "";
  useEffect(() => {
    // Right after a jump the quote knows it and the feed does not yet: what speaks against it is looked at again.
    if (isBeyond && rate !== "") refetch();
  }, [isBeyond, rate, refetch]);
  if (quote === null) return null;
  if (gap.status === "pending") return "pending";
  return isBeyond ? gap.data : null;
}

const none = { fromCoin: "", toCoin: "", fromAmount: "", toAmount: "" };

export interface GapActProps {
  readonly quote: ConvertQuote;
  readonly gap: QuoteGap;
  readonly act: string;
  readonly onAct: () => void;
}

/** Confirms a price that is further from the live one than the pair allows: said with both, and not by one press. */
export function GapAct({ quote, gap, act, onAct }: GapActProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { fromCoin, toCoin } = quote;
  const isBelow = gap.percent.startsWith("-");
  const percent = bidiIsolate(format.percent(gap.percent.replace("-", ""), "share"));
  return (
    <DeliberateAct
      act={act}
      confirm={t("convert.gap.confirm")}
      onAct={onAct}
      reason={
        <Note tone="warn" announce>
          <b>{t(isBelow ? "convert.gap.below" : "convert.gap.above", { percent })}</b>
          <DescriptionList size="sm" className={figures}>
            <Fact term={t("convert.gap.quote")}>
              <RateFigure from={fromCoin} to={toCoin} rate={gap.quoteRate} />
            </Fact>
            <Fact term={t("convert.gap.live")}>
              <RateFigure from={fromCoin} to={toCoin} rate={gap.liveRate} />
            </Fact>
          </DescriptionList>
        </Note>
      }
    />
  );
}
