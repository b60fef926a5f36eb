/** A one-time code has six digits. */
export const codeLength = 6;

/** What a code field keeps of a text: digits of any script as Latin ones, six at most. "482 916" pastes whole. */
export function codeDigits(typed: string): string {
  const digits = typed.normalize("NFKC").match(/\p{Nd}/gu) ?? [];
  return digits.map(latinDigit).join("").slice(0, codeLength);
}

/** Scripts hold their digits in rows of ten: zero stands at the last place that a digit's row begins. */
function latinDigit(digit: string): string {
  const at = digit.codePointAt(0) ?? 0;
  let zero = at;
  while (at - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(at - zero);
}
