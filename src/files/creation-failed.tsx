import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Note } from "#src/ui/note.tsx";

/** What was asked for last came to nothing; beside the button that asks again. */
export function CreationFailed(): ReactNode {
  const { t } = useTranslation();
  return (
    <Note tone="bad" announce>
      {t("files.creationFailed")}
    </Note>
  );
}
