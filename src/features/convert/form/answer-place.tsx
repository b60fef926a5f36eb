import { type ReactNode, useEffect, useRef } from "react";
import type { ErrorData } from "#shared/rpc/errors.ts";
import { media } from "#src/ui/breakpoints.ts";
import { css } from "#src/ui/style.ts";

/** Clear of the phone's action bar with its summary. */
const reached = css`scroll-margin-block-end: 16px; ${media.phone} { scroll-margin-block-end: calc(124px + var(--inset-bottom)); }`;

export interface AnswerPlaceProps {
  /** What was answered to the press; null where the words have another ground. */
  readonly refusal: ErrorData | null;
  readonly children: ReactNode;
}

/** Who asked and was refused sees why, wherever the page stands. */
export function AnswerPlace({ refusal, children }: AnswerPlaceProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal !== null) place.current?.scrollIntoView({ block: "nearest" });
  }, [refusal]);
  return (
    <div ref={place} className={reached}>
      {children}
    </div>
  );
}
