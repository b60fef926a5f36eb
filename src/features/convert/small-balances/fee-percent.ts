import { decimalsOf } from "#shared/domain/plain-amount.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import type { Format } from "#src/i18n/format.ts";

/** A fee in percent with all its decimals: "2" is 2%, "0.25" is 0.25%. */
export function feePercent(format: Format, percent: string): string {
  return bidiIsolate(
    /^\d{1,3}$/.test(percent)
      ? format.wholePercent(Number(percent))
      : format.percent(percent, "share", Math.max(2, decimalsOf(percent))),
  );
}
