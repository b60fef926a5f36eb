import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { unknownOf } from "#src/money/plain-intent.ts";
import { SendingHold } from "#src/money/sending-hold.tsx";
import { UnknownDialog } from "#src/money/unknown-dialog.tsx";
import { Note } from "#src/ui/note.tsx";
import { ChangeNote, LoggedOutNote } from "../change-note.tsx";
import { useRefusalText } from "../use-refusal-text.ts";
import type { MoveCards } from "./use-move-cards.ts";

/** How far the press has come, and what the exchange said to it. */
export function MoveNote({ move }: { readonly move: MoveCards }): ReactNode {
  const { t } = useTranslation();
  const words = useRefusalText();
  const { terms, action, reset } = move;
  const { state } = action;
  return (
    <>
      <ChangeNote change={terms} />
      {(state.status === "running" || state.status === "looking-up") && (
        <SendingHold
          status={state.status}
          act="migration"
          sending={t("migration.cards.sending")}
          checking={t("money.stillText")}
        />
      )}
      {state.status === "refused" && state.error.kind === "NotLoggedIn" && (
        <LoggedOutNote>
          {words(state.error)} {t("migration.cards.nothing")}
        </LoggedOutNote>
      )}
      {state.status === "refused" && state.error.kind !== "NotLoggedIn" && (
        <Note tone="bad" announce>
          {words(state.error)} {t("migration.cards.nothing")}
        </Note>
      )}
      <UnknownDialog act="migration" unknown={unknownOf(state)} locked={action.locked} onClose={reset} />
    </>
  );
}
