import { useMemo } from "react";
import type { CallOutput } from "#shared/contract/index.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useClientStore } from "#src/state/client-store.ts";

/** Whether this person may withdraw at all; no data while that is not known. */
export interface Standing {
  readonly data: CallOutput<"withdraw.standing"> | undefined;
  readonly refetch: () => void;
}

const stopped = 131_089;

/** As the exchange says it. One that does not still names the end of a stop of 24 hours in the profile (F2a.1). */
export function useStanding(enabled: boolean): Standing {
  const { data, status, refetch } = useCall("withdraw.standing", {}, { enabled });
  const until = useClientStore(({ user }) => user?.withdraw_lock_until ?? 0);
  const isStopped = status === "error" && until * 1000 > serverNow();
  return useMemo(
    () => ({ data: data ?? (isStopped ? { code: stopped, until, cause: "" } : undefined), refetch }),
    [data, isStopped, until, refetch],
  );
}
