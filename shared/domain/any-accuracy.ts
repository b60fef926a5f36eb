/** Decimals to show of an amount whose coin's own are not known: as many as any coin has, so that nothing is cut. */
export const anyAccuracy = 18;
