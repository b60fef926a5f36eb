import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MoneyDialog, type MoneyDialogProps } from "./money-dialog.tsx";

export type UnknownDialogProps = Pick<MoneyDialogProps, "act" | "unknown" | "locked" | "onClose">;

/** Of a call that its page shows by itself: the dialog of every flow, while its outcome is not known. */
export function UnknownDialog(props: UnknownDialogProps): ReactNode {
  const { t } = useTranslation();
  return (
    <MoneyDialog {...props} open={false} title={t(`money.title.${props.act}`)}>
      {null}
    </MoneyDialog>
  );
}
