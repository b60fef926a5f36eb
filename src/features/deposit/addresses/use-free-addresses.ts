import type { ListedAddress } from "#shared/contract/deposit-view.ts";
import { needsSenderCheck } from "#shared/domain/sender-result.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useCalls } from "#src/bridge/use-calls.ts";
import { useRepeat } from "#src/bridge/use-repeat.ts";
import { lookAgainMs } from "../form/chain-options.ts";

/** Networks are requested coin by coin: of so many coins, the first on the list. */
const maxCoins = 30;

/**
 * Whether nothing has to be known before coins are sent to an address. As in the form: its network is open, no memo is to be
 * read and no sender to be checked first; what is not known, or is of before, counts as needed.
 */
export function useFreeAddresses(rows: readonly ListedAddress[]): (row: ListedAddress) => boolean {
  const checks = useCall("preKya.chains", {});
  const checked = checks.error === null ? checks.data?.list : undefined;
  // A host may list an address for all coins of its network: none of them can be asked about.
  const coins = [...new Set(rows.flatMap(({ coin, takesMemo }) => (takesMemo || coin === "" ? [] : [coin])))];
  const { states, refetch } = useCalls(
    "coins.config",
    coins.slice(0, maxCoins).map((coin) => ({ coin })),
  );
  useRepeat(refetch, lookAgainMs);
  const open = new Set(
    states.flatMap(({ result, error }) =>
      result?.kind === "ok" && error === null
        ? result.data.chains.flatMap(({ chain, chainType, chainDeposit }) =>
            chainDeposit === "1" ? [keyOf({ coin: result.data.coin, chain, chainType })] : [],
          )
        : [],
    ),
  );
  return (row) =>
    !row.takesMemo &&
    open.has(keyOf(row)) &&
    checked !== undefined &&
    !needsSenderCheck(checked, row.coin, row.chain);
}

/** By another name it is another network: nobody would know which of them to send over. */
function keyOf({ coin, chain, chainType }: Pick<ListedAddress, "coin" | "chain" | "chainType">): string {
  return JSON.stringify([coin, chain, chainType]);
}
