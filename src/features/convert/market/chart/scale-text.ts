import { compareDecimalText } from "#shared/domain/decimal-text.ts";
import { decimalsOf } from "#shared/domain/plain-amount.ts";
import { directionOf } from "#shared/site/languages.ts";
import { numberFormat } from "#src/i18n/formatters.ts";

/** Prices beside the picture: whole from a thousand on, else with as many decimals as `like`, a price of the pair. */
export function scaleText(language: string, like: string): (price: string) => string {
  const decimals = decimalsOf(like);
  const whole = numberFormat(language, { maximumFractionDigits: 0 });
  const exact = numberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return (price) => {
    const format = compareDecimalText(price, "1000") >= 0 ? whole : exact;
    // The types know only numbers; the engine takes decimal text exactly.
    return format.format(price as `${number}`);
  };
}

/** The chart runs from left to right: words of the other direction stand in an isolate of their own. */
export function rtlIsolate(words: string, language: string): string {
  return directionOf(language) === "rtl" ? `\u2067${words}\u2069` : words;
}
