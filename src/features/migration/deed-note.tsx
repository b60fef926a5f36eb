import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CofferError } from "#shared/rpc/errors.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { loginHref } from "#src/session/login.ts";
import { Note } from "#src/ui/note.tsx";
import { TextLink } from "#src/ui/text-link.tsx";
import type { DeedState } from "./use-deed.ts";

/** What became of a press that did not lead on. Nothing where it did. */
export function DeedNote({ deed }: { readonly deed: DeedState }): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  if (deed.at === "reading" && deed.lost) {
    return (
      <Note tone="info" announce>
        {t("migration.deed.lost")}
      </Note>
    );
  }
  if (deed.at === "absent") {
    return (
      <Note tone="warn" announce>
        {t("migration.deed.absent")}
      </Note>
    );
  }
  if (deed.at !== "refused") return null;
  const { error } = deed;
  if (error.kind === "NotLoggedIn") return <LoggedOutNote>{t("entry.loggedOut")}</LoggedOutNote>;
  return (
    <Note tone="bad" announce>
      {errorText(new CofferError(error))} {t("migration.deed.unchanged")}
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
