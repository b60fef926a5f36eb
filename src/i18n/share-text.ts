import { partText } from "./figure.ts";
import { numberFormat } from "./formatters.ts";

/** A ratio as decimal text, in percent with all that it has: what it costs is never told as less. */
export function shareText(ratio: string, language: string): string {
  return numberFormat(language, { style: "percent", maximumFractionDigits: 18 })
    .formatToParts(ratio as Intl.StringNumericLiteral)
    .map(partText)
    .join("");
}
