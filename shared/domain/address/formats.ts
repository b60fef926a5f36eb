/** Keys of the address formats, as the coin catalogue names them in `addressRegexKey` (F3b.*). */
export const addressFormats = [
  "BTC",
  "LTC",
  "DOGE",
  "BCH",
  "EVM",
  "TRX",
  "SOL",
  "XRP",
  "XLM",
  "TON",
  "ADA",
  "DOT",
  "ATOM",
  "INJ",
  "SEI",
  "TIA",
  "APTOS",
  "SUI",
  "NEAR",
  "FIL",
  "ALGO",
  "XTZ",
  "HBAR",
] as const;
export type AddressFormat = (typeof addressFormats)[number];

/** A host's catalogue may name a format that is not known here: its addresses are then left to the server's check. */
export function isAddressFormat(key: string): key is AddressFormat {
  return (addressFormats as readonly string[]).includes(key);
}
