import type { Format } from "#src/i18n/format.ts";
import { isolated } from "#src/i18n/isolated.ts";

const anyAccuracy = 18;

/** An amount and its coin as one piece of text; the coin alone where amounts are hidden. */
export function sumText(amount: string, coin: string, format: Format, concealed: boolean): string {
  return isolated(concealed ? coin : `${format.amount(amount, anyAccuracy)} ${coin}`);
}
