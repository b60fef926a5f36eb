/** How many decimals a rate shows: seven digits that count, at least two decimals. Rates come with twelve. */
export function rateDecimals(rate: string): number {
  const [whole = "", fraction = ""] = rate.replace(/^-/, "").split(".");
  const wholeDigits = whole.replace(/^0+/, "").length;
  const leadingZeros = wholeDigits > 0 ? 0 : (/^0*/.exec(fraction)?.[0].length ?? 0);
  return Math.max(2, shownDigits - wholeDigits + leadingZeros);
}

const shownDigits = 7;
