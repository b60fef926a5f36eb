/** What browsers tell of the connection; absent where they tell nothing. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether what is only likely to be needed may be fetched: not for who saves data, nor over a slow mobile network. */
export function mayFetchAhead(connection: Connection | undefined): boolean {
  return connection?.saveData !== true && !/^(slow-)?2g$|^3g$/.test(connection?.effectiveType ?? "");
}
