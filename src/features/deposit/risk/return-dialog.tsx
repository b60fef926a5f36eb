import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Address } from "#src/ui/address.tsx";
import { flow } from "#src/ui/flow.ts";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { HoldDialog, type HoldDialogProps } from "./hold-dialog.tsx";

/** A blocked deposit goes back to where it came from. */
export function ReturnDialog(props: HoldDialogProps): ReactNode {
  const { t } = useTranslation();
  const { record } = props;
  const sender = record.recordType === 1 ? record.fromAddress : "";
  return (
    <HoldDialog {...props} act="return" subject={record.id} input={() => ({ depositId: record.id })}>
      {() => (
        <div className={flow.stack1}>
          <span className={cx(text.caption, text.ink3)}>{t("deposit.return.to")}</span>
          <Address value={sender} />
        </div>
      )}
    </HoldDialog>
  );
}
