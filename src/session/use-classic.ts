import { useClientStore } from "#src/state/client-store.ts";

/** F4c.3. */
const classic = 1;

/** The person is known to have the classic account: the exchange has no unified wallet of theirs that it could tell of. */
export function useIsClassic(): boolean {
  return useClientStore(({ user }) => user?.unified_margin_status === classic);
}
