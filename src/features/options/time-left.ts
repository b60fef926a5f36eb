import { listFormat, numberFormat } from "#src/i18n/formatters.ts";

const units = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** "6 days, 23 hr": the greatest unit that there is, and the next where it is not zero. Whole seconds, rounded down. */
export function timeLeftText(seconds: number, language: string): string {
  const first = units.findIndex(([, size]) => seconds >= size);
  const shown = first < 0 ? units.slice(-1) : units.slice(first, first + 2);
  let rest = seconds;
  const parts = shown.map(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return { unit, count };
  });
  const reported = parts.filter(({ count }, at) => at === 0 || count > 0);
  const words = reported.map(({ unit, count }) =>
    numberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(count),
  );
  return listFormat(language, { type: "unit", style: "narrow" }).format(words);
}
