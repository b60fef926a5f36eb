/** Order of plain decimal texts, exact at any length and without arithmetic. "" (absent) comes below everything. */
export function compareDecimalText(a: string, b: string): number {
  if (a === "" || b === "") return Math.sign(a.length - b.length);
  const left = parts(a);
  const right = parts(b);
  if (left.negative !== right.negative) return left.negative ? -1 : 1;
  const magnitude =
    left.whole.length - right.whole.length ||
    compareText(left.whole, right.whole) ||
    compareText(left.fraction, right.fraction);
  return Math.sign(left.negative ? 0 - magnitude : magnitude);
}

export function isZeroText(text: string): boolean {
  return /^-?[0.]*$/.test(text);
}

interface Parts {
  readonly negative: boolean;
  readonly whole: string;
  readonly fraction: string;
}

/** Zeros that carry no value are dropped, so that equal numbers have equal parts. */
function parts(text: string): Parts {
  const digits = text.replace(/^-/, "");
  const [whole = "", fraction = ""] = digits.split(".");
  return {
    negative: text.startsWith("-") && !isZeroText(text),
    whole: whole.replace(/^0+/, ""),
    fraction: fraction.replace(/0+$/, ""),
  };
}

/** By code unit: right for digits of equal weight, shorter first when one begins the other. */
function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
