import type { ReactNode } from "react";
import { useRootMark } from "./root-mark.ts";

export interface UnplacedProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A placeholder that says nothing of how long its content is: what stands below it is not laid out before. */
export function Unplaced({ className, children }: UnplacedProps): ReactNode {
  useRootMark("data-unplaced");
  return <div className={className}>{children}</div>;
}
