/** Decimals to show of an amount whose coin's own are not known: as many as any coin has, so that nothing is cut. */
export const anyAccuracy = 18;
/** No coin has more decimals; an amount that is written with a million of them takes a page down. */
export const mostAccuracy = 36;
