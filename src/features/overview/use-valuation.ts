import { useMemo, useState } from "react";
import type {
  AccountValueRow,
  CoinValueRow,
  HeldAccount,
  TotalValueRow,
} from "#shared/contract/valuation.ts";
import { type CallState, useCall } from "#src/bridge/use-call.ts";
import { useAmendedTopic } from "#src/bridge/use-topic.ts";
import { useSessionStatus } from "#src/session/session.ts";
import { currencyOf, useClientStore } from "#src/state/client-store.ts";
import { useOverviewChoices } from "./choices.ts";
import { type CoinNames, coinNames, heldAccounts } from "./holdings.ts";

/** Longer than the coin lists are kept for, so that both sides of "owned less available" are of one moment. */
const refreshMs = 61_000;

export interface ShownValuation {
  readonly total: TotalValueRow;
  readonly accounts: readonly AccountValueRow[];
  readonly coins: readonly CoinValueRow[];
  /** The display currency that was wanted and has no rate; "" when values are in the one that was wanted. */
  readonly missingCurrency: string;
  /** No price has come yet, and may still come. */
  readonly connecting: boolean;
}

export interface ValuationView {
  readonly overview: CallState<"assets.overview">;
  readonly nameOf: CoinNames;
  /** Undefined until all accounts have answered and were valued. */
  readonly shown: ShownValuation | undefined;
}

const nothingHeld: readonly HeldAccount[] = [];

/** What the person has, asked for once a minute and valued by the worker as prices move. */
export function useValuation(): ValuationView {
  const status = useSessionStatus();
  const user = useClientStore((state) => state.user);
  const chosen = useOverviewChoices((choices) => choices.currency);
  // Waits for the profile, which knows the currency, but not for ever.
  const options = {
    enabled: status === "logged-in" || status === "unavailable",
    refetchEveryMs: refreshMs,
  };
  const overview = useCall("assets.overview", { valuationCurrency: "USD" }, options);
  const funding = useCall("convert.coins", { accountType: "eb_convert_funding", side: 0 }, options);
  const unified = useCall("convert.coins", { accountType: "eb_convert_uta", side: 0 }, options);

  const lists = useMemo(
    () => ({ funding: funding.data?.coins ?? [], unified: unified.data?.coins ?? [] }),
    [funding.data, unified.data],
  );
  const answered =
    overview.data !== undefined && ![overview, funding, unified].some(({ status: at }) => at === "pending");
  const fetching = overview.fetching || funding.fetching || unified.fetching;
  const fresh = useMemo(
    () => (overview.data === undefined ? nothingHeld : heldAccounts(overview.data, lists)),
    [overview.data, lists],
  );
  // Answers that come one after another would tell what just moved as frozen.
  const [accounts, setAccounts] = useState<readonly HeldAccount[] | null>(null);
  if (answered && accounts !== fresh && (!fetching || accounts === null)) setAccounts(fresh);

  const currency = chosen || currencyOf(user);
  const topic = useAmendedTopic("assets.valuation", accounts === null ? null : { currency, accounts });
  const { rows } = topic;
  const connecting = topic.status === "connecting";
  const shown = useMemo(() => {
    const total = rows.get("total");
    if (total?.kind !== "total") return undefined;
    const all = [...rows.values()];
    return {
      total,
      accounts: all.filter((row) => row.kind === "account"),
      coins: all.filter((row) => row.kind === "coin"),
      missingCurrency: total.currency === currency ? "" : currency,
      connecting,
    };
  }, [rows, currency, connecting]);
  const nameOf = useMemo(() => coinNames(lists), [lists]);
  return { overview, nameOf, shown };
}
