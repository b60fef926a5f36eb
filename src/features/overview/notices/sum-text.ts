import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import type { Format } from "#src/i18n/format.ts";

/** An amount and its coin as one piece of text; the coin alone where amounts are hidden. */
export function sumText(amount: string, coin: string, format: Format, concealed: boolean): string {
  return bidiIsolate(concealed ? coin : `${format.amount(amount, anyAccuracy)} ${coin}`);
}
