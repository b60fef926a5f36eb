import { useEffect, useReducer } from "react";
import { useLocation, useSearch } from "wouter";
import type { LimitEstimateRow, TypedPriceView } from "#shared/contract/limit-estimate.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import { useAmendedTopic } from "#src/bridge/use-topic.ts";
import { currencyOf, useClientStore } from "#src/state/client-store.ts";
import { fundingAccount } from "../form/account.ts";
import { useCoins } from "../form/use-coins.ts";
import type { Convert } from "../form/use-convert.ts";
import { isSameButFigures, type LiveEstimate, newestRow, useLiveRow } from "../form/use-live-row.ts";
import {
  isInverted,
  type LimitEvent,
  type LimitForm,
  limitReducer,
  other,
  priceTextOf,
  readPriceLink,
  shownPer,
  startLimitForm,
  writePriceLink,
} from "./limit-form.ts";
import { useKeptPrice } from "./use-kept-price.ts";

export interface Limit {
  /** The convert form in the funding account: orders are made in no other. */
  readonly convert: Convert;
  readonly form: LimitForm;
  readonly change: (event: LimitEvent) => void;
  /** The worker's estimate, possibly on what stood there a moment ago; see `current`. */
  readonly row: LimitEstimateRow | undefined;
  readonly current: boolean;
  /** The estimate as it moves: `row` and `view` are of the last render, see {@link useLiveLimit}. */
  readonly live: LiveEstimate<LimitEstimateRow>;
  readonly freshness: TopicStatus;
  /** The price is told in `quote` per `base`; `view` is the estimate in that unit. */
  readonly unit: { readonly base: string; readonly quote: string };
  readonly view: TypedPriceView | undefined;
  /** What the price field shows was typed in this unit. */
  readonly typedHere: boolean;
  readonly priceText: string;
  /** The whole form, as a review is requested for it. */
  readonly request: string;
  /** A review of exactly this was requested: issues are shown. */
  readonly submitted: boolean;
  /** A review was requested, and the estimate is still to come. */
  readonly waiting: boolean;
  /** A review was requested, and the estimate is in. */
  readonly answered: boolean;
}

/** All that the limit order's form knows, apart from its looks. */
export function useLimit(shared: Convert): Limit {
  const convert = useFunding(shared);
  const { fromCoin, toCoin, side, text } = convert.form;
  const pair = { fromCoin, toCoin };
  const search = useSearch();
  const [form, change] = useReducer(limitReducer, search, () => startLimitForm(readPriceLink(search, pair)));
  useReadPrice(search);
  useKeptPrice(form, change);
  const user = useClientStore((state) => state.user);
  const priceText = priceTextOf(form, pair);
  const inverted = isInverted(form, pair);
  const estimate = useAmendedTopic(
    "limitOrder.estimate",
    {
      fromCoin,
      toCoin,
      side,
      amountText: text,
      priceText,
      priceInverted: inverted,
      life: form.life,
      currency: currencyOf(user),
    },
    isSameButFigures,
  );
  const row = newestRow(estimate.live);
  const current = row !== undefined && estimate.current;
  const base = shownPer(form, pair);
  const shownDirect = base === fromCoin;
  const request = [fromCoin, toCoin, side, text, priceText].join(" ");
  const submitted = form.request === request;
  const settled = current && (text === "" || priceText === "" || isEstimate(row));
  return {
    convert,
    form,
    change,
    row,
    current,
    freshness: estimate.status,
    live: estimate.live,
    unit: { base, quote: other(pair, base) },
    view: viewOf(row, shownDirect),
    typedHere: priceText === "" || inverted !== shownDirect,
    priceText,
    request,
    submitted,
    waiting: submitted && !form.served && !settled && convert.coins.error === null,
    answered: submitted && !form.served && settled,
  };
}

/** A price that a login brought is the form's from then on: in the address it would come back in place of what was typed since. */
function useReadPrice(search: string): void {
  const [path, go] = useLocation();
  useEffect(() => {
    const brought = new URLSearchParams(search);
    if (brought.has("price") || brought.has("life"))
      go(path + writePriceLink(search, "", ""), { replace: true, state: history.state });
  }, [search, path, go]);
}

/** The same with the figures of this moment. */
export function newestLimit(limit: Limit): Limit {
  const row = newestRow(limit.live) ?? limit.row;
  return { ...limit, row, view: viewOf(row, limit.unit.base === limit.convert.form.fromCoin) };
}

/** The same with the newest figures: what calls this renders with each tick. */
export function useLiveLimit(limit: Limit): Limit {
  useLiveRow(limit.live);
  return newestLimit(limit);
}

/** A price is wanted, and no market says whether it fills at once. */
export function isUncompared({ row, view }: Pick<Limit, "row" | "view">): boolean {
  return row !== undefined && row.limitPrice !== "" && view?.market === "";
}

function viewOf(row: LimitEstimateRow | undefined, isDirect: boolean): TypedPriceView | undefined {
  return isDirect ? row?.direct : row?.inverse;
}

function useFunding(convert: Convert): Convert {
  return { ...convert, account: fundingAccount, ...useCoins(fundingAccount) };
}

/** Coins and limits may still be on their way to the worker: an order without an issue waits for them. */
function isEstimate(row: LimitEstimateRow): boolean {
  return row.complete || row.limitsFailed || row.amountIssue !== null || row.priceIssue !== null;
}
