import { entryOf } from "#shared/domain/entry-of.ts";

/** Where a transaction can be looked at. Only hosts that are known; another network has no link. */
const explorers: Readonly<Record<string, string>> = {
  BTC: "https://mempool.space/tx/",
  ETH: "https://etherscan.io/tx/",
  ARBI: "https://arbiscan.io/tx/",
  OP: "https://optimistic.etherscan.io/tx/",
  BASE: "https://basescan.org/tx/",
  BSC: "https://bscscan.com/tx/",
  MATIC: "https://polygonscan.com/tx/",
  CAVAX: "https://snowtrace.io/tx/",
  TRX: "https://tronscan.org/#/transaction/",
  SOL: "https://solscan.io/tx/",
  XRP: "https://xrpscan.com/tx/",
  TON: "https://tonviewer.com/transaction/",
  LTC: "https://litecoinspace.org/tx/",
};

/** "" where there is none. */
export function explorerLink(chain: string, txId: string): string {
  const base = entryOf(explorers, chain);
  return base === undefined || !/^[\w+/=-]{1,128}$/.test(txId) ? "" : base + encodeURIComponent(txId);
}
