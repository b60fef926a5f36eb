import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MoneyDialog, type MoneyDialogProps } from "#src/money/money-dialog.tsx";
import { LogInButton } from "#src/money/outcome-links.tsx";
import { unknownOf } from "#src/money/plain-intent.ts";
import { SendingHold } from "#src/money/sending-hold.tsx";
import { useClientStore } from "#src/state/client-store.ts";
import { Button } from "#src/ui/button.tsx";
import { Note } from "#src/ui/note.tsx";
import { css } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { CodeForm } from "#src/verification-codes/code-form.tsx";
import { refusalWordOf, useBookRefusal, useCodeText } from "../use-book-refusal.ts";
import type { BookCall, Change } from "./use-change.ts";

/** As the dialog's body lays its parts out. */
const parts = css`display: grid; gap: 20px; grid-template-columns: minmax(0, 1fr);`;

export interface ChangeDialogProps<N extends BookCall>
  extends Pick<MoneyDialogProps, "open" | "onClose" | "width"> {
  readonly change: Change<N>;
  readonly title: string;
  /** What is about to change, or the form of it; stays as it is while codes are typed. */
  readonly children: ReactNode;
  /** In place of `children` while codes are typed: what they are for. */
  readonly summary?: ReactNode;
  /** Begins; it validates the form. */
  readonly onAct: () => void;
  readonly act: string;
  readonly keep: string;
  /** It adds addresses, which takes a second factor (F6c.9). */
  readonly adds?: boolean;
  /** It cannot be taken back for a day. */
  readonly grave?: boolean;
  readonly disabled?: boolean;
}

/** A change of the address book in one dialog: what it costs, the codes, and what became of it. */
export function ChangeDialog<N extends BookCall>(props: ChangeDialogProps<N>): ReactNode {
  const { change, title, children, summary, onClose, open, adds = false } = props;
  const { t } = useTranslation();
  const { action, needsCodes, check } = change;
  const { status } = action.state;
  return (
    <MoneyDialog
      act="book"
      open={open}
      unknown={unknownOf(action.state)}
      locked={action.locked}
      onClose={() => {
        if (action.locked) return;
        change.reset();
        onClose();
      }}
      width={props.width ?? 480}
      title={needsCodes ? t("verificationCodes.title") : title}
      footer={<Footer {...props} />}
      footerPair
      announced={status === "running" ? t("addressBook.saving") : ""}
    >
      {needsCodes ? (
        <CodeForm check={check} onConfirm={change.confirm} sending={action.locked}>
          {summary ?? <p className={text.ink2}>{title}</p>}
        </CodeForm>
      ) : (
        (status === "idle" || status === "refused") && (
          // While it is read what the change takes nothing of it changes: that is confirmed which stands here.
          <div className={parts} inert={change.busy}>
            {children}
          </div>
        )
      )}
      {(status === "running" || status === "looking-up") && (
        <SendingHold
          status={status}
          act="book"
          sending={t("addressBook.saving")}
          checking={t("money.stillText")}
        />
      )}
      <Refused change={change} adds={adds} />
    </MoneyDialog>
  );
}

interface RefusedProps<N extends BookCall> {
  readonly change: Change<N>;
  readonly adds: boolean;
}

function Refused<N extends BookCall>({ change, adds }: RefusedProps<N>): ReactNode {
  const { t } = useTranslation();
  const words = useBookRefusal();
  const ofCode = useCodeText();
  const security = useClientStore(({ user }) => user?.security);
  const { refused, blocked } = change;
  if (blocked !== 0) {
    // Whoever has a second factor, or changes something else, is stopped for another reason.
    const wantsFactor = adds && security?.google_bound === false && !security.passkey_bound;
    return (
      <Note tone="bad" announce>
        {wantsFactor && blocked === 131_226 ? t("addressBook.blocked.secondFactor") : ofCode(blocked)}
      </Note>
    );
  }
  if (refused === null) return null;
  return (
    <Note tone="bad" announce>
      {words(refused)} {refused.kind !== "NotLoggedIn" && t("addressBook.unchanged")}
    </Note>
  );
}

function Footer<N extends BookCall>(props: ChangeDialogProps<N>): ReactNode {
  const { change, act, keep, onAct, onClose, grave = false, disabled = false } = props;
  const { t } = useTranslation();
  const { action, needsCodes, check, refused, busy } = change;
  const { status } = action.state;
  if (refused?.kind === "NotLoggedIn") return <LogInButton />;
  if (status === "looking-up" || status === "unknown") return null;
  // Its codes were tried too often: another check begins behind "Back".
  const isUsedUp = needsCodes && refused !== null && refusalWordOf(refused) === "attempts";
  const back = (): void => {
    change.reset();
    if (!needsCodes) onClose();
  };
  return (
    <>
      <Button size="lg" block onClick={back} disabled={action.locked}>
        {needsCodes ? t("ui.back") : keep}
      </Button>
      <Button
        variant={grave ? "danger" : "primary"}
        size="lg"
        block
        busy={busy}
        disabled={disabled || isUsedUp || (needsCodes && !check.ready && !busy) || change.blocked !== 0}
        onClick={needsCodes ? change.confirm : onAct}
      >
        {act}
      </Button>
    </>
  );
}
