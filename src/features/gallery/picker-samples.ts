import type { ChainOption } from "#src/ui/chain-option.tsx";

/** Networks as the deposit page has them, and one with what a withdrawal says besides. */
export const chainSamples: readonly ChainOption[] = [
  {
    id: "TON",
    name: "TON",
    type: "The Open Network",
    arrival: "about 10 s",
    confirmations: "1 confirmation",
    memo: "Memo",
  },
  {
    id: "TRX",
    name: "TRC20",
    type: "TRON",
    arrival: "about 1 min",
    confirmations: "20 confirmations",
    usedLast: true,
  },
  {
    id: "ETH",
    name: "Ethereum",
    type: "ERC20",
    fee: "Fee 1.60 USDT",
    minimum: "Minimum 10",
    arrival: "about 2 min",
  },
  {
    id: "BSC",
    name: "BNB Smart Chain",
    type: "BEP20",
    arrival: "about 3 min",
    confirmations: "60 confirmations",
  },
  { id: "ZKSYNC", name: "zkSync Lite", type: "ZKSYNC", suspended: "Paused by the network" },
];

const wellKnown = ["USDT", "BTC", "ETH", "USDC", "SOL", "XRP", "TON", "EURC", "LINK", "PEPE", "DOGE", "ADA"];

/** As many as an exchange lists. */
export const coinSamples: readonly string[] = [
  ...wellKnown,
  ...Array.from({ length: 500 }, (_, at) => `C${String(at + 1).padStart(3, "0")}`),
];
