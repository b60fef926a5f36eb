import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { OffQuoteNote, type OffQuoteNoteProps } from "#src/money/off-quote-note.tsx";

/** Why what came is not what was quoted. So far off that this is no reason, it is said and leads to support. */
export function SettledNote({ off }: Pick<OffQuoteNoteProps, "off">): ReactNode {
  const { t } = useTranslation();
  return <OffQuoteNote off={off} slight={t("convert.result.differs")} far={t("convert.result.differsFar")} />;
}
