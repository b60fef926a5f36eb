/** Addresses of block trades, below the application root (R2.1). */
export const blockConvertPath = "/otc/convert";
export const blockHistoryPath = "/otc/history";
