import type { ReactNode } from "react";
import { text } from "#src/ui/text.ts";
import { CheckedAgo } from "./checked-ago.tsx";
import { partHead, titleRow } from "./page-style.ts";
import type { Migration } from "./use-migration.ts";

export interface PartHeadProps {
  readonly migration: Migration;
  readonly title: string;
  readonly children?: ReactNode;
}

/** The head of what is to be done now, which names its card, and how old what it says is. */
export function PartHead({ migration, title, children }: PartHeadProps): ReactNode {
  return (
    <div className={partHead}>
      <div className={titleRow}>
        <h2 className={text.headline} id="migration-part">
          {title}
        </h2>
        <CheckedAgo migration={migration} />
      </div>
      {children}
    </div>
  );
}
