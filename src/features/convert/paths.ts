/** Below the application root. */
export const convertPath = "/exchange/index";
export const historyPath = "/exchange/history";
