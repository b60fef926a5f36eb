import type { ConvertLimitsRow } from "../contract/convert-estimate.ts";
import { Decimal } from "./decimal.ts";
import type { ConvertLimit } from "./estimate-basis.ts";
import { percentOf } from "./percent.ts";

/** What the limits panel shows of a pair, all figures decimal text. `gapRate` in place of the limits' own, where it is known. */
export function limitFigures(coin: string, limit: ConvertLimit, gapRate = limit.gapRate): ConvertLimitsRow {
  const { singleFromMinLimit, singleFromMaxLimit, dailyFromMaxLimit, dailyUsed, quoteTtl, spread } = limit;
  const daily = noneWhenZero(dailyFromMaxLimit);
  const left = daily === "" ? "" : Decimal.max(new Decimal(daily).minus(dailyUsed), 0).toFixed();
  return {
    key: "limits",
    coin,
    min: singleFromMinLimit,
    max: noneWhenZero(singleFromMaxLimit),
    daily,
    used: dailyUsed,
    left,
    usedPercent:
      daily === "" ? "" : Decimal.min(new Decimal(dailyUsed).div(daily).times(100), 100).toFixed(2),
    quoteTtlMs: quoteTtl,
    // What is not told is not none.
    spreadPercent: spread === undefined ? "" : percentOf(spread),
    gapPercent: percentOf(gapRate),
    flatSpreadValue: limit.depth?.flatSpreadValue ?? "",
  };
}

/** "0" on the wire is no limit (F2b.7). */
function noneWhenZero(amount: string): string {
  return new Decimal(amount).gt(0) ? amount : "";
}
