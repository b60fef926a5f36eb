import type { ReactNode } from "react";
import { DescriptionList } from "#src/ui/description-list.tsx";
import { Note } from "#src/ui/note.tsx";
import { css } from "#src/ui/style.ts";

const figures = css`margin-block-start: 8px; gap: 4px; & dd { color: var(--ink); }`;

export interface GapNoteProps {
  readonly title: string;
  /** Its figures, each a fact. */
  readonly children: ReactNode;
}

/** What speaks against a price that is too far from the live one. */
export function GapNote({ title, children }: GapNoteProps): ReactNode {
  return (
    <Note tone="warn" announce>
      <b>{title}</b>
      <DescriptionList size="sm" className={figures}>
        {children}
      </DescriptionList>
    </Note>
  );
}
