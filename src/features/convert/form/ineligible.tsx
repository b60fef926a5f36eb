import { lazy, type ReactNode, Suspense } from "react";
import { cofferError } from "#shared/rpc/errors.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { useClientStore } from "#src/state/client-store.ts";

const IneligibleNote = lazy(importWithRetry(() => import("./ineligible-note.tsx")));

/** Nothing, unless this person may not convert at all: then why, as a refusal would say it, on every form. */
export function Ineligible(): ReactNode {
  const reason = useClientStore(({ permission: { granted } }) =>
    granted.convert?.allow === false ? granted.convert.reason : 0,
  );
  if (reason === 0) return null;
  const { data } = cofferError({ kind: "BusinessError", code: String(reason), message: "" });
  return (
    <Suspense fallback={null}>
      <IneligibleNote error={data} />
    </Suspense>
  );
}
