import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSessionStatus } from "#src/session/session.ts";
import { useAmountsHidden } from "#src/state/amounts-hidden.ts";
import { Note } from "#src/ui/note.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import type { OpenIntent } from "./intent.ts";
import { actOf, sentText, sumsText } from "./intent-texts.ts";
import { useUnknownIntent } from "./use-open-intents.ts";

const show = cx(textLinkClass(), text.small, css`display: block; text-align: start; min-height: 24px;`);
/** It keeps its room: nothing moves behind the dialog, and focus can come back to it. */
const unseen = css`visibility: hidden;`;

export interface OpenIntentNoteProps {
  /** What this form sends. */
  readonly kinds: readonly OpenIntent["kind"][];
  /** Shows its state. */
  readonly onShow: (intent: OpenIntent) => void;
}

/**
 * Beside a form: something that it sent is not known to have ended. Nothing where all is known, or nobody is logged in; unseen while its own
 * dialog says it. What another tab is at is not being checked, and no news here (D3.8). It comes by itself: sums are hidden with all others (D5.6).
 */
export function OpenIntentNote({ kinds, onShow }: OpenIntentNoteProps): ReactNode {
  const { t, i18n } = useTranslation();
  const intent = useUnknownIntent(kinds);
  const isAlone = useSessionStatus() === "anonymous";
  const isHidden = useAmountsHidden((state) => state.hidden);
  if (intent === undefined || isAlone) return null;
  const sums = isHidden ? "" : sumsText(t, i18n.language, intent);
  const isElsewhere = intent.phase === "elsewhere";
  return (
    <div className={intent.attended ? unseen : undefined}>
      <Note tone="info" announce={!isElsewhere}>
        <b>
          {isElsewhere
            ? t("money.state.elsewhere")
            : t(`money.still.${actOf(intent)}`, { time: sentText(intent.sentAt, i18n.language) })}
        </b>{" "}
        {sums !== "" && `${sums}. `}
        {t("money.othersAllowed")}
        <button type="button" className={show} onClick={() => onShow(intent)}>
          {t("money.show")}
        </button>
      </Note>
    </div>
  );
}
