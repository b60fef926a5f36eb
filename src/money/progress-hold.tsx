import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Hold } from "#src/ui/hold.tsx";
import type { QuoteFlowView } from "./quote-flow-view.ts";
import { SendingNote } from "./sending-note.tsx";

export interface ProgressHoldProps {
  readonly at: QuoteFlowView<unknown, unknown>["at"];
  /** What is being done, below its state. */
  readonly detail?: ReactNode;
  /** Keys of the states, where what is done is no conversion at a price. */
  readonly words?: ProgressWords;
}

export type ProgressWords = Readonly<Record<"sending" | "checking" | "checkingText", string>>;

const priceWords: ProgressWords = {
  sending: "money.confirm.sending",
  checking: "money.confirm.checking",
  checkingText: "money.confirm.checkingText",
};

/** Where money that was sent stands, until its outcome is known. Nothing before and after. */
export function ProgressHold({ at, detail, words = priceWords }: ProgressHoldProps): ReactNode {
  const { t } = useTranslation();
  if (at === "sending") {
    const note = <SendingNote>{detail}</SendingNote>;
    return <Hold state={{ kind: "busy" }} title={t(words.sending)} detail={note} />;
  }
  if (at === "settling") {
    return <Hold state={{ kind: "busy" }} title={t("money.confirm.settling")} detail={detail} />;
  }
  if (at !== "checking") return null;
  return <Hold state={{ kind: "unknown" }} title={t(words.checking)} detail={t(words.checkingText)} />;
}
