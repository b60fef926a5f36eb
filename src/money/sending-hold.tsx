import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Hold } from "#src/ui/hold.tsx";
import type { actOf } from "./intent-texts.ts";
import { SendingNote } from "./sending-note.tsx";

export interface SendingHoldProps {
  readonly status: "running" | "looking-up";
  readonly act: ReturnType<typeof actOf>;
  /** What is being done; once its answer was lost, what that means. */
  readonly sending: string;
  readonly checking: string;
}

/** How far a call without a quote has come, from its confirmation until its outcome is known. */
export function SendingHold({ status, act, sending, checking }: SendingHoldProps): ReactNode {
  const { t } = useTranslation();
  if (status === "running") {
    return <Hold state={{ kind: "busy" }} title={sending} detail={<SendingNote />} />;
  }
  return <Hold state={{ kind: "unknown" }} title={t(`money.title.${act}`)} detail={checking} />;
}
