import { type ReactNode, useEffect, useRef } from "react";
import { hiddenText } from "#src/ui/text.ts";

/** Within a dialog, since all around it is silent while it is open. Filled after it is there: only changes are said. */
export function AnnouncedStep({ text }: { readonly text: string }): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (place.current !== null) place.current.textContent = text;
  }, [text]);
  return <span ref={place} className={hiddenText} role="status" />;
}
