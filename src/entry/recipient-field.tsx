import { CircleUserRound, X } from "lucide";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { InternalTarget } from "#shared/contract/address-shapes.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { groupedId } from "#src/records/grouped-id.ts";
import { Button } from "#src/ui/button.tsx";
import { FieldHint, type Hint } from "#src/ui/field-hint.tsx";
import { flow } from "#src/ui/flow.ts";
import { isFocusNowhere } from "#src/ui/focus-nowhere.ts";
import { Icon } from "#src/ui/icon.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Segmented } from "#src/ui/segmented.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TextField } from "#src/ui/text-field.tsx";
import { DialCodeField } from "./dial-code-field.tsx";
import { recipientCodes } from "./recipient-codes.ts";
import type { Lookup, RecipientSearch, RecipientTyped } from "./use-recipient.ts";

const person = css`
  display: flex; align-items: center; gap: 12px; padding: 10px 12px; border: 1px solid var(--control); border-radius: var(--r1); background: var(--surface);
`;
const findButton = css`margin-inline-end: -6px; min-height: 36px;`;
const inputMode = { UID: "numeric", EMAIL: "email", MOBILE: "tel" } as const;

export interface RecipientFieldProps extends RecipientTyped {
  readonly ways: readonly InternalTarget[];
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
  const { by, who, ways, search, onBy, onWho } = props;
  const { t } = useTranslation();
  const { lookup } = search;
  const hint = useLookupHint(props);
  const [asked, setAsked] = useState(false);
  const find = (): void => {
    setAsked(true);
    search.find();
  };
  const fields = useRef<HTMLDivElement>(null);
  const another = useRef(false);
  useEffect(() => {
    if (!another.current || lookup.state === "found") return;
    another.current = false;
    // The button that cleared them is gone: who else it is is entered next.
    fields.current?.querySelector<HTMLInputElement>('input[name="recipient"]')?.focus();
  }, [lookup.state]);
  if (lookup.state === "found") {
    const clear = (): void => {
      another.current = true;
      search.clear();
    };
    return <Found {...{ lookup, clear, hint, asked }} />;
  }
  return (
    <div ref={fields} className={flow.stack3}>
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

interface FoundProps {
  readonly lookup: Extract<Lookup, { readonly state: "found" }>;
  readonly clear: () => void;
  readonly hint: Hint | undefined;
  /** They were searched for here, and did not stand there before. */
  readonly asked: boolean;
}

function Found({ lookup, clear, hint, asked }: FoundProps): ReactNode {
  const { t } = useTranslation();
  const { maskedName, uid } = lookup.recipient;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The field that was typed in is gone: who was found is what is next, and is read.
    if (asked && isFocusNowhere()) box.current?.focus({ preventScroll: true });
  }, [asked]);
  return (
    <div className={flow.stack1}>
      {/* biome-ignore lint/a11y/useSemanticElements: a person is no set of fields */}
      <div ref={box} role="group" aria-labelledby={id} tabIndex={-1} className={person}>
        <Icon of={CircleUserRound} size={24} />
        <div className={flow.grow}>
          <div id={id} className={text.strong}>
            <bdi>{maskedName}</bdi>
          </div>
          <div className={cx(text.small, text.ink2)}>{bidiIsolate(`UID ${groupedId(uid)}`)}</div>
        </div>
        <IconButton label={t("recipient.another")} icon={X} onClick={clear} />
      </div>
      <FieldHint id="recipient-hint" hint={hint} />
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
