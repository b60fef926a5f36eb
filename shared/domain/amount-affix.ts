/** What may stand around a number without changing it: "≈ $1,500", "USDT 1,500", "1 500,25 ₽", "١٬٥٠٠ ر.س.". */

/** A country's letters at a sign that others use too: one of these, or more than one. Any other letter may multiply, as in "10K€" and "3B$". */
const country = "(?:[ACERS]|[A-Z]{2,3})";
/** Signs of currencies, alone or with a country's letters. A cent is a hundredth, so it is none. */
const sign = `(?:${country}?(?![¢￠₥])\\p{Sc}${country}?)`;
const code = "[A-Z]{2,10}";
/** What currencies are called where they have no sign of their own. */
const words = "(?:Rp|Rs|kr|Fr|zł|Kč|Ft|руб|р|тг|元|圆|圓|円|원|บาท|ر\\.س|د\\.إ|ريال|درهم)\\.?";
const unit = `(?:${sign}|${words}|${code}) ?`;
const front = new RegExp(`^(?:[+≈~∼≃≅≒=] ?)?(?:${unit}){0,2}$`, "u");
const back = new RegExp(`^ ?(?:${unit}){0,2}$`, "u");

/**
 * Words in capitals that multiply or divide: a thousand, a million, a satoshi. What they do to the number is not
 * guessed, and they must not be dropped.
 */
const multiplies =
  /\b(?:MI[LO]|BILL|TRILL|ML[NRD]|MRD|THOUS|TAUS|HUND|LAKH|CRORE|JUTA|RIBU)|\b(?:KK|MM|MN|BN|BIN|BIO|TN|TR|TRN|TSD|LACS?|CR|RB|JT|M?SATS?|G?WEI|CTS?|CENTS?|BPS)\b/;

/** Before a number: a rough-equal sign or a plus, then at most two units. A minus is none of them. */
export function canStandBefore(text: string): boolean {
  return front.test(text) && !multiplies.test(text);
}

/** After a number: at most two units. */
export function canStandAfter(text: string): boolean {
  return back.test(text) && !multiplies.test(text);
}
