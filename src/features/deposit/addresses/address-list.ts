import type { DepositAddress, DepositAddresses } from "#shared/contract/deposit.ts";

/** The page of deposit addresses: which of them are shown. Pure. */

export type ListedAddress = DepositAddress & { readonly coin: string };

/** A host that names no coin in its rows answers for one coin. */
export function listedAddresses({ coin, chains }: DepositAddresses): readonly ListedAddress[] {
  return chains.map((row) => ({ ...row, coin: row.coin === "" ? coin : row.coin }));
}

export function isHidden({ status }: DepositAddress): boolean {
  return status === 1;
}

/** By coin, network, address, memo or remark. */
export function searchAddresses(rows: readonly ListedAddress[], words: string): readonly ListedAddress[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === "") return rows;
  return rows.filter((row) =>
    [row.coin, row.chain, row.chainType, row.addressDeposit, row.tagDeposit, row.remark].some((said) =>
      said.toLowerCase().includes(wanted),
    ),
  );
}

export const longestRemark = 20;

/** As the server counts it. */
export function remarkLength(remark: string): number {
  return remark.trim().length;
}
