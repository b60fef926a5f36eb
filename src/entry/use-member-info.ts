import { useMemo } from "react";
import { type CallState, type UseCallOptions, useCall } from "#src/bridge/use-call.ts";
import { useClientStore } from "#src/state/client-store.ts";

/** Who the person is: as the session's start brought it, requested anew only where it brought nothing (R3.1, R7.9). */
export function useMemberInfo({
  enabled = true,
}: Pick<UseCallOptions, "enabled"> = {}): CallState<"member.info"> {
  const brought = useClientStore((state) => state.memberInfo);
  const read = useCall("member.info", {}, { enabled: enabled && brought === null });
  return useMemo(
    () => (brought === null ? read : { ...read, status: "ok", data: brought, error: null, held: false }),
    [brought, read],
  );
}
