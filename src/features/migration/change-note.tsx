import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CofferError } from "#shared/rpc/errors.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { loginHref } from "#src/session/login.ts";
import { Note } from "#src/ui/note.tsx";
import { TextLink } from "#src/ui/text-link.tsx";
import type { ChangeState } from "./use-change.ts";

/** What became of a press that did not lead on. Nothing where it did. */
export function ChangeNote({ change }: { readonly change: ChangeState }): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  if (change.at === "reading" && change.lost) {
    return (
      <Note tone="info" announce>
        {t("migration.change.lost")}
      </Note>
    );
  }
  if (change.at === "absent") {
    return (
      <Note tone="warn" announce>
        {t("migration.change.absent")}
      </Note>
    );
  }
  if (change.at !== "refused") return null;
  const { error } = change;
  if (error.kind === "NotLoggedIn") return <LoggedOutNote>{t("money.state.loggedOut")}</LoggedOutNote>;
  return (
    <Note tone="bad" announce>
      {errorText(new CofferError(error))} {t("migration.change.unchanged")}
    </Note>
  );
}

/** What was accepted holds no more: other terms are current by now. */
export function NewTermsNote(): ReactNode {
  const { t } = useTranslation();
  return (
    <Note tone="warn" announce>
      {t("migration.terms.changed")}
    </Note>
  );
}

/** The session ended before the press did anything: the login leads back here. */
export function LoggedOutNote({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  return (
    <Note tone="warn" announce>
      {children} <TextLink href={loginHref()}>{t("ui.logIn")}</TextLink>
    </Note>
  );
}
