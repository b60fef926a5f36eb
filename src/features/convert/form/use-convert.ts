import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { ConvertCoin, EstimateRow } from "#shared/contract/convert.ts";
import type { ConvertAccount } from "#shared/contract/fields.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import type { CallState } from "#src/bridge/use-call.ts";
import { useAmendedTopic } from "#src/bridge/use-topic.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { useQuoteFlow } from "#src/money/use-quote-flow.ts";
import { type SessionStatus, useSessionStatus } from "#src/session/session.ts";
import { currencyOf, useClientStore } from "#src/state/client-store.ts";
import type { ConvertFlow } from "../quote/quote-session.ts";
import type { QuoteView } from "../quote/quote-view.ts";
import { readAccount, writeAccount } from "./account.ts";
import { type ConvertForm, type FormEvent, formReducer, startForm } from "./convert-form.ts";
import { readLink, writeLink } from "./convert-link.ts";
import { enterField, fieldOf } from "./enter-field.ts";
import { intentOf, type PriceWhere } from "./price-intent.ts";
import { useCoins } from "./use-coins.ts";

const fetchSession = importWithRetry(() => import("../quote/open-quote-session.ts"));
const openSession = async (): Promise<ConvertFlow> => (await fetchSession()).openQuoteSession();

export interface Convert {
  /** The wallet that pays and is paid; the address says which. */
  readonly account: ConvertAccount;
  readonly pickAccount: (account: ConvertAccount) => void;
  /** The address's search as the person came. */
  readonly arrivedBy: string;
  readonly form: ConvertForm;
  readonly change: (event: FormEvent) => void;
  /** The worker's estimate, possibly on what stood there a moment ago; see `current`. */
  readonly row: EstimateRow | undefined;
  /** The estimate is of exactly what stands in the form. */
  readonly current: boolean;
  readonly freshness: TopicStatus;
  /** Server time of the rate, ms; 0 without one. */
  readonly asOf: number;
  readonly signedIn: SessionStatus;
  readonly coins: CallState<"convert.coins">;
  readonly coinOf: (code: string) => ConvertCoin | undefined;
  /** A quote was asked for and is not there yet. */
  readonly pricing: boolean;
  readonly submit: () => void;
  /** Null until its code is there; see {@link Converting}. */
  readonly session: ConvertFlow | null;
  readonly view: QuoteView;
}

/** What the dialog stands on: a conversion can be under way. */
export interface Converting extends Convert {
  readonly session: ConvertFlow;
}

/** All that the convert page knows and does, apart from its looks. */
export function useConvert(idle: boolean): Convert {
  const search = useSearch();
  const [arrivedBy] = useState(search);
  const [form, change] = useReducer(formReducer, search, startOf);
  usePairInAddress(form, search);
  const [account, pickAccount] = useAccount(search);
  const user = useClientStore((state) => state.user);
  const estimate = useAmendedTopic("convert.estimate", {
    accountType: account,
    fromCoin: form.fromCoin,
    toCoin: form.toCoin,
    side: form.side,
    amountText: form.text,
    currency: currencyOf(user),
  });
  const row = estimate.rows.get("estimate");
  const current = row !== undefined && estimate.current;
  const { session, view } = useQuoteFlow(idle || form.waiting, openSession);
  const wanted = usePriceWish(form, { accountType: account }, current ? row : undefined, session);
  const submit = useCallback(() => {
    change({ type: "submitted" });
    if (form.text === "") enterField(fieldOf(form.side));
  }, [form.text, form.side]);
  const { coins, coinOf } = useCoins(account);
  return {
    account,
    pickAccount,
    arrivedBy,
    form,
    change,
    row,
    current,
    freshness: estimate.status,
    asOf: estimate.asOf,
    signedIn: useSessionStatus(),
    coins,
    coinOf,
    pricing: (wanted && coins.status !== "error") || view.at === "asking",
    submit,
    session,
    view,
  };
}

function startOf(search: string): ConvertForm {
  const { pair, amount, side } = readLink(search);
  return startForm(pair, amount, side);
}

/** The pair stays in the address, so that a reload or a shared link finds it again. */
export function usePairInAddress(form: ConvertForm, search: string): void {
  const [path, go] = useLocation();
  const { fromCoin, toCoin } = form;
  useEffect(() => {
    const next = writeLink(search, { from: fromCoin, to: toCoin }, "");
    if (next !== `?${search}`) go(`${path}${next}`, { replace: true, state: history.state });
  }, [fromCoin, toCoin, search, path, go]);
}

/** The account stays in the address too. */
export function useAccount(search: string): [ConvertAccount, (account: ConvertAccount) => void] {
  const [path, go] = useLocation();
  const pick = useCallback(
    (account: ConvertAccount) => {
      go(path + writeAccount(search, account), { replace: true, state: history.state });
    },
    [search, path, go],
  );
  return [readAccount(search), pick];
}

/**
 * Asking for a price waits for the estimate of the very text that stands there, then asks, or leaves it to the form to
 * say what is wrong. Answers whether it is still waiting.
 */
export function usePriceWish(
  form: ConvertForm,
  where: PriceWhere,
  row: EstimateRow | undefined,
  session: ConvertFlow | null,
): boolean {
  const served = useRef(0);
  const settled = session !== null && row !== undefined && (form.text === "" || isEstimate(row));
  useEffect(() => {
    if (!form.waiting || !settled || form.submissions === served.current) return;
    served.current = form.submissions;
    if (row.quotable) void session.ask(intentOf(form, where, row));
  }, [form, where, row, settled, session]);
  return form.waiting && !settled;
}

/** Coins and limits may still be on their way to the worker: an amount without a problem waits for them. */
function isEstimate(row: EstimateRow): boolean {
  return row.complete || row.limitsFailed || row.problem !== null;
}
