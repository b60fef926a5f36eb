/** More decimals than any coin has: a record shows what it holds. */
export const anyAccuracy = 18;
