import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { entryOf } from "#shared/domain/entry-of.ts";
import { CofferError, type ErrorData } from "#shared/rpc/errors.ts";
import { CreationFailed } from "#src/files/creation-failed.tsx";
import { isUnderWay } from "#src/files/file-state.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { loginHref } from "#src/session/login.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { isForbidden } from "#src/verification-codes/factors.ts";
import type { PartProps } from "./create-button.tsx";
import { wordOf } from "./refusal-texts.ts";

/** What became of the last press. */
export function MakingNote({ statements }: PartProps): ReactNode {
  const { t } = useTranslation();
  const { making, taken, check } = statements;
  const { state } = making;
  // The dialog that asks for codes says its own.
  if (check.stage.at !== "idle" && check.stage.at !== "checking") return null;
  if (state.at === "refused") return <Refused error={state.error} />;
  if (state.at === "idle" || state.at === "sending") return null;
  if (state.at === "unknown") {
    return (
      <Note tone="warn" announce>
        {t(state.over ? "statements.notFound" : "statements.looking")}
      </Note>
    );
  }
  if (taken?.status === "-1") return <CreationFailed />;
  if (state.at === "done" && taken !== undefined && !isUnderWay(taken)) return null;
  return (
    <Note tone="ok" announce>
      {t(state.at === "found" ? "statements.found" : "statements.requested")}
    </Note>
  );
}

/** Why it was not made, and what to do. */
export function Refused({ error }: { readonly error: ErrorData }): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const word = isForbidden(error) ? undefined : entryOf(wordOf, error.code);
  if (error.kind === "NotLoggedIn") {
    return (
      <Note tone="warn" announce>
        <div className={flow.stack2}>
          <span>{t("statements.refusal.loggedOut")}</span>
          <div>
            <a href={loginHref()} className={buttonClass("primary", "sm")}>
              {t("ui.logIn")}
            </a>
          </div>
        </div>
      </Note>
    );
  }
  return (
    <Note tone="bad" announce>
      {word === undefined ? errorText(new CofferError(error)) : t(`statements.refusal.${word}`)}{" "}
      {t("statements.nothingMade")}
    </Note>
  );
}
