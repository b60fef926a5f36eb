/** Below the application root. */
export const transferPath = "/transfer";
export const recordsPath = "/subAccountTransferRecord";
