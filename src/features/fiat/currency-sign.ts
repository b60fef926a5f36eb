import { numberFormat } from "#src/i18n/formatters.ts";

/** "€" for EUR, in the shortest way the language has; the code's own letters for what the browser does not know. */
export function currencySign(language: string, currency: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return currency.slice(0, 2);
  const parts = numberFormat(language, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  }).formatToParts(0);
  const sign = parts.find(({ type }) => type === "currency")?.value ?? "";
  return sign.length > 3 ? currency.slice(0, 2) : sign;
}
