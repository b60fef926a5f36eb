import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MigrationState } from "#shared/contract/migration.ts";
import { CofferError, cofferError } from "#shared/rpc/errors.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { DeliberateAct } from "#src/money/deliberate-act.tsx";
import { MoneyDialog } from "#src/money/money-dialog.tsx";
import { LogInButton } from "#src/money/outcome-links.tsx";
import { unknownOf } from "#src/money/plain-intent.ts";
import { SendingHold } from "#src/money/sending-hold.tsx";
import { Button } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { text } from "#src/ui/text.ts";
import { CodeForm } from "#src/verification-codes/code-form.tsx";
import type { StartObstacle } from "../reason-texts.ts";
import { useSiteName } from "../site-texts.ts";
import { useRefusalText } from "../use-refusal-text.ts";
import { StaysNote, type StaysNoteProps } from "./stays-note.tsx";
import type { Start } from "./use-start.ts";

export interface StartDialogProps extends StaysNoteProps {
  readonly start: Start;
  readonly state: MigrationState;
  /** What has come in its way, since the dialog was opened too; "" for nothing. */
  readonly why: StartObstacle | "";
  /** What moves is read anew: nothing is confirmed on a list of before the dialog. */
  readonly awaited: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Says that there is no way back, takes the codes, and stays until the outcome is known. */
export function StartDialog(props: StartDialogProps): ReactNode {
  const { start, state, review, why, awaited, open, onClose } = props;
  const { t } = useTranslation();
  const siteName = useSiteName();
  const { action, needsCodes } = start;
  const { status } = action.state;
  const coins = new Set(review.list.filter(({ action: how }) => how === "TRANSFER").map(({ coin }) => coin))
    .size;
  const names = { site: siteName(state.targetSite), count: coins };
  return (
    <MoneyDialog
      act="migration"
      open={open}
      unknown={unknownOf(action.state)}
      locked={action.locked}
      onClose={() => {
        if (action.locked) return;
        start.reset();
        onClose();
      }}
      width={480}
      title={t(needsCodes ? "verificationCodes.title" : "migration.start.dialog", names)}
      footer={<Footer start={start} review={review} why={why} awaited={awaited} onClose={onClose} />}
      footerPair={needsCodes}
      announced={status === "running" ? t("migration.start.sending") : ""}
    >
      {needsCodes ? (
        <CodeForm
          check={start.check}
          onConfirm={why === "" ? start.confirm : nothing}
          sending={action.locked}
        >
          <p className={text.ink2}>{t("migration.start.summary", names)}</p>
        </CodeForm>
      ) : (
        <div className={flow.stack3}>
          <p>{t("migration.start.summary", names)}</p>
          {status === "done" && <Note tone="ok">{t("migration.start.taken")}</Note>}
        </div>
      )}
      {(status === "running" || status === "looking-up") && (
        <SendingHold
          status={status}
          act="migration"
          sending={t("migration.start.sending")}
          checking={t("money.stillText")}
        />
      )}
      {why !== "" && status === "idle" && (
        <Note tone="warn" announce>
          {t(`migration.start.why.${why}`)}
        </Note>
      )}
      <Refused start={start} />
    </MoneyDialog>
  );
}

function nothing(): void {}

function Refused({ start: { refused, blocked } }: { readonly start: Start }): ReactNode {
  const { t } = useTranslation();
  const words = useRefusalText();
  const errorText = useErrorText();
  if (blocked !== 0) {
    const { data } = cofferError({ kind: "BusinessError", code: String(blocked), message: "" });
    return (
      <Note tone="bad" announce>
        {errorText(new CofferError(data))} {t("migration.start.nothing")}
      </Note>
    );
  }
  if (refused === null) return null;
  return (
    <Note tone={refused.kind === "NotLoggedIn" ? "warn" : "bad"} announce>
      {words(refused)} {t("migration.start.nothing")}
    </Note>
  );
}

type FooterProps = Pick<StartDialogProps, "start" | "review" | "why" | "awaited" | "onClose">;

function Footer({ start, review, why, awaited, onClose }: FooterProps): ReactNode {
  const { t } = useTranslation();
  const { action, needsCodes, check, refused, busy, blocked } = start;
  const { status } = action.state;
  if (refused?.kind === "NotLoggedIn") return <LogInButton />;
  if (status === "looking-up" || status === "unknown") return null;
  const close = (): void => {
    start.reset();
    onClose();
  };
  if (status === "done" || blocked !== 0) {
    return (
      <Button size="lg" block onClick={close}>
        {t("ui.close")}
      </Button>
    );
  }
  if (needsCodes) {
    return (
      <>
        <Button size="lg" block disabled={action.locked} onClick={start.reset}>
          {t("ui.back")}
        </Button>
        <Button
          variant="primary"
          size="lg"
          block
          busy={busy}
          disabled={(!check.ready || why !== "") && !busy}
          onClick={start.confirm}
        >
          {t("migration.start.act")}
        </Button>
      </>
    );
  }
  if (why !== "" && !busy) {
    return (
      <Button size="lg" block onClick={close}>
        {t("ui.close")}
      </Button>
    );
  }
  if (busy || awaited) {
    return (
      <Button variant="primary" size="lg" block busy>
        {t("migration.start.act")}
      </Button>
    );
  }
  return (
    <DeliberateAct
      key={start.plan}
      reason={
        <div className={flow.stack2}>
          <StaysNote review={review} />
          <Note tone="warn">{t("migration.start.noWayBack")}</Note>
        </div>
      }
      act={t("migration.start.act")}
      confirm={t("migration.start.confirm")}
      onAct={start.begin}
    />
  );
}
