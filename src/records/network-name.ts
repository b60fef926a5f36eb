import type { ListedCoin } from "#shared/contract/coins.ts";

/** "TRC20" of USDT's TRX, as the forms call it; the code while the coins are not known. */
export function networkName(
  coins: readonly ListedCoin[] | undefined,
  { coin, chain }: { readonly coin: string; readonly chain: string },
): string {
  const { networks = [] } = coins?.find((one) => one.coin === coin) ?? {};
  const begin = `${chain} `;
  return networks.find((one) => one.startsWith(begin))?.slice(begin.length) ?? chain;
}
