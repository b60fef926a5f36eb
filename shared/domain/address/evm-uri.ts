import { baseUnits, type PaymentRequest, writeQuery } from "./payment-request.ts";

/** EIP-681: the chain's number tells networks with equal addresses apart; a token is a call of its contract (F3b.33). */

interface EvmNetwork {
  readonly id: number;
  /** The coin that is sent without a contract, of 18 decimals. */
  readonly native: string;
}

const networks: ReadonlyMap<string, EvmNetwork> = new Map([
  ["ETH", { id: 1, native: "ETH" }],
  ["OP", { id: 10, native: "ETH" }],
  ["BSC", { id: 56, native: "BNB" }],
  ["ETC", { id: 61, native: "ETC" }],
  ["MATIC", { id: 137, native: "POL" }],
  ["ZKV2", { id: 324, native: "ETH" }],
  ["WLD", { id: 480, native: "ETH" }],
  ["MANTLE", { id: 5000, native: "MNT" }],
  ["BASE", { id: 8453, native: "ETH" }],
  ["ARBI", { id: 42_161, native: "ETH" }],
  ["CAVAX", { id: 43_114, native: "AVAX" }],
  ["LINEA", { id: 59_144, native: "ETH" }],
]);

/** "" for a network that is not known here. */
export function chainOfEvmNumber(number: number): string {
  return [...networks].find(([, { id }]) => id === number)?.[0] ?? "";
}

/** Undefined where the chain is another, or the contract of a token is not known as a whole. */
export function writeEvmUri(request: PaymentRequest): string | undefined {
  const { chain, coin, address, amount, contract = "", decimals } = request;
  const network = networks.get(chain);
  if (network === undefined) return undefined;
  if (coin === network.native) {
    return `ethereum:${address}@${network.id}${writeQuery({ value: baseUnits(amount, 18) })}`;
  }
  if (!/^0x[0-9a-fA-F]{40}$/.test(contract)) return undefined;
  const uint256 = decimals === undefined ? "" : baseUnits(amount, decimals);
  return `ethereum:${contract}@${network.id}/transfer${writeQuery({ address, uint256 })}`;
}
