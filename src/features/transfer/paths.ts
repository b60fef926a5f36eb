/** Below the application root. */
export const transferPath = "/transfer";
export const frozenPath = "/records/frozen-assets";
export const recordsPath = "/subAccountTransferRecord";
