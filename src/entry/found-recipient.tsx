import { CircleUserRound, X } from "lucide";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { groupedId } from "#src/records/grouped-id.ts";
import { FieldHint, type Hint } from "#src/ui/field-hint.tsx";
import { flow } from "#src/ui/flow.ts";
import { isFocusNowhere } from "#src/ui/focus-nowhere.ts";
import { Icon } from "#src/ui/icon.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import type { Lookup } from "./use-recipient.ts";

const person = css`
  display: flex; align-items: center; gap: 12px; padding: 10px 12px; border: 1px solid var(--control); border-radius: var(--r1); background: var(--surface);
`;

export interface FoundRecipientProps {
  readonly recipient: Extract<Lookup, { readonly state: "found" }>["recipient"];
  readonly onAnother: () => void;
  readonly hint: Hint | undefined;
  /** They were searched for here, and did not stand there before. */
  readonly asked: boolean;
}

/** Whom the search found, with a masked name. */
export function FoundRecipient({ recipient, onAnother, hint, asked }: FoundRecipientProps): ReactNode {
  const { t } = useTranslation();
  const { maskedName, uid } = recipient;
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
        <IconButton label={t("recipient.another")} icon={X} onClick={onAnother} />
      </div>
      <FieldHint id="recipient-hint" hint={hint} />
    </div>
  );
}
