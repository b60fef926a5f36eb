/**
 * The browser's own formatters, one for each language and set of options: making one costs more than a hundred uses, and
 * the first of its kind up to 25 ms on a slow phone.
 */
function kept<Options, Made>(
  make: (language: string, options: Options) => Made,
  made = new Map<string, Made>(),
) {
  return (language: string, options: Options): Made => {
    const key = `${language} ${JSON.stringify(options)}`;
    const known = made.get(key) ?? make(language, options);
    made.set(key, known);
    return known;
  };
}

/** Digits are Latin in every language: they are compared with wallets and explorers. */
const latin = { numberingSystem: "latn" } as const;

export const numberFormat = kept<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (language, options) => new Intl.NumberFormat(language, { ...options, ...latin }),
);

/** Cleared when the machine is in another time zone: a format keeps the one in which it was made. */
export const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** The civil calendar and 24 hours everywhere: records are compared with statements and explorers. */
export const dateFormat = kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (language, options) =>
    new Intl.DateTimeFormat(language, { calendar: "gregory", hourCycle: "h23", ...latin, ...options }),
  dateFormats,
);

export const listFormat = kept<Intl.ListFormatOptions, Intl.ListFormat>(
  (language, options) => new Intl.ListFormat(language, options),
);

/** Of times from now; it knows its digits by the language's name alone. */
export const relativeFormat = kept<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(
  (language, options) => new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, options),
);

const currencies = kept<"currency", Intl.DisplayNames>(
  (language, type) => new Intl.DisplayNames(language, { type }),
);

/** "Euro" for EUR; "" for what is no currency, or none that the browser knows. */
export function currencyName(language: string, code: string): string {
  if (!/^[A-Z]{3}$/.test(code)) return "";
  const name = currencies(language, "currency").of(code) ?? "";
  return name === code ? "" : name;
}
