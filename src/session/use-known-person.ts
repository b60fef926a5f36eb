import type { CallState } from "#src/bridge/use-call.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useClientStore } from "#src/state/client-store.ts";
import { useSessionStatus } from "./session.ts";

export interface KnownPerson {
  /** 0 while it is not known, and for nobody. */
  readonly id: number;
  /** The page's own question who that is: made where it goes on without knowing. */
  readonly profile: CallState<"profile.get">;
}

/** Who is here, for what names its person or is kept for them: also where the session's own profile did not come. */
export function useKnownPerson(): KnownPerson {
  const isUnknown = useSessionStatus() === "unavailable";
  const profile = useCall("profile.get", {}, { enabled: isUnknown });
  const user = useClientStore((state) => state.user) ?? profile.data;
  return { id: user?.id ?? 0, profile };
}
