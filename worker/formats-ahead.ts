/**
 * The first number and the first date of a language cost some 30 ms each: the browser reads its tables, once for all threads
 * of the page. Done here, while the texts are on their way, the page's own first figures find them read.
 */
export function formatsAhead(): (language: string) => void {
  const read = new Set<string>();
  return (language) => {
    if (read.has(language)) return;
    read.add(language);
    try {
      readTables(language);
    } catch {
      // A tag that no browser knows: the page requests it itself, or never.
    }
  };
}

/** One of each kind that the page paints (src/i18n/figure.ts, src/i18n/format.ts). */
function readTables(language: string): void {
  const latin = { numberingSystem: "latn" } as const;
  const numbers: readonly Intl.NumberFormatOptions[] = [
    { signDisplay: "never", maximumFractionDigits: 0 },
    { minimumFractionDigits: 1 },
    { style: "percent" },
    { style: "unit", unit: "percent" },
    { notation: "compact", maximumFractionDigits: 2 },
  ];
  for (const options of numbers) new Intl.NumberFormat(language, { ...options, ...latin }).format(1234);
  new Intl.PluralRules(language).select(1);
  const date = {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  } as const;
  new Intl.DateTimeFormat(language, { calendar: "gregory", hourCycle: "h23", ...latin, ...date }).format(0);
}
