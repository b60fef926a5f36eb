/** Below the application root. */
export const historyPath = "/exchange/history";
