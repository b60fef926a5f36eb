import { useState } from "react";

/**
 * `value` as it is while what is about to be sent is looked over, since balances may move elsewhere. From then on that it `stands`
 * as it was: what is sent leaves what it leaves.
 */
export function useNewestUntil<T>(value: T, stands: boolean): T {
  const [newest, setNewest] = useState(value);
  if (stands || value === newest) return newest;
  setNewest(value);
  return value;
}
