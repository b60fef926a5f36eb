/** Below the application's root. */
export const taxPath = "/tax-center";
