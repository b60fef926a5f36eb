import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "#src/i18n/error-text.ts";
import { loginHref } from "#src/session/login.ts";
import type { Sent } from "#src/session/use-sent-once.ts";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";

export interface SendingNoteProps {
  readonly sent: Sent;
  /** The terms are others than those that were accepted. */
  readonly newTerms: boolean;
  readonly onLook: () => void;
}

/** What became of answers that were sent, while they stand on the page. */
export function SendingNote({ sent, newTerms, onLook }: SendingNoteProps): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  if (sent.at === "looking") {
    return (
      <Note tone="info" announce>
        {t("options.looking")}
      </Note>
    );
  }
  if (sent.at === "unknown") {
    return (
      <Note tone="warn" announce>
        <div className={flow.stack3}>
          <p>{t("options.unknown")}</p>
          <div className={flow.row}>
            <Button size="sm" onClick={onLook}>
              {t("options.look")}
            </Button>
          </div>
        </div>
      </Note>
    );
  }
  if (sent.at !== "refused") return null;
  const { error } = sent;
  if (error.data.kind === "NotLoggedIn") {
    return (
      <Note tone="warn" announce>
        <div className={flow.stack3}>
          <p>{t("options.loggedOut")}</p>
          <div className={flow.row}>
            <a className={buttonClass("secondary", "sm")} href={loginHref()}>
              {t("ui.logIn")}
            </a>
          </div>
        </div>
      </Note>
    );
  }
  return (
    <Note tone="bad" announce>
      {newTerms ? t("options.newTerms") : `${errorText(error)} ${t("options.notTaken")}`}
    </Note>
  );
}
