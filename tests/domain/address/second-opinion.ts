import { createRequire } from "node:module";
import type { AddressFormat } from "#shared/domain/address/formats.ts";

/** What another hand's validator says, of the formats that it knows. */

interface Validator {
  validate(address: string, currency: string, network: "prod"): boolean;
}

// It is CommonJS without types.
const validator = createRequire(import.meta.url)("multicoin-address-validator") as Validator;

const currencies: Readonly<Partial<Record<AddressFormat, string>>> = {
  BTC: "btc",
  LTC: "ltc",
  DOGE: "doge",
  BCH: "bch",
  EVM: "eth",
  TRX: "trx",
  SOL: "sol",
  XRP: "xrp",
  XLM: "xlm",
  ADA: "ada",
  DOT: "dot",
  APTOS: "apt",
  ALGO: "algo",
  XTZ: "xtz",
  HBAR: "hbar",
};
export const knownFormats = Object.keys(currencies) as AddressFormat[];

/** Of these it sees no more than the look: it does not prove CashAddr's checksum, nor the length or case of the others. */
const onlyLooks: readonly AddressFormat[] = ["BCH", "SOL", "ALGO", "HBAR"];

/** Forms that it does not know. */
const blindSpots: readonly RegExp[] = [
  // X-addresses, muxed accounts, five letters of Hedera, Solana's first program, CashAddr in upper case.
  /^BITCOINCASH:/,
  /^X[1-9A-HJ-NP-Za-km-z]{46}$/,
  /^M[A-Z2-7]{68}$/,
  /^0\.0\.\d+-[a-z]{5}$/,
  /^1{32}$/,
];

/** Undefined where it has none. */
export function secondOpinion(format: AddressFormat, text: string): boolean | undefined {
  const currency = currencies[format];
  if (currency === undefined || blindSpots.some((form) => form.test(text))) return undefined;
  return validator.validate(text, currency, "prod");
}

/** Whether its judgement of a slip agrees: what it refuses, we refuse, and where it proves the checksum the other way too. */
export function agrees(format: AddressFormat, text: string, isAccepted: boolean): boolean {
  const opinion = secondOpinion(format, text);
  if (opinion === undefined || opinion === isAccepted) return true;
  return opinion && onlyLooks.includes(format);
}
