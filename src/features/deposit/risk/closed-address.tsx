import { Lock } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Note } from "#src/ui/note.tsx";

/** In place of the address while the sender is not checked. */
export function ClosedAddress(): ReactNode {
  const { t } = useTranslation();
  return <Note icon={Lock}>{t("deposit.sender.closed")}</Note>;
}
