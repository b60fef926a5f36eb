import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertAccount } from "#shared/contract/fields.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import type { SmallQuote } from "#shared/contract/small-balance.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useRepeat } from "#src/bridge/use-repeat.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { Fact } from "#src/ui/description-list.tsx";
import { GapNote } from "./gap-note.tsx";
import type { Caution } from "./quote-flow-footer.tsx";

/** A price with no live one beside it is compared as soon as there is one. */
const lookAgainMs = 1000;

type Tax = SmallQuote["taxFeeInfo"];

export interface QuotedCoins {
  /** Of their one price. */
  readonly quoteId: string;
  /** The quote's: all of them become the same coin. */
  readonly coins: readonly SmallQuote[];
  /** Of a price that may be confirmed. */
  readonly held: boolean;
  /** What all of it is taxed with, where that is told beside each coin's own tax. */
  readonly tax?: Tax;
  /** Whose terms say how far a price may be from the live one; a tenth without one. */
  readonly accountType?: ConvertAccount;
}

/** The coins whose price is too far from the live one, or has none to compare with, and what is no small balance: each is named, and they are not confirmed by one press. */
export function useBatchGaps({ quoteId, coins, held, tax = null, accountType }: QuotedCoins): Caution {
  const { t } = useTranslation();
  const { toCoin = "" } = coins[0] ?? {};
  const taxed = (of: Tax): string => (of?.feeCoin === toCoin ? of.totalAmount : "0");
  const gaps = useCall(
    "batch.quoteGaps",
    {
      quoteId,
      ...(accountType !== undefined && { accountType }),
      toCoin,
      tax: taxed(tax),
      quoted: coins.map(({ fromCoin, availableBalance, exchangeRate, toAmount, feeInfo, taxFeeInfo }) => ({
        fromCoin,
        availableBalance,
        exchangeRate,
        toAmount,
        fee: feeInfo.amount,
        tax: taxed(taxFeeInfo),
      })),
    },
    { enabled: held },
  );
  const isUnpriced = gaps.data?.beyond.some(({ percent }) => percent === "") === true;
  useRepeat(gaps.refetch, isUnpriced ? lookAgainMs : 0);
  if (!held) return null;
  if (gaps.status === "pending") return "pending";
  const { beyond, large } = gaps.data ?? {
    beyond: coins.map(({ fromCoin }) => ({ coin: fromCoin, percent: "" })),
    large: [],
  };
  if (beyond.length + large.length === 0) return null;
  return {
    id: JSON.stringify([quoteId, beyond.map(({ coin, percent }) => [coin, percent !== ""])]),
    reason: (
      <>
        {beyond.length > 0 && <Beyond beyond={beyond} />}
        {large.length > 0 && <Large large={large} />}
      </>
    ),
    confirm: t("money.gap.confirm"),
  };
}

interface BeyondProps {
  readonly beyond: readonly Pick<CallOutput<"batch.quoteGaps">["beyond"][number], "coin" | "percent">[];
}

function Beyond({ beyond }: BeyondProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <GapNote title={t(beyond.every(({ percent }) => percent === "") ? "money.gap.none" : "money.gap.title")}>
      {beyond.map(({ coin, percent }) => (
        <Fact key={coin} term={coin}>
          {percent === ""
            ? t("money.gap.unpriced")
            : t(percent.startsWith("-") ? "money.gap.below" : "money.gap.above", {
                percent: bidiIsolate(format.percent(percent.replace("-", ""), "share")),
              })}
        </Fact>
      ))}
    </GapNote>
  );
}

function Large({ large }: Pick<CallOutput<"batch.quoteGaps">, "large">): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <GapNote title={t("money.gap.large")}>
      {large.map(({ coin, limit }) => (
        <Fact key={coin} term={coin || t("money.gap.together")}>
          {t("money.gap.worth", { limit: bidiIsolate(`${format.price(limit)} USDT`) })}
        </Fact>
      ))}
    </GapNote>
  );
}
