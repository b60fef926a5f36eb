import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { RecordId } from "#src/records/record-id.tsx";
import { useOneWithdrawal } from "#src/records/use-recent-withdrawals.ts";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Note } from "#src/ui/note.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { CancelWithdrawal } from "../progress/cancel-withdrawal.tsx";
import { WithdrawSteps } from "../progress/withdraw-steps.tsx";
import { ReceivedLine } from "./received-line.tsx";
import { feeBeyond, isOfOrder, type WithdrawOrder } from "./withdraw-order.ts";

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
          <OtherFee order={order} fee={feeBeyond(order, record)} />
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

/** What was taken is not what was reviewed: both, and who can say why. */
function OtherFee({ order, fee }: { readonly order: WithdrawOrder; readonly fee: string }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  if (fee === "") return null;
  const amount = (text: string): string => bidiIsolate(`${format.amount(text, anyAccuracy)} ${order.coin}`);
  return (
    <Note tone="warn" announce>
      {t("withdraw.feeDiffers", { fee: amount(fee), told: amount(order.fee) })}
    </Note>
  );
}
