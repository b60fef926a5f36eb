import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { entryOf } from "#shared/domain/entry-of.ts";
import { CofferError } from "#shared/rpc/errors.ts";
import { CreationFailed } from "#src/files/creation-failed.tsx";
import { useErrorText } from "#src/i18n/error-text.ts";
import { loginHref } from "#src/session/login.ts";
import { Note } from "#src/ui/note.tsx";
import { textLinkClass } from "#src/ui/text-link.tsx";
import type { PartProps } from "./create-button.tsx";
import { wordOf } from "./refusal-texts.ts";

/** What became of the last press. */
export function CreatingNote({ tax }: PartProps): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { creating, taken } = tax;
  const { state } = creating;
  if (state.at === "unknown") {
    return (
      <Note tone="warn" announce>
        {t(state.over ? "tax.notFound" : "tax.unknown")}
      </Note>
    );
  }
  if (taken.length > 0 && taken.every(({ status }) => status === "-1")) return <CreationFailed />;
  if (state.at === "done") {
    return (
      <Note tone="ok" announce>
        {t("tax.requested")}
      </Note>
    );
  }
  if (state.at !== "refused") return null;
  const { error } = state;
  if (error.kind === "NotLoggedIn") {
    return (
      <Note tone="warn" announce>
        {t("tax.refusal.loggedOut")}{" "}
        <a href={loginHref()} className={textLinkClass()}>
          {t("ui.logIn")}
        </a>
      </Note>
    );
  }
  const word = entryOf(wordOf, error.code);
  return (
    <Note tone="bad" announce>
      {word === undefined ? errorText(new CofferError(error)) : t(`tax.refusal.${word}`)}{" "}
      {t("tax.nothingMade")}
    </Note>
  );
}
