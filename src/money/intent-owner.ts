import { useClientStore } from "#src/state/client-store.ts";

/** Whose money it is, "" while the profile is not known. */
export function intentOwner(): string {
  const id = useClientStore.getState().user?.id ?? 0;
  return id > 0 ? String(id) : "";
}
