import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { FormatContext, formatFor } from "../i18n/format.ts";
import { initialLanguage } from "../i18n/language.ts";
import { whenIdle } from "../lazy/idle.ts";

/**
 * In the grey lines of the document (first-paint.ts), before the texts are there: whatever of the first page needs none.
 * Does nothing once the app has taken their place.
 */
export function paintAhead(Ahead: ComponentType | undefined): void {
  const place = document.getElementById("ahead");
  if (place === null || Ahead === undefined) return;
  const root = createRoot(place);
  root.render(
    <FormatContext value={formatFor(initialLanguage())}>
      <Ahead />
    </FormatContext>,
  );
  // Nothing is idle before the page has taken its place.
  whenIdle(() => root.unmount());
}
