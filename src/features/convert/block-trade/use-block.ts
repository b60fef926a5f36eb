import { useCallback, useEffect, useReducer, useState } from "react";
import { useSearch } from "wouter";
import type { BlockComparisonRow, BlockEstimateRow } from "#shared/contract/block-trade.ts";
import type { TopicState } from "#src/bridge/topic-store.ts";
import { type AmendedView, useAmendedTopic } from "#src/bridge/use-topic.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { useQuoteFlow } from "#src/money/use-quote-flow.ts";
import { currencyOf, useClientStore } from "#src/state/client-store.ts";
import { type ConvertForm, type FormEvent, formReducer, startForm } from "../form/convert-form.ts";
import { readLink } from "../form/convert-link.ts";
import { type Convert, useAccount, usePairInAddress } from "../form/use-convert.ts";
import { isSameButFigures, useLiveRow } from "../form/use-live-row.ts";
import { estimateParams, useQuotedForm } from "../form/use-quoted-form.ts";
import { chargeList } from "../quote/quote-charges.ts";
import type { ConvertFlow } from "../quote/quote-session.ts";

const fetchSession = importWithRetry(() => import("../quote/open-quote-session.ts"));
const openSession = async (): Promise<ConvertFlow> => (await fetchSession()).openQuoteSession();

/** A block trade, as the parts of the convert form know it. */
export interface Block extends Convert {
  readonly row: BlockEstimateRow | undefined;
  /** Of the quote that is held, else of what stands in the form; possibly of what stood there a moment ago. Its figures move in `live`. */
  readonly comparison: Pick<AmendedView<"blockTrade.comparison">, "status" | "current" | "live">;
}

/** What the dialog stands on. */
export interface Trading extends Block {
  readonly session: ConvertFlow;
}

/** Acts that leave the form as it is: a quote for it still stands. */
const quiet: ReadonlySet<FormEvent["type"]> = new Set(["entered", "left", "submitted", "marked"]);

/** All that the block trade form knows and does, apart from its looks. */
export function useBlock(): Block {
  const search = useSearch();
  const [arrivedBy] = useState(search);
  const [form, dispatch] = useReducer(formReducer, search, startOf);
  usePairInAddress(form, search);
  const [account, pick] = useAccount(search);
  const user = useClientStore((state) => state.user);
  const estimate = useAmendedTopic(
    "blockTrade.estimate",
    { ...estimateParams(form, account), currency: currencyOf(user) },
    isSameButFigures,
  );
  const flow = useQuoteFlow(true, openSession);
  const { session, view } = flow;
  const change = useCallback(
    (event: FormEvent) => {
      // A quote is for exactly what stood there.
      if (!quiet.has(event.type)) session?.close();
      dispatch(event);
    },
    [session],
  );
  const where = { accountType: account, tradeType: "BLOCK" } as const;
  const quoted = useQuotedForm({ form, change, where, estimate, flow });
  useEffect(() => {
    // So it is for the account that stands there, whatever changed that.
    const isShown = view.at === "held" || view.at === "expired";
    if (isShown && session?.intent?.accountType !== account) session?.close();
  });
  const quote = "quote" in view ? view.quote : null;
  // What is paid moves only while it is what the receive side asks for.
  const moving = useLiveRow(estimate.live, quote !== null || form.side === "from");
  const row = quoted.current ? (moving ?? quoted.row) : undefined;
  const comparison = useAmendedTopic(
    "blockTrade.comparison",
    {
      fromCoin: quote?.fromCoin ?? form.fromCoin,
      toCoin: quote?.toCoin ?? form.toCoin,
      fromAmount: quote?.fromAmount ?? row?.fromAmount ?? "",
      toAmount: quote?.toAmount ?? "",
      charges: chargeList(quote),
      currency: currencyOf(user),
    },
    isSameButMarket,
  );
  return {
    ...quoted,
    pickAccount: (next) => {
      session?.close();
      pick(next);
    },
    arrivedBy,
    comparison,
  };
}

/** All but whose picture it is and whether it lives moves with the market: its parts follow `live`. */
function isSameButMarket(
  shown: TopicState<BlockComparisonRow>,
  next: TopicState<BlockComparisonRow>,
): boolean {
  return shown.key === next.key && shown.status === next.status;
}

function startOf(search: string): ConvertForm {
  const { pair, amount, side } = readLink(search);
  return startForm(pair, amount, side);
}
