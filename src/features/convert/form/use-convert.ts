import { useCallback, useEffect, useReducer, useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { EstimateRow } from "#shared/contract/convert-estimate.ts";
import type { ConvertAccount } from "#shared/contract/fields.ts";
import { useAmendedTopic } from "#src/bridge/use-topic.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { useQuoteFlow } from "#src/money/use-quote-flow.ts";
import { currencyOf, useClientStore } from "#src/state/client-store.ts";
import type { ConvertFlow } from "../quote/quote-session.ts";
import { readAccount, writeAccount } from "./account.ts";
import { type ConvertForm, formReducer, startForm } from "./convert-form.ts";
import { readLink, writeLink } from "./convert-link.ts";
import { isSameButFigures } from "./use-live-row.ts";
import { estimateParams, type QuotedForm, useQuotedForm } from "./use-quoted-form.ts";

const fetchSession = importWithRetry(() => import("../quote/open-quote-session.ts"));
const openSession = async (): Promise<ConvertFlow> => (await fetchSession()).openQuoteSession();

export interface Convert extends QuotedForm<EstimateRow> {
  readonly pickAccount: (account: ConvertAccount) => void;
  /** The address's search as the person came. */
  readonly arrivedBy: string;
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
  const estimate = useAmendedTopic(
    "convert.estimate",
    { ...estimateParams(form, account), currency: currencyOf(user) },
    isSameButFigures,
  );
  const flow = useQuoteFlow(idle || form.waiting, openSession);
  const quoted = useQuotedForm({ form, change, where: { accountType: account }, estimate, flow });
  return { ...quoted, pickAccount, arrivedBy };
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
