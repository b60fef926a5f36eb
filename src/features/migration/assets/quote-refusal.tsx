import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Note } from "#src/ui/note.tsx";
import { LoggedOutNote } from "../change-note.tsx";
import { useRefusalText } from "../use-refusal-text.ts";
import type { ConvertView } from "./convert-session.ts";

/** Why there is no price, or no conversion. */
export function QuoteRefusal({ view }: { readonly view: ConvertView }): ReactNode {
  const { t } = useTranslation();
  const words = useRefusalText();
  if (view.at === "absent") {
    return (
      <Note tone="info" announce>
        {t("migration.convert.absent")}
      </Note>
    );
  }
  const error =
    view.at === "refused" ? view.error : view.at === "closed" || view.at === "expired" ? view.refusal : null;
  if (error === null || error.kind === "Cancelled") return null;
  // Where it was refused, the login stands below it.
  if (error.kind === "NotLoggedIn" && view.at !== "refused") {
    return <LoggedOutNote>{words(error)}</LoggedOutNote>;
  }
  return (
    <Note tone={error.kind === "NotLoggedIn" ? "warn" : "bad"} announce>
      {words(error)}
    </Note>
  );
}
