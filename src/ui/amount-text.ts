/** What a language puts between whole and fraction, and between thousands. Digits are Latin in all of them. */
export interface Separators {
  readonly decimal: string;
  readonly group: string;
}

export function separatorsOf(language: string): Separators {
  const parts = new Intl.NumberFormat(language, { numberingSystem: "latn", useGrouping: true }).formatToParts(
    1_234_567.8,
  );
  const find = (type: string): string => parts.find((part) => part.type === type)?.value ?? "";
  return { decimal: find("decimal") || ".", group: find("group") || "," };
}

/** Decimal text as it stands in a field of this language: ungrouped, with the language's decimal sign. */
export function shownAmount(decimalText: string, { decimal }: Separators): string {
  return decimalText.replace(".", decimal);
}

export type AmountSource = "typed" | "pasted";

/**
 * What somebody wrote, as decimal text with a point. Comma and point both count as the decimal sign when typed, so
 * that any keyboard works. Pasted text may be grouped: then the grouping goes ("1,284.06" and "1.284,06" are one
 * number). Other characters, a second decimal sign and leading zeros fall away. "" stays "", "0." and ".5" stay open
 * ("0.", "0.5") so that typing can go on.
 */
export function readAmount(text: string, source: AmountSource, separators: Separators): string {
  const latin = latinDigits(text);
  const plain = source === "pasted" ? ungrouped(latin, separators) : latin;
  const marks = plain.replace(/[,٫。．]/g, ".").replace(/[^\d.]/g, "");
  const point = marks.indexOf(".");
  if (point === -1) return withoutLeadingZeros(marks);
  const whole = withoutLeadingZeros(marks.slice(0, point)) || "0";
  return `${whole}.${marks.slice(point + 1).replaceAll(".", "")}`;
}

function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹０-９]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = code >= 0xff10 ? 0xff10 : code >= 0x06f0 ? 0x06f0 : 0x0660;
    return String(code - zero);
  });
}

function ungrouped(text: string, { group }: Separators): string {
  const trimmed = text.trim().replace(/[\s\u00a0\u202f'’٬]/g, "");
  const lastComma = trimmed.lastIndexOf(",");
  const lastPoint = trimmed.lastIndexOf(".");
  if (lastComma !== -1 && lastPoint !== -1) {
    return trimmed.replaceAll(lastComma > lastPoint ? "." : ",", "");
  }
  const mark = lastComma !== -1 ? "," : ".";
  const pieces = trimmed.split(mark);
  const looksGrouped =
    pieces.length > 1 &&
    /^[1-9]\d{0,2}$/.test(pieces[0] ?? "") &&
    pieces.slice(1).every((piece) => /^\d{3}$/.test(piece));
  // One mark alone is taken for grouping only where the language groups by it: "1,284" in English, not in German.
  return looksGrouped && (pieces.length > 2 || mark === group) ? pieces.join("") : trimmed;
}

function withoutLeadingZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, "");
}
