import { lazy, type ReactNode, Suspense } from "react";
import type { PermissionKey } from "#shared/contract/permission-keys.ts";
import { cofferError } from "#shared/rpc/errors.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { useClientStore } from "#src/state/client-store.ts";

const IneligibleNote = lazy(importWithRetry(() => import("./ineligible-note.tsx")));

interface IneligibleProps {
  /** What the form does. */
  readonly of: PermissionKey;
}

/** Nothing, unless this person may not do it at all: then why, as a refusal would say it. */
export function Ineligible({ of }: IneligibleProps): ReactNode {
  const reason = useClientStore(({ permission: { granted } }) =>
    granted[of]?.allow === false ? granted[of].reason : 0,
  );
  if (reason === 0) return null;
  const { data } = cofferError({ kind: "BusinessError", code: String(reason), message: "" });
  return (
    <Suspense fallback={null}>
      <IneligibleNote error={data} of={of} />
    </Suspense>
  );
}
