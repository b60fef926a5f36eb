import type { CallInput, CallOutput, HttpCallName } from "#shared/contract/index.ts";
import type { TransferBalance } from "#shared/contract/transfer.ts";
import type { TransferPlace } from "#shared/contract/transfer-estimate.ts";
import { estimateTransfer } from "#shared/domain/transfer-estimate.ts";
import { defineTopic, type Needs } from "./define-topic.ts";
import { estimateSource } from "./estimate-source.ts";
import { createKeptRead, type KeptRead } from "./kept-read.ts";
import { createUsdtPrices } from "./usdt-prices.ts";

type Balances = KeptRead<CallOutput<"transfer.balances">>;

/** The estimate of a transfer as typed. Balances are asked for once a place, whatever is typed meanwhile. */
export const transferEstimateTopic = defineTopic(
  "transfer.estimate",
  ({ feed, http, clock }: Needs<"feed" | "http" | "clock">) => {
    const prices = createUsdtPrices(feed);
    const read = <N extends HttpCallName>(name: N, input: CallInput<N>): KeptRead<CallOutput<N>> =>
      createKeptRead({ http, clock, name, input });
    const pairs = read("transfer.accountTypes", {});
    const balances = new Map<string, Balances>();
    const balancesOf = ({ memberId, accountType }: TransferPlace): Balances => {
      const key = `${memberId}/${accountType}`;
      const known =
        balances.get(key) ?? read("transfer.balances", { ...(memberId !== "" && { memberId }), accountType });
      balances.set(key, known);
      return known;
    };
    http.onInvalidated((calls) => {
      if (calls === "all" || calls.includes("transfer.accountTypes")) pairs.forget();
      if (calls === "all" || calls.includes("transfer.balances"))
        for (const one of balances.values()) one.forget();
    });

    return (params) => {
      const { from, to, coin, currency } = params;
      const reads = [pairs, balancesOf(from), ...(to === null ? [] : [balancesOf(to)])];
      return estimateSource({
        feed,
        basis: {
          watch(changed) {
            const stops = reads.map((one) => one.watch(changed));
            return () => {
              for (const stop of stops) stop();
            };
          },
        },
        asOf: () => prices.quotedAt(coin),
        compute: () => [
          estimateTransfer(params, {
            pairs: pairs.current()?.pairs,
            from: coinOf(balancesOf(from), coin),
            to: to === null ? null : coinOf(balancesOf(to), coin),
            untold: balancesOf(from).refused(),
            price: prices.priceOf(coin),
            currencyPerUsdt: prices.perUsdt(currency),
          }),
        ],
      });
    };
  },
);

function coinOf(read: Balances, coin: string): TransferBalance | null | undefined {
  const list = read.current()?.balance;
  return list && (list.find((row) => row.coin === coin) ?? null);
}
