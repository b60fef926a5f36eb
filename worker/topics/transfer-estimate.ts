import type { CallName, CallOutput } from "#shared/contract/index.ts";
import type { ReadState } from "#shared/contract/read-state.ts";
import type { TransferBalance } from "#shared/contract/transfer.ts";
import type { TransferPlace } from "#shared/contract/transfer-estimate.ts";
import { estimateTransfer } from "#shared/domain/transfer-estimate.ts";
import { type ReportNeeds, walletOf } from "./account-reports.ts";
import { type CachedRead, createCachedReads, watchAll } from "./cached-read.ts";
import { defineTopic, type Needs } from "./define-topic.ts";
import { estimateSource } from "./estimate-source.ts";
import { createUsdtPrices } from "./usdt-prices.ts";

type Balances = CachedRead<CallOutput<"transfer.balances">>;

/** Balances move elsewhere too: a new look at them loads them again after this. */
const keepMs = 10_000;
const moved: readonly CallName[] = ["transfer.balances", "convert.coins", "assets.overview"];

/** The estimate of a transfer as typed. Balances are requested once a place, whatever is typed meanwhile. */
export const transferEstimateTopic = defineTopic(
  "transfer.estimate",
  (needs: Needs<"feed" | "http"> & ReportNeeds) => {
    const { feed, http, clock, privateLine: line } = needs;
    const prices = createUsdtPrices(feed);
    const pairsOf = createCachedReads({
      http,
      clock,
      line,
      name: "transfer.accountTypes",
      keepMs,
      retriesRefused: true,
    });
    const pairs = pairsOf({});
    const read = createCachedReads({ http, clock, line, name: "transfer.balances", keepMs });
    const balancesOf = ({ memberId, accountType }: TransferPlace): Balances =>
      read({ ...(memberId !== "" && { memberId }), accountType });

    const wallet = walletOf(needs);
    let attempts = 0;

    return (params) => {
      const { from, to, coin, currency, attempt } = params;
      // However young they are: not every exchange reports that a transfer which was held has ended.
      if (attempt > 0 && attempt !== attempts) needs.outdated(moved);
      attempts = attempt;
      const reads = [pairs, balancesOf(from), ...(to === null ? [] : [balancesOf(to)]), wallet];
      return estimateSource({
        feed,
        basis: { watch: (changed) => watchAll(reads, changed) },
        asOf: () => prices.quotedAt(coin),
        compute: () => [
          estimateTransfer(params, {
            pairs: pairs.current()?.pairs,
            members: pairs.current()?.accounts,
            from: coinOf(balancesOf(from), coin),
            to: to === null ? null : coinOf(balancesOf(to), coin),
            accounts: worst(pairs.state(), balancesOf(from).refused() ? "read" : balancesOf(from).state()),
            price: prices.priceOf(coin),
            currencyPerUsdt: prices.perUsdt(currency),
          }),
        ],
      });
    };
  },
);

/** What was lost is said at once, whatever else is waited for. */
function worst(...states: readonly ReadState[]): ReadState {
  return (["again", "lost", "waiting"] as const).find((state) => states.includes(state)) ?? "read";
}

function coinOf(read: Balances, coin: string): TransferBalance | null | undefined {
  const list = read.current()?.balance;
  return list && (list.find((row) => row.coin === coin) ?? null);
}
