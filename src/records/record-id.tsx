import type { ReactNode } from "react";
import { CopyButton } from "#src/ui/copy-field.tsx";
import { css } from "#src/ui/style.ts";
import { groupedId } from "./grouped-id.ts";

const idClass = css`
  display: inline-flex; align-items: center; justify-content: flex-end; gap: 4px; max-width: 100%;
  & > span:first-child {
    font-variant-numeric: tabular-nums; direction: ltr; unicode-bidi: isolate; overflow-wrap: anywhere; text-align: end;
  }
  & > button { margin-block: -6px; margin-inline-end: -6px; }
`;

export interface RecordIdProps {
  readonly value: string;
  /** Of the button: "Copy the order ID". */
  readonly label: string;
}

/** An id of a record, to read and to copy. */
export function RecordId({ value, label }: RecordIdProps): ReactNode {
  return (
    <span className={idClass}>
      <span>{groupedId(value)}</span>
      <CopyButton value={value} label={label} />
    </span>
  );
}
