import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { Segmented } from "#src/ui/segmented.tsx";
import { cx } from "#src/ui/style.ts";

export interface FaultyNoteProps {
  /** Rows that have to be fixed, and of how many. */
  readonly faulty: number;
  readonly filled: number;
  readonly onlyFaulty: boolean;
  readonly onOnlyFaulty: (on: boolean) => void;
}

/** How many rows have to be fixed before any is saved, and the choice to see those alone. */
export function FaultyNote({ faulty, filled, onlyFaulty, onOnlyFaulty }: FaultyNoteProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Note tone={faulty > 0 ? "bad" : "plain"} announce>
      <div className={cx(flow.between, flow.wrap)}>
        <div>
          <b>{t("addressBook.batch.faulty", { count: faulty, of: filled })}</b>
          <div>{t("addressBook.batch.faultyText")}</div>
        </div>
        <Segmented
          size="sm"
          label={t("addressBook.batch.show")}
          value={onlyFaulty ? "faulty" : "all"}
          onChange={(value) => onOnlyFaulty(value === "faulty")}
          options={[
            { value: "all", label: t("addressBook.batch.all", { count: filled }) },
            { value: "faulty", label: t("addressBook.batch.onlyFaulty", { count: faulty }) },
          ]}
        />
      </div>
    </Note>
  );
}
