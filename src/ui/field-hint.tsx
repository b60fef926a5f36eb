import { CircleAlert, CircleCheck, type IconNode, TriangleAlert } from "lucide";
import type { MouseEvent, ReactNode } from "react";
import { isFocusNowhere } from "./focus-nowhere.ts";
import { Icon } from "./icon.tsx";
import { Spinner } from "./spinner.tsx";
import { css, cx } from "./style.ts";

const hint = css`
  display: flex; gap: 6px; align-items: flex-start; font-size: .75rem; line-height: 1rem; color: var(--ink-3); overflow-wrap: anywhere;
  & > svg { margin-block-start: 1px; }
  & a, & button { color: var(--link); font-weight: 500; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 3px; }
  & :is(a, button):hover { color: var(--link-hover); }
  & button:not(:last-child) { margin-inline-end: 8px; }
`;
const tones = {
  plain: "",
  error: css`color: var(--danger);`,
  warn: css`color: var(--warn);`,
  ok: css`color: var(--success);`,
  busy: "",
};
const marks: Partial<Record<keyof typeof tones, IconNode>> = {
  error: CircleAlert,
  warn: TriangleAlert,
  ok: CircleCheck,
};

export interface Hint {
  readonly tone?: keyof typeof tones;
  /** What is wrong and, as a link or button, its repair. */
  readonly children: ReactNode;
}

/** A repair goes with its press: what had the focus by it hands it to the field that was repaired. */
function focusAfter({ currentTarget: line }: MouseEvent<HTMLElement>): void {
  if (!line.contains(document.activeElement)) return;
  setTimeout(() => {
    if (isFocusNowhere())
      document.querySelector<HTMLElement>(`:not(fieldset)[aria-describedby~="${line.id}"]`)?.focus();
  });
}

/** The line below a field. It is always there for screen readers, so that a new error is said. */
export function FieldHint({
  id,
  hint: shown,
}: {
  readonly id: string;
  readonly hint?: Hint | undefined;
}): ReactNode {
  const tone = shown?.tone ?? "plain";
  const mark = marks[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only handles presses of the buttons within
    <div id={id} aria-live="polite" onClick={focusAfter}>
      {shown && (
        <div className={cx(hint, tones[tone])}>
          {mark && <Icon of={mark} size={14} />}
          {tone === "busy" && <Spinner size="xs" />}
          <span>{shown.children}</span>
        </div>
      )}
    </div>
  );
}
