import type { CandleRow, KlineInterval } from "#shared/contract/market.ts";
import { directionOf } from "#shared/site/languages.ts";
import type { Format } from "#src/i18n/format.ts";
import { momentText } from "./moment.ts";

/** A candle's figures under their names, in the order that charts have them. */
export const candleFields = ["open", "high", "low", "close", "volume"] as const;
export type CandleField = (typeof candleFields)[number];

/** One figure as it is written; "" for one that is not known. */
export function candleFigure(format: Format, candle: CandleRow, field: CandleField, coin: string): string {
  const text = candle[field];
  if (text === "") return "";
  return field === "volume" ? `${format.compact(text)} ${coin}` : format.price(text);
}

/** A candle in one sentence: "21 Nov, 14:15, Open 94,100.00, …". */
export function candleSentence(
  format: Format,
  candle: CandleRow,
  interval: KlineInterval,
  coin: string,
  nameOf: (field: CandleField) => string,
): string {
  const figures = candleFields
    .map((field) => [nameOf(field), candleFigure(format, candle, field, coin)] as const)
    .filter(([, figure]) => figure !== "")
    .map(([name, figure]) => `${name} ${figure}`);
  const moment = momentText(format.language, Number(candle.key), interval);
  return [moment, ...figures].join(directionOf(format.language) === "rtl" ? "، " : ", ");
}
