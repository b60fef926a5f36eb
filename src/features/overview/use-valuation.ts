import { useMemo, useState } from "react";
import type { HeldAccount } from "#shared/contract/valuation.ts";
import type { CofferError } from "#shared/rpc/errors.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { type CallState, useCall } from "#src/bridge/use-call.ts";
import { useAmendedTopic } from "#src/bridge/use-topic.ts";
import { useElapsed } from "#src/lazy/use-elapsed.ts";
import { useMayBeHere } from "#src/session/session.ts";
import { useIsClassic } from "#src/session/use-classic.ts";
import { currencyOf, useClientStore } from "#src/state/client-store.ts";
import { hasCoins } from "./accounts.ts";
import { useOverviewChoices } from "./choices.ts";
import { type CoinList, type CoinNames, coinNames, heldAccounts, oldSince } from "./holdings.ts";
import {
  isSameButFigures,
  type LiveValuation,
  type ShownValuation,
  shownValuation,
} from "./shown-valuation.ts";

/** Longer than the coin lists are kept for, so that both sides of "owned less available" are of one moment. */
const refreshMs = 61_000;
/** What is owned waits no longer than this to hear what of it is frozen. */
const patienceMs = 3_000;

/** The reads that figures are made of, as one. */
export interface ValuationReads {
  /** What is shown is not of an answer of each of them. */
  readonly error: CofferError | null;
  /** It is of an answer that itself is of a while ago: since when, ms; 0 for now. */
  readonly oldSince: number;
  readonly fetching: boolean;
  readonly refetch: () => void;
}

export interface ValuationView {
  readonly overview: CallState<"assets.overview">;
  readonly reads: ValuationReads;
  readonly nameOf: CoinNames;
  /** Undefined until all accounts have answered and were valued. Its figures are of the newest render: see `live`. */
  readonly shown: ShownValuation | undefined;
  readonly live: LiveValuation;
}

/** What the person has, asked for once a minute and valued by the worker as prices move. */
export function useValuation(): ValuationView {
  const user = useClientStore((state) => state.user);
  const chosen = useOverviewChoices((choices) => choices.currency);
  // Waits for the profile, which knows the currency, but not for ever.
  const enabled = useMayBeHere();
  const options = { enabled, refetchEveryMs: refreshMs };
  const overview = useCall("assets.overview", { valuationCurrency: "USD" }, options);
  const funding = useCall("convert.coins", { accountType: "eb_convert_funding", side: 0 }, options);
  const isClassic = useIsClassic();
  const ofUnified = { ...options, enabled: enabled && !isClassic };
  const unified = useCall("convert.coins", { accountType: "eb_convert_uta", side: 0 }, ofUnified);

  const calls = isClassic ? [overview, funding] : [overview, funding, unified];
  const fetching = calls.some((read) => read.fetching);
  const late = useElapsed(patienceMs, fetching);
  const fundingList = useCoinList(funding, late);
  const unifiedList = useCoinList(unified, late);
  const lists = useMemo(() => ({ funding: fundingList, unified: unifiedList }), [fundingList, unifiedList]);
  const fresh = useMemo(
    () => (overview.data === undefined ? null : heldAccounts(overview.data, lists)),
    [overview.data, lists],
  );
  // Of the moment that it came: a page that nobody looked at for a while has it read anew.
  const since = useMemo(
    () => (overview.data === undefined ? 0 : oldSince(overview.data, serverNow())),
    [overview.data],
  );
  const [accounts, setAccounts] = useState<readonly HeldAccount[] | null>(null);
  // Answers that come one after another would tell what just moved as frozen.
  const isWhole =
    fresh === null ||
    (accounts === null
      ? late || calls.every(({ status: at }) => at !== "pending")
      : overview.error === null && !overview.fetching && (late || !fetching));
  if (isWhole && accounts !== fresh) setAccounts(fresh);

  const currency = chosen || currencyOf(user);
  const topic = useAmendedTopic(
    "assets.valuation",
    accounts === null ? null : { currency, accounts },
    isSameButFigures,
  );
  const { rows, status, live } = topic;
  const shown = useMemo(() => shownValuation({ rows, status }, currency), [rows, status, currency]);
  const { get, watch } = live;
  const liveIn = useMemo(() => ({ get, watch, currency }), [get, watch, currency]);
  const nameOf = useMemo(() => coinNames(lists), [lists]);
  // No figure is made of the list of a wallet that has nothing: the exchange may not have one.
  const lost = (kind: "funding" | "unified", { error }: CallState<"convert.coins">): CofferError | null =>
    overview.data !== undefined && hasCoins(overview.data, kind) ? error : null;
  const reads = {
    error: overview.error ?? lost("funding", funding) ?? lost("unified", unified),
    oldSince: since,
    fetching,
    refetch() {
      for (const read of calls) read.refetch();
    },
  };
  return { overview, reads, nameOf, shown, live: liveIn };
}

/** A wallet's list, the same object until it changes. One that failed, or is late, is not of now. */
function useCoinList({ data, error, fetching }: CallState<"convert.coins">, late: boolean): CoinList {
  const isCurrent = data !== undefined && error === null && !(late && fetching);
  return useMemo(() => ({ coins: data?.coins ?? [], isCurrent }), [data, isCurrent]);
}
