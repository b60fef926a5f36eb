import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RecordId } from "#src/records/record-id.tsx";
import { useOneWithdrawal } from "#src/records/use-recent-withdrawals.ts";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Note } from "#src/ui/note.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { CancelWithdrawal } from "../progress/cancel-withdrawal.tsx";
import { WithdrawSteps } from "../progress/withdraw-steps.tsx";
import { ReceivedLine } from "./received-line.tsx";
import { isOfOrder, type WithdrawOrder } from "./withdraw-order.ts";

export interface DoneBodyProps {
  readonly id: string;
  readonly order: WithdrawOrder;
}

/** It was taken: how far it is, live, and the way back while there is one. */
export function DoneBody({ id, order }: DoneBodyProps): ReactNode {
  const { t } = useTranslation();
  const record = useOneWithdrawal(id);
  return (
    <>
      <ReceivedLine order={order} />
      {record === undefined ? (
        <SkeletonRows count={3} />
      ) : !isOfOrder(order, record) ? (
        <Note tone="warn" announce>
          {t("withdraw.unknownState")}
        </Note>
      ) : (
        <>
          <WithdrawSteps record={record} />
          <CancelWithdrawal record={record} />
        </>
      )}
      <DescriptionList>
        <Fact term={t("withdraw.number")} kind="stacked">
          <RecordId value={id} label={t("ui.copy")} />
        </Fact>
      </DescriptionList>
    </>
  );
}
