import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertQuote } from "#shared/contract/convert.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useRepeat } from "#src/bridge/use-repeat.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { GapNote } from "#src/money/gap-note.tsx";
import type { Caution } from "#src/money/quote-flow-footer.tsx";
import { Fact } from "#src/ui/description-list.tsx";
import { Note } from "#src/ui/note.tsx";
import { RateFigure } from "../form/rate-figure.tsx";
import type { Converting } from "../form/use-convert.ts";
import { useLiveRow } from "../form/use-live-row.ts";
import { chargeList } from "./quote-charges.ts";

/** One with nothing to compare with is compared as soon as there is something. */
const lookAgainMs = 1000;

/** A price that is further from the live one than the pair allows, or has none to compare with: said, and not confirmed by one press. */
export function useQuoteGap({ session, account, live }: Converting, quote: ConvertQuote | null): Caution {
  const { t } = useTranslation();
  const accountType = session.intent?.accountType ?? account;
  const { quoteTxId, fromCoin, toCoin, fromAmount, toAmount } = quote ?? none;
  const gap = useCall(
    "convert.quoteGap",
    { quoteTxId, accountType, fromCoin, toCoin, fromAmount, toAmount, charges: chargeList(quote) },
    { enabled: quote !== null },
  );
  const { refetch } = gap;
  const isFair = gap.data?.beyond === false;
  const isDue = gap.data !== undefined && !isFair;
  const rate = useLiveRow(live)?.rate ?? "";
  useEffect(() => {
    // Right after a jump the quote knows it and the feed does not yet: what speaks against it is looked at again.
    if (isDue && rate !== "") refetch();
  }, [isDue, rate, refetch]);
  useRepeat(refetch, gap.data?.beyond === null ? lookAgainMs : 0);
  if (quote === null) return null;
  if (gap.status === "pending") return "pending";
  if (isFair) return null;
  const known = gap.data?.beyond === true ? gap.data : undefined;
  return {
    id: `${quoteTxId}/${known !== undefined}`,
    reason: known === undefined ? <NoLivePrice /> : <Beyond quote={quote} gap={known} />,
    confirm: t("convert.gap.confirm"),
  };
}

/** Nothing says whether a price is a fair one. */
export function NoLivePrice(): ReactNode {
  const { t } = useTranslation();
  return (
    <Note tone="warn" announce>
      {t("money.gap.none")}
    </Note>
  );
}

const none = { quoteTxId: "", fromCoin: "", toCoin: "", fromAmount: "", toAmount: "" };

interface BeyondProps {
  readonly quote: ConvertQuote;
  readonly gap: CallOutput<"convert.quoteGap">;
}

function Beyond({ quote: { fromCoin, toCoin }, gap }: BeyondProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const isBelow = gap.percent.startsWith("-");
  const percent = bidiIsolate(format.percent(gap.percent.replace("-", ""), "share"));
  return (
    <GapNote title={t(isBelow ? "convert.gap.below" : "convert.gap.above", { percent })}>
      <Fact term={t("convert.gap.quote")}>
        <RateFigure from={fromCoin} to={toCoin} rate={gap.quoteRate} />
      </Fact>
      <Fact term={t("convert.gap.live")}>
        <RateFigure from={fromCoin} to={toCoin} rate={gap.liveRate} />
      </Fact>
    </GapNote>
  );
}
