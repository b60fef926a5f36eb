/**
 * Plain decimal text, as an amount stands on every boundary: Latin digits and at most one point. What a person writes
 * becomes that in `amount-text.ts`; the worker reads no other form, so that field and estimate cannot differ.
 */

/** More digits than any coin and any rate has. */
export const maxDigits = 60;

/** The canonical text of plain decimal text ("0010.50" is "10.5"), "" for what is none. */
export function plainAmount(text: string): string {
  const match = /^(\d+)(?:\.(\d*))?$/.exec(text);
  if (match === null) return "";
  const [, whole = "", fraction = ""] = match;
  return whole.length + fraction.length > maxDigits ? "" : canonical(whole, fraction);
}

/** No zeros that carry no value, and a point only before decimals. */
export function canonical(whole: string, fraction: string): string {
  const integer = whole.replace(/^0+(?=\d)/, "") || "0";
  const decimals = fraction.replace(/0+$/, "");
  return decimals === "" ? integer : `${integer}.${decimals}`;
}

/** How many decimals a plain decimal text has. */
export function decimalsOf(text: string): number {
  const point = text.indexOf(".");
  return point === -1 ? 0 : text.length - point - 1;
}
