/** Text of a cell as every format can hold it. */

// Neither XML nor a viewer takes control characters and halves of letters; tab, line feed and carriage return stay.
const unprintable = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

export function cellText(text: string): string {
  return text.replace(unprintable, "");
}

const decimalText = /^-?\d+(\.\d+)?$/;

/**
 * What a spreadsheet would run as a formula gets an apostrophe in front, which it shows as text. A plain figure is left
 * alone: its minus is a minus.
 */
export function withoutFormula(text: string): string {
  return /^[\s]*[=+\-@\t\r]/.test(text) && !decimalText.test(text) ? `'${text}` : text;
}
