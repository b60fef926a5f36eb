import { CircleCheck } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Dialog, type DialogProps } from "#src/ui/dialog.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { text } from "#src/ui/text.ts";
import { AnnouncedStep } from "./announced-step.tsx";
import type { UnknownOutcome } from "./intent.ts";
import type { actOf } from "./intent-texts.ts";
import { OutcomeBody } from "./outcome-body.tsx";
import { OutcomeFooter } from "./outcome-footer.tsx";
import { useIntent } from "./use-open-intents.ts";

export interface MoneyDialogProps extends Pick<DialogProps, "open" | "onClose" | "title" | "footer"> {
  readonly act: ReturnType<typeof actOf>;
  /** Shown in place of everything else; null while the outcome is known or nothing was sent. */
  readonly unknown: UnknownOutcome | null;
  /** Money is on its way: nothing closes the dialog. */
  readonly locked: boolean;
  /** What is said aloud at this step, "" for nothing. */
  readonly announced?: string;
  readonly width?: DialogProps["width"] & number;
  readonly footerPair?: boolean;
  /** Leads to the login and back to the very form; to this page where it is absent. */
  readonly onLogIn?: () => void;
  readonly children: ReactNode;
}

/** From the review of a money call to its true outcome, in one dialog: what is shown changes in place. */
export function MoneyDialog(props: MoneyDialogProps): ReactNode {
  const { act, unknown, locked, announced = "", footerPair = false, onLogIn, onClose } = props;
  const { t } = useTranslation();
  const sent = useIntent(unknown?.requestId ?? "");
  const isUnknown = sent !== undefined && unknown !== null;
  return (
    <Dialog
      open={props.open || isUnknown}
      onClose={onClose}
      sending={locked}
      {...(props.width !== undefined && { width: props.width })}
      footerPair={footerPair && !isUnknown}
      title={isUnknown ? t(`money.title.${act}`) : props.title}
      footer={
        isUnknown ? (
          <OutcomeFooter intent={sent} onClose={onClose} {...(onLogIn && { onLogIn })} />
        ) : (
          props.footer
        )
      }
    >
      <AnnouncedStep text={isUnknown ? "" : announced} />
      {isUnknown ? <OutcomeBody intent={sent} goesOn={unknown.goesOn} /> : props.children}
    </Dialog>
  );
}

/** The title of money that moved as it should. */
export function DoneTitle({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <span className={flow.row}>
      <Icon of={CircleCheck} size={20} className={text.ok} />
      {children}
    </span>
  );
}
