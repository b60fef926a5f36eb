import type { ListedAddress } from "#shared/contract/deposit-view.ts";

/** The page of deposit addresses: which of them are shown. Pure. */

/** By coin, network, address, memo or remark. */
export function searchAddresses(rows: readonly ListedAddress[], query: string): readonly ListedAddress[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === "") return rows;
  return rows.filter((row) =>
    [row.coin, row.chain, row.chainType, row.address, row.memo, row.remark].some((said) =>
      said.toLowerCase().includes(wanted),
    ),
  );
}
