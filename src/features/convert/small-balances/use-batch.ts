import { useCallback, useEffect, useMemo, useReducer, useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { BatchTotalRow } from "#shared/contract/batch-estimate.ts";
import type { ConvertCoin } from "#shared/contract/convert.ts";
import { type CallState, useCall } from "#src/bridge/use-call.ts";
import { useAmendedTopic } from "#src/bridge/use-topic.ts";
import { useQuoteFlowView } from "#src/money/use-quote-flow.ts";
import { type SessionStatus, useSessionStatus } from "#src/session/session.ts";
import { currencyOf, useClientStore } from "#src/state/client-store.ts";
import { readAccount } from "../form/account.ts";
import { useCoins } from "../form/use-coins.ts";
import { type BatchEvent, type BatchForm, batchReducer, isStillChosen } from "./batch-form.ts";
import type { BatchSession, BatchView } from "./batch-session.ts";
import { type Candidates, listCandidates } from "./candidates.ts";
import { hasChosen, readChosen, writeChosen } from "./chosen-link.ts";
import { openBatchSession } from "./open-batch-session.ts";
import { useKeptChoice } from "./use-kept-choice.ts";

export interface Batch {
  readonly form: BatchForm;
  readonly change: (event: BatchEvent) => void;
  readonly signedIn: SessionStatus;
  readonly list: CallState<"batch.list">;
  /** Undefined until the list is there. */
  readonly candidates: Candidates | undefined;
  /** Targets that the exchange offers. */
  readonly targets: readonly string[];
  readonly coinOf: (coin: string) => ConvertCoin | undefined;
  /** The worker's estimate, possibly on the selection of a moment ago; see `current`. */
  readonly total: BatchTotalRow | undefined;
  readonly current: boolean;
  readonly currency: string;
  readonly session: BatchSession;
  readonly view: BatchView;
  /** What the session has asked for is what is chosen now. */
  readonly asked: boolean;
  /** Requests a quote for what is chosen. */
  readonly requestQuotes: () => void;
}

const noCoins: readonly string[] = [];
const nothingQuoted = [] as const;

/** All that the small balances know and do, apart from their looks. */
export function useBatch(): Batch {
  const search = useSearch();
  const [wanted, change] = useReducer(batchReducer, search, readChosen);
  useReadChoice(search);
  const { accountType } = wanted;
  const signedIn = useSessionStatus();
  const user = useClientStore((state) => state.user);
  // Its own answer says whether somebody is here, when the profile's does not come.
  const isEnabled = signedIn === "logged-in" || signedIn === "unavailable";
  const list = useCall("batch.list", { accountType }, { enabled: isEnabled });
  const targets = list.data?.supportToCoins ?? noCoins;
  const form = useMemo(() => intoOffered(wanted, targets), [wanted, targets]);
  const { toCoin, chosen } = form;
  const { coinOf } = useCoins(accountType);
  const estimate = useAmendedTopic(
    "batch.estimate",
    list.status === "ok"
      ? { accountType, toCoin, chosen, currency: currencyOf(user), quoted: nothingQuoted }
      : null,
  );
  const row = estimate.rows.get("*");
  const total = row?.kind === "total" ? row : undefined;
  const maxCoins = total?.maxCoins ?? 0;
  const candidates = useMemo(
    () =>
      list.data === undefined
        ? undefined
        : listCandidates(list.data.smallAssetCoins, estimate.rows, coinOf, form, maxCoins),
    [list.data, estimate.rows, coinOf, form, maxCoins],
  );
  const [session] = useState(openBatchSession);
  const view = useQuoteFlowView(session);
  useKeptChoice({ form, change, session, view });
  const taken = candidates?.taken;
  const { intent } = session;
  const asked = intent !== null && isStillChosen(intent, form, taken ?? noCoins);
  const isOutdated = view.at === "quoting" && !asked;
  useEffect(() => {
    // A price of something else than what stands there would open beside it.
    if (isOutdated) session.close();
  }, [isOutdated, session]);
  const requestQuotes = useCallback(() => {
    if (taken !== undefined && taken.length > 0)
      void session.request({ accountType, toCoin, coins: taken, chosen: taken });
  }, [session, accountType, toCoin, taken]);
  return {
    form,
    change,
    signedIn,
    list,
    candidates,
    targets,
    coinOf,
    total,
    current: total !== undefined && estimate.current,
    currency: total?.currency ?? currencyOf(user),
    session,
    view,
    asked,
    requestQuotes,
  };
}

/** The usual target, or one that a link names, may be none that the exchange offers here. */
function intoOffered(form: BatchForm, targets: readonly string[]): BatchForm {
  const [first = form.toCoin] = targets;
  return targets.includes(form.toCoin) ? form : { ...form, toCoin: first };
}

/** A choice that a link brought is the form's from then on: in the address it would come back once it was converted, or for who is here next. */
function useReadChoice(search: string): void {
  const [path, go] = useLocation();
  useEffect(() => {
    if (!hasChosen(search)) return;
    const left = writeChosen(search, { accountType: readAccount(search), chosen: [], toCoin: "" });
    go(path + left, { replace: true, state: history.state });
  }, [search, path, go]);
}
