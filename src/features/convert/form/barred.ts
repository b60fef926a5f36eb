import { cofferError, type ErrorData } from "#shared/rpc/errors.ts";
import { useClientStore } from "#src/state/client-store.ts";

/** Why this person may not convert at all, as a refusal would say it; null while nothing is known against it. */
export function useBarred(): ErrorData | null {
  const reason = useClientStore(({ permission: { granted } }) =>
    granted.convert?.allow === false ? granted.convert.reason : 0,
  );
  if (reason === 0) return null;
  return cofferError({ kind: "BusinessError", code: String(reason), message: "" }).data;
}
