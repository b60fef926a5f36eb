import type { ReactNode } from "react";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Hold } from "#src/ui/hold.tsx";
import type { FirmView } from "./quote-view.ts";

export interface WaitingHoldProps {
  readonly at: FirmView<unknown, unknown>["at"];
  /** What is being done, below its state. */
  readonly detail: ReactNode;
}

/** Where money that was sent stands, until its outcome is known. Nothing before and after. */
export function WaitingHold({ at, detail }: WaitingHoldProps): ReactNode {
  const { t } = useTranslation();
  if (at === "sending" || at === "settling") {
    return (
      <Hold
        state={{ kind: "busy" }}
        title={t(at === "sending" ? "convert.confirm.sending" : "convert.confirm.settling")}
        detail={detail}
      />
    );
  }
  if (at !== "seeking") return null;
  return (
    <Hold
      state={{ kind: "unknown" }}
      title={t("convert.confirm.seeking")}
      detail={t("convert.confirm.seekingText")}
    />
  );
}
