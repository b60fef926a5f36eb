import { entryOf } from "../entry-of.ts";
import type { AddressFormat } from "./formats.ts";

/**
 * How addresses of a network are written, by its code (F3a.*): a fact of the network. A host's catalogue, which is not
 * signed, adds networks to it and changes none.
 */
const formats: Readonly<Record<string, AddressFormat>> = {
  BTC: "BTC",
  LTC: "LTC",
  DOGE: "DOGE",
  BCH: "BCH",
  ETH: "EVM",
  ETC: "EVM",
  ARBI: "EVM",
  OP: "EVM",
  BASE: "EVM",
  BSC: "EVM",
  LINEA: "EVM",
  MANTLE: "EVM",
  ZKV2: "EVM",
  MATIC: "EVM",
  CAVAX: "EVM",
  WLD: "EVM",
  TRX: "TRX",
  SOL: "SOL",
  XRP: "XRP",
  XLM: "XLM",
  TON: "TON",
  ADA: "ADA",
  DOT: "DOT",
  ATOM: "ATOM",
  INJ: "INJ",
  SEI: "SEI",
  TIA: "TIA",
  APTOS: "APTOS",
  SUI: "SUI",
  NEAR: "NEAR",
  FIL: "FIL",
  ALGO: "ALGO",
  XTZ: "XTZ",
  HBAR: "HBAR",
};

/** Undefined for a network that is not known here. */
export function formatOfChain(chain: string): AddressFormat | undefined {
  return entryOf(formats, chain);
}
