import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { text } from "#src/ui/text.ts";
import type { WithdrawOrder } from "./withdraw-order.ts";

interface ReceivedLineProps {
  readonly order: WithdrawOrder;
  /** As its record has it, "" where it does not say; what was reviewed before there is one. */
  readonly received?: string;
}

/** What the recipient gets of it. */
export function ReceivedLine({ order, received = order.received }: ReceivedLineProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={flow.between}>
      <span className={text.ink2}>{t("withdraw.recipientGets")}</span>
      <Figure
        kind="amount"
        value={received}
        places={order.places}
        unit={received === "" ? undefined : order.coin}
        className={text.strong}
      />
    </div>
  );
}
