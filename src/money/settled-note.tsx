import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCall } from "#src/bridge/use-call.ts";
import { Note } from "#src/ui/note.tsx";

/** Why what came is not what was quoted. So far off that this is no reason, it is said and leads to support. */
export function SettledNote({
  quoted,
  received,
}: {
  readonly quoted: string;
  readonly received: string;
}): ReactNode {
  const { t } = useTranslation();
  const { data } = useCall("convert.quoteDifference", { quoted, received });
  if (data === undefined) return null;
  if (!data.isFar) return <Note>{t("convert.result.differs")}</Note>;
  return (
    <Note tone="warn" announce>
      {t("convert.result.differsFar")}
    </Note>
  );
}
