import { decimalsOf, plainAmount } from "../plain-amount.ts";

export interface PaymentRequest {
  readonly chain: string;
  readonly coin: string;
  /** Checked and canonical. */
  readonly address: string;
  /** "" for none. */
  readonly memo: string;
  readonly amount?: string;
  /** Of a coin that is not the chain's own: its whole contract, and its decimals if an amount is to be requested. */
  readonly contract?: string;
  readonly decimals?: number;
}

/** An amount as plain text, "" where there is none to request. */
export function requestedAmount(amount = ""): string {
  const plain = plainAmount(amount);
  return plain === "0" ? "" : plain;
}

/** The same in the smallest unit of a coin with so many decimals; "" too for what has more. */
export function baseUnits(amount: string | undefined, decimals: number): string {
  const plain = requestedAmount(amount);
  const missing = decimals - decimalsOf(plain);
  if (plain === "" || missing < 0) return "";
  return `${plain.replace(".", "")}${"0".repeat(missing)}`.replace(/^0+/, "");
}

/** Only the parameters that have a value. */
export function writeQuery(parameters: Readonly<Record<string, string>>): string {
  const parts = Object.entries(parameters)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}
