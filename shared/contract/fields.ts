import * as v from "valibot";

/** Field types that many calls share (domain-fields section 0). Money crosses as text, never as a number. */

/** Plain decimal text: no exponent, no leading plus. */
export const decimal = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/));

/** Decimal text, or "" for "not applicable". */
export const decimalOrEmpty = v.pipe(v.string(), v.regex(/^(-?\d+(\.\d+)?)?$/));

/** Milliseconds since 1970 as text. */
export const msText = v.pipe(v.string(), v.regex(/^\d{1,16}$/));

export const coinCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,20}$/));

/** Identifies one intent to move money; the server answers the same for the same id and body. */
export const requestId = v.pipe(v.string(), v.minLength(8), v.maxLength(36));

/** Public wallets of domain-fields 4.2. */
export const convertAccount = v.picklist(["eb_convert_funding", "eb_convert_uta"]);
export type ConvertAccount = v.InferOutput<typeof convertAccount>;
