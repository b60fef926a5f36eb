import { type ReactNode, useEffect, useRef } from "react";
import type { ErrorData } from "#shared/rpc/errors.ts";
import { css } from "#src/ui/style.ts";

const reached = css`scroll-margin-block-end: 16px;`;

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
