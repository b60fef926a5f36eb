import type { ReactNode } from "react";
import { Note } from "#src/ui/note.tsx";
import type { Convert } from "./use-convert.ts";
import { useRefusalText } from "./use-refusal-text.ts";

/** Why there was no firm price, above the button that asks again. */
export function RefusalNote({ convert }: { readonly convert: Convert }): ReactNode {
  const words = useRefusalText();
  const { view } = convert;
  if (view.at !== "closed" || view.refusal === null || view.refusal.kind === "Cancelled") return null;
  return (
    <Note tone={view.refusal.kind === "NotLoggedIn" ? "warn" : "bad"} announce>
      {words(view.refusal)}
    </Note>
  );
}
