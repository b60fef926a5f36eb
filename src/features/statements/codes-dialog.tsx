import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Note } from "#src/ui/note.tsx";
import { text } from "#src/ui/text.ts";
import { CodeForm } from "#src/verification-codes/code-form.tsx";
import type { PartProps } from "./create-button.tsx";
import { Refused } from "./making-note.tsx";

/** The codes without which nothing that is stored of a person leaves. */
export default function CodesDialog({ statements }: PartProps): ReactNode {
  const { t } = useTranslation();
  const { check, confirm, leave, making } = statements;
  const { stage } = check;
  const sending = making.state.at === "sending" || stage.at === "signing";
  return (
    <Dialog
      open
      onClose={leave}
      title={t("verificationCodes.title")}
      sending={sending}
      focus="field"
      footerPair
      footer={
        <>
          <Button size="lg" block onClick={leave} disabled={sending}>
            {t("ui.back")}
          </Button>
          <Button
            variant="primary"
            size="lg"
            block
            busy={sending}
            disabled={!check.ready && !sending}
            onClick={confirm}
          >
            {t("statements.create")}
          </Button>
        </>
      }
    >
      <CodeForm check={check} onConfirm={confirm}>
        <p className={text.ink2}>{t("statements.personalText")}</p>
        {stage.at === "blocked" && (
          <Note tone="bad" announce>
            {t("statements.blocked")}
          </Note>
        )}
        {stage.at === "failed" && <Refused error={stage.error} />}
      </CodeForm>
    </Dialog>
  );
}
