import { useMemo } from "react";

/** The same object while it says the same: another one is another list, and an open entry is no other filter. */
export function useSame<T extends object>(value: T): T {
  const key = JSON.stringify(value);
  return useMemo(() => JSON.parse(key) as T, [key]);
}
