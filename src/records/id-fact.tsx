import type { ReactNode } from "react";
import { Fact, type FactProps } from "#src/ui/description-list.tsx";
import { RecordId, type RecordIdProps } from "./record-id.tsx";

/** An id among a record's facts, to read and to copy. */
export function IdFact({ term, kind, ...id }: Omit<FactProps, "children"> & RecordIdProps): ReactNode {
  return (
    <Fact term={term} {...(kind !== undefined && { kind })}>
      <RecordId {...id} />
    </Fact>
  );
}
