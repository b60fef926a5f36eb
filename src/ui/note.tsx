import { CircleAlert, CircleCheck, type IconNode, Info, TriangleAlert } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { css, cx } from "./style.ts";
import { useSaidLater } from "./use-said-later.ts";

/** Its sign hangs on the first line of text, wherever a button beside that puts it. */
const note = css`
  display: flex; align-items: baseline; gap: 12px; padding: 12px 14px; border-radius: var(--r2); border: 1px solid; font-size: .8125rem; line-height: 1.25rem; color: var(--ink-2);
  scroll-margin-block: 16px;
  & > svg { position: relative; inset-block-start: 5px; margin-block-start: -5px; }
  & > div { flex: 1; min-width: 0; }
  & b { color: var(--ink); font-weight: 600; }
`;
const tones = {
  plain: css`background: var(--sunken); border-color: var(--line);`,
  info: css`background: var(--info-soft); border-color: var(--info-line); & > svg { color: var(--info); }`,
  warn: css`background: var(--warn-soft); border-color: var(--warn-line); & > svg { color: var(--warn); }`,
  bad: css`background: var(--danger-soft); border-color: var(--danger-line); & > svg { color: var(--danger); }`,
  ok: css`background: var(--success-soft); border-color: var(--success-line); & > svg { color: var(--success); }`,
};
const marks: Record<keyof typeof tones, IconNode> = {
  plain: Info,
  info: Info,
  warn: TriangleAlert,
  bad: CircleAlert,
  ok: CircleCheck,
};

export interface NoteProps {
  readonly tone?: keyof typeof tones;
  readonly icon?: IconNode;
  /** Said aloud as soon as it appears: for what follows an action. */
  readonly announce?: boolean;
  readonly children: ReactNode;
}

/** What a press came to may stand below what a sheet shows. */
function showInSheet(remark: HTMLElement | null): void {
  if (remark?.closest("dialog")) remark.scrollIntoView({ block: "nearest" });
}

/** A remark within a page, with its sign: colour never speaks alone. */
export function Note({ tone = "plain", icon, announce = false, children }: NoteProps): ReactNode {
  const role = announce ? (tone === "bad" ? "alert" : "status") : undefined;
  const said = useSaidLater();
  return (
    <div ref={role === "alert" ? showInSheet : undefined} className={cx(note, tones[tone])} role={role}>
      <Icon of={icon ?? marks[tone]} />
      <div {...(role === "status" && said)}>{children}</div>
    </div>
  );
}
