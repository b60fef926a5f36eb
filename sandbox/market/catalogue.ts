import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { CoinChain, ListedCoin } from "#shared/contract/coins.ts";
import { writeEvm } from "#shared/domain/address/evm.ts";
import { type AddressFormat, isAddressFormat } from "#shared/domain/address/formats.ts";
import { iconPath } from "../serving/coin-icons.ts";
import type { Coin } from "./coins.ts";

/** Coins and the networks they come over (F1.6). The same on every boot. */
export interface Catalogue {
  readonly coins: readonly ListedCoin[];
  /** Empty for a coin that no network carries. */
  chainsOf(coin: string, maxBlockMs: number): readonly CoinChain[];
  chain(coin: string, chain: string, maxBlockMs: number): CoinChain | undefined;
  /** How addresses of a chain are written; undefined for a chain that nobody has heard of. */
  formatOf(chain: string): AddressFormat | undefined;
}

interface CatalogueRow {
  readonly coin: string;
  readonly chains: readonly Omit<CoinChain, "blockSeconds" | "pauseReason" | "arrivalMinutes">[];
}

/** Seconds between two blocks, roughly. */
const blockSeconds: Readonly<Record<string, number>> = {
  BTC: 600,
  LTC: 150,
  BCH: 600,
  DOGE: 60,
  ETH: 12,
  ETC: 13,
  ARBI: 0.25,
  SOL: 0.4,
  BSC: 3,
  TRX: 3,
  OP: 2,
  BASE: 2,
  WLD: 2,
  MATIC: 2,
  CAVAX: 2,
  MANTLE: 2,
  LINEA: 2,
  ZKV2: 1,
  XRP: 4,
  XLM: 5,
  TON: 5,
  ADA: 20,
  DOT: 6,
  FIL: 30,
  XTZ: 10,
  ATOM: 6,
  INJ: 1,
  SEI: 0.5,
  TIA: 6,
};
const usualBlockSeconds = 2;

/** What rests in this exchange, so that it can be seen how that looks. */
const pauses: Readonly<Record<string, CoinChain["pauseReason"]>> = {
  "ETH/ZKV2": "network",
  "USDT/MANTLE": "maintenance",
  "ADA/ADA": "upgrade",
};
/** The same of withdrawals. */
const withdrawPauses: Readonly<Record<string, CoinChain["pauseReason"]>> = {
  "ETH/ZKV2": "network",
  "ADA/ADA": "upgrade",
  "DOGE/DOGE": "maintenance",
};
/** Of every amount on top of the flat fee, so that such a fee can be seen (F3a.3). */
const percentageFees: Readonly<Record<string, string>> = { "DAI/BSC": "0.001", "LINK/BSC": "0.001" };
const usualMinutes = 1;
const unregulated = new Set(["USDT", "DAI"]);

/** What it needs to know of an exchange. */
export interface BlockSettings {
  /** The longest that a block takes, ms; networks with faster ones keep their own. */
  readonly depositBlockMs: number;
}

const opened = new WeakMap<readonly Coin[], Catalogue>();

/** The one of a market, read once. */
export function catalogueOf({ coins }: { readonly coins: readonly Coin[] }): Catalogue {
  const known = opened.get(coins) ?? openCatalogue(coins);
  opened.set(coins, known);
  return known;
}

function openCatalogue(coins: readonly Coin[]): Catalogue {
  const file = readFileSync(new URL("./coins.json", import.meta.url), "utf8");
  const { rows } = JSON.parse(file) as { readonly rows: readonly CatalogueRow[] };
  const known = new Map(rows.map((row) => [row.coin, row.chains]));
  const formats = new Map(
    rows.flatMap(({ chains }) => chains.map((one) => [one.chain, one.addressRegexKey])),
  );
  const listed = new Set(coins.map(({ coin }) => coin));

  const chainsOf = (coin: string, maxBlockMs: number): readonly CoinChain[] => {
    if (!listed.has(coin)) return [];
    return (known.get(coin) ?? [inventedChain(coin)]).map((row) => {
      const key = `${coin}/${row.chain}`;
      const pauseReason = pauses[key] ?? "";
      const withdrawPauseReason = withdrawPauses[key] ?? "";
      const seconds = blockSeconds[row.chain] ?? usualBlockSeconds;
      return {
        ...plainChain(row),
        chainWithdraw: withdrawPauseReason === "" ? row.chainWithdraw : "0",
        withdrawPercentageFee: percentageFees[key] ?? row.withdrawPercentageFee,
        withdrawPauseReason,
        arrivalMinutes: usualMinutes + Math.ceil((seconds * Number(row.confirmation)) / 60),
        chainDeposit: pauseReason === "" ? row.chainDeposit : "0",
        pauseReason,
        blockSeconds: Math.min(seconds, maxBlockMs / 1000),
      };
    });
  };

  return {
    coins: coins.map((coin, sort) => {
      const chains = chainsOf(coin.coin, Number.MAX_SAFE_INTEGER);
      return {
        coin: coin.coin,
        fullName: coin.name,
        icon: iconPath(coin.coin),
        iconNight: iconPath(coin.coin),
        coinType: "crypto",
        accuracyLength: coin.accuracy,
        deposit: chains.some((one) => one.chainDeposit === "1") ? "1" : "0",
        withdraw: chains.some((one) => one.chainWithdraw === "1") ? "1" : "0",
        isRegulated: !unregulated.has(coin.coin),
        sort,
        networks: chains.map((one) => `${one.chain} ${one.chainType}`),
        contracts: chains.flatMap((one) => (one.contractAddress === "" ? [] : [one.contractAddress])),
      };
    }),
    chainsOf,
    chain: (coin, chain, maxBlockMs) => chainsOf(coin, maxBlockMs).find((one) => one.chain === chain),
    formatOf(chain) {
      const key = formats.get(chain) ?? "";
      return isAddressFormat(key) ? key : undefined;
    },
  };
}

/** Without what the file says of its sources. */
function plainChain(row: CatalogueRow["chains"][number]): CatalogueRow["chains"][number] {
  const { source: _source, ...chain } = row as CatalogueRow["chains"][number] & { readonly source?: string };
  return chain;
}

/** The long tail lives on one network. */
function inventedChain(coin: string): CatalogueRow["chains"][number] {
  return {
    chain: "ETH",
    chainType: "Ethereum",
    confirmation: "6",
    safeConfirmNumber: "65",
    depositMin: "0.01",
    withdrawMin: "1",
    withdrawMax: "-1",
    withdrawFee: "0.5",
    withdrawPercentageFee: "0",
    minAccuracy: "6",
    chainDeposit: "1",
    chainWithdraw: "1",
    contractAddress: writeEvm(`0x${createHash("sha256").update(coin).digest("hex").slice(0, 40)}`),
    tagName: "",
    tagRequired: false,
    addressRegexKey: "EVM",
  };
}
