import type { AddressFormat } from "./formats.ts";

/** Patterns of the formats (F3b.8-F3b.28): a quick filter while a person types, never the gate before submitting (F3b.1). */
export const addressPatterns: Readonly<Record<AddressFormat, RegExp>> = {
  BTC: /^(?:[13][1-9A-HJ-NP-Za-km-z]{25,34}|bc1q[02-9ac-hj-np-z]{38}(?:[02-9ac-hj-np-z]{20})?|bc1p[02-9ac-hj-np-z]{58})$/,
  LTC: /^(?:[LM][1-9A-HJ-NP-Za-km-z]{25,33}|ltc1q[02-9ac-hj-np-z]{38}(?:[02-9ac-hj-np-z]{20})?|ltc1p[02-9ac-hj-np-z]{58})$/,
  DOGE: /^[DA9][1-9A-HJ-NP-Za-km-z]{33}$/,
  BCH: /^(?:(?:bitcoincash:)?[qp][02-9ac-hj-np-z]{41}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/,
  EVM: /^0x[0-9a-fA-F]{40}$/,
  TRX: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  SOL: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
  XRP: /^r[1-9A-HJ-NP-Za-km-z]{24,34}$/,
  XLM: /^G[A-Z2-7]{55}$/,
  TON: /^(?:[EU][Qf][A-Za-z0-9_\-+/]{46}|(?:0|-1):[0-9a-fA-F]{64})$/,
  ADA: /^(?:addr1[02-9ac-hj-np-z]{53}|addr1[02-9ac-hj-np-z]{98}|Ae2[1-9A-HJ-NP-Za-km-z]{53,56}|DdzFF[1-9A-HJ-NP-Za-km-z]{95,110})$/,
  DOT: /^1[1-9A-HJ-NP-Za-km-z]{45,47}$/,
  ATOM: /^cosmos1[02-9ac-hj-np-z]{38}(?:[02-9ac-hj-np-z]{20})?$/,
  INJ: /^inj1[02-9ac-hj-np-z]{38}$/,
  SEI: /^sei1[02-9ac-hj-np-z]{38}$/,
  TIA: /^celestia1[02-9ac-hj-np-z]{38}$/,
  APTOS: /^0x[0-9a-fA-F]{64}$/,
  SUI: /^0x[0-9a-fA-F]{64}$/,
  NEAR: /^(?:[0-9a-f]{64}|(?=.{2,64}$)(?:[a-z\d]+[-_])*[a-z\d]+(?:\.(?:[a-z\d]+[-_])*[a-z\d]+)+)$/,
  FIL: /^f(?:[1-4][a-z2-7]{38,84}|410f[a-z2-7]{39})$/,
  ALGO: /^[A-Z2-7]{58}$/,
  XTZ: /^(?:tz[1-4]|KT1)[1-9A-HJ-NP-Za-km-z]{33}$/,
  HBAR: /^0\.0\.[1-9]\d{0,9}$/,
};

/** Forms and memos beside them (F3b.7, HIP-15). */
export const xAddressPattern = /^X[1-9A-HJ-NP-Za-km-z]{46}$/;
export const muxedPattern = /^M[A-Z2-7]{68}$/;
export const provenHederaPattern = /^0\.0\.[1-9]\d{0,9}-[a-z]{5}$/;
export const tagPattern = /^(?:0|[1-9]\d{0,9})$/;
export const tonMemoPattern = /^.{1,120}$/;

const otherForms: Readonly<Partial<Record<AddressFormat, RegExp>>> = {
  XRP: xAddressPattern,
  XLM: muxedPattern,
  HBAR: provenHederaPattern,
};

/** Whether a text could be an address of the format, by its look: bech32 may be in upper case as well. */
export function fitsPattern(format: AddressFormat, text: string): boolean {
  const pattern = addressPatterns[format];
  return pattern.test(text) || pattern.test(text.toLowerCase()) || otherForms[format]?.test(text) === true;
}
