/** No person has ever read any of these. */
const nonsense = /\bNaN\b|Infinity|undefined|\[object|\bnull\b|\d[eE][+-]?\d|[\u202a-\u202e\u200b]/;
/** A shortened id or hash: "2e4" within one is no figure. */
const shortened = /[\da-f]{4,8}…[\da-f]{4}/gi;

/** What of a page's text is of the program and not of the exchange; undefined where nothing is. */
export const nonsenseIn = (text: string): string | undefined =>
  nonsense.exec(text.replace(shortened, "…"))?.[0];
