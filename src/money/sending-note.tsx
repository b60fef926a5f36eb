import { type ReactNode, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useElapsed } from "#src/lazy/use-elapsed.ts";
import { onlineNow, watchOnline } from "#src/state/online.ts";

/** An answer that takes longer than this is late, ms; most are there within one second. */
const lateMs = 8_000;

/** What is said while money is being sent: `children`, unless the network is gone or the answer is late. */
export function SendingNote({ children }: { readonly children?: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const isLate = useElapsed(lateMs);
  const isOnline = useSyncExternalStore(watchOnline, onlineNow);
  if (isOnline && !isLate) return children;
  return `${t(isOnline ? "money.late" : "money.offline")} ${t("money.stillText")}`;
}
