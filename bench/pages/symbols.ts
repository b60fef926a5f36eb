/** Also for threads without a document. */
export const shownSymbolNames = Array.from({ length: 30 }, (_, index) => `C${index}USDT`);
