export function findPostgres(): string;
export function withPostgres<T>(
  use: (url: string) => Promise<T>,
): Promise<
  { readonly result: T; readonly reason?: never } | { readonly reason: string; readonly result?: never }
>;
