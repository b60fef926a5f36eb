import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { InternalTarget } from "#shared/contract/address-shapes.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { Button } from "#src/ui/button.tsx";
import type { Hint } from "#src/ui/field-hint.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { Segmented } from "#src/ui/segmented.tsx";
import { css } from "#src/ui/style.ts";
import { TextField } from "#src/ui/text-field.tsx";
import { useWantedFocus } from "#src/ui/use-wanted-focus.ts";
import { DialCodeField } from "./dial-code-field.tsx";
import { FoundRecipient } from "./found-recipient.tsx";
import { recipientCodes } from "./recipient-codes.ts";
import type { RecipientSearch } from "./use-recipient.ts";
import type { Sought } from "./use-sought.ts";

const findButton = css`margin-inline-end: -6px; min-height: 36px;`;
const inputMode = { UID: "numeric", EMAIL: "email", MOBILE: "tel" } as const;

export interface RecipientFieldProps extends Sought {
  readonly search: RecipientSearch;
  readonly onBy: (by: InternalTarget) => void;
  readonly onWho: (who: string) => void;
  /** The form was asked to go on. */
  readonly validated: boolean;
  /** What this form says of a person who cannot be sent to, in place of the usual. */
  readonly refused?: Hint | undefined;
}

/** Who gets it: looked up before anything else, and shown with a masked name. */
export function RecipientField(props: RecipientFieldProps): ReactNode {
  const { by, who, ways, isHidden, search, onBy, onWho } = props;
  const { t } = useTranslation();
  const { lookup } = search;
  const hint = useLookupHint(props);
  const [asked, setAsked] = useState(false);
  const find = (): void => {
    setAsked(true);
    search.find();
  };
  const fields = useRef<HTMLDivElement>(null);
  // The button that cleared them is gone: who else it is is entered next.
  const wantFocus = useWantedFocus(lookup.state !== "found", () =>
    fields.current?.querySelector<HTMLInputElement>('input[name="recipient"]')?.focus(),
  );
  if (lookup.state === "found") {
    const clear = (): void => {
      wantFocus();
      search.clear();
    };
    return <FoundRecipient recipient={lookup.recipient} onAnother={clear} hint={hint} asked={asked} />;
  }
  const hiddenNote = isHidden && (
    <Note tone="warn" announce>
      {t("recipient.hidden")}
    </Note>
  );
  if (ways.length === 0) return hiddenNote;
  return (
    <div ref={fields} className={flow.stack3}>
      {hiddenNote}
      <Segmented
        size="sm"
        label={t("recipient.findBy")}
        value={by}
        onChange={onBy}
        options={ways.map((value) => ({ value, label: t(`recipient.by.${value}`) }))}
      />
      {by === "MOBILE" && <DialCodeField who={who} onWho={onWho} />}
      <TextField
        code
        name="recipient"
        label={t(`recipient.who.${by}`)}
        value={who}
        maxLength={100}
        inputMode={inputMode[by]}
        autoComplete="off"
        enterKeyHint="search"
        onChange={onWho}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          find();
        }}
        end={
          <Button size="sm" className={findButton} busy={lookup.state === "loading"} onClick={find}>
            {t("recipient.find")}
          </Button>
        }
        hint={hint}
      />
    </div>
  );
}

/** What became of the search. */
function useLookupHint(props: RecipientFieldProps): Hint | undefined {
  const { by, who, validated, refused, search } = props;
  const { lookup } = search;
  const { t } = useTranslation();
  const errorText = useErrorText();
  switch (lookup.state) {
    case "none":
      if (validated && who === "") return { tone: "error", children: t("recipient.enterWho") };
      return by === "MOBILE" ? { children: t("recipient.phoneHint") } : undefined;
    case "loading":
      return { tone: "busy", children: t("recipient.finding") };
    case "unreadable":
      return { tone: "error", children: t(`recipient.unreadable.${by}`) };
    case "found":
      return { tone: "ok", children: t("recipient.found") };
    case "failed":
      return { tone: "error", children: errorText(lookup.error) };
    case "refused":
      break;
  }
  if (refused !== undefined) return refused;
  const known = recipientCodes.find((code) => code === String(lookup.code)) ?? "131077";
  return { tone: "error", children: t(`recipient.refusal.${known}`) };
}
