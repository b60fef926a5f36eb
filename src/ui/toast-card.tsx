import { CircleCheck, CircleX, type IconNode, Info, TriangleAlert, X } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { flow } from "./flow.ts";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { Spinner } from "./spinner.tsx";
import { css, cx } from "./style.ts";
import { text } from "./text.ts";
import { textLinkClass } from "./text-link.tsx";
import type { ToastItem, ToastKind } from "./toast-item.ts";

const card = css`
  display: flex; align-items: flex-start; gap: 12px; width: 100%; padding-block: 12px; padding-inline: 16px 12px; border-radius: var(--r2);
  background: var(--raised); border: 1px solid var(--line); box-shadow: var(--e2); color: var(--ink); font: 400 .875rem/1.25rem var(--font);
  & > svg { margin-block-start: 1px; }
`;
const spin = css`display: inline-flex; margin: 2px; font-size: .75rem;`;
const tones: Record<ToastKind, string> = {
  success: css`& > svg { color: var(--success); }`,
  fail: css`& > svg { color: var(--danger); }`,
  info: css`& > svg { color: var(--info); }`,
  warn: css`& > svg { color: var(--warn); }`,
  process: "",
};
const marks: Record<Exclude<ToastKind, "process">, IconNode> = {
  success: CircleCheck,
  fail: CircleX,
  info: Info,
  warn: TriangleAlert,
};

/** How one toast looks. */
export function ToastCard({
  toast,
  onDismiss,
}: {
  readonly toast: ToastItem;
  readonly onDismiss: () => void;
}): ReactNode {
  const { t } = useTranslation();
  const { kind, message, detail, action } = toast;
  return (
    <div className={cx(card, tones[kind])} data-toast={kind}>
      {kind === "process" ? (
        <span className={spin}>
          <Spinner />
        </span>
      ) : (
        <Icon of={marks[kind]} size={20} />
      )}
      <div className={flow.grow}>
        <div className={text.strong}>{message}</div>
        {detail !== undefined && <div className={cx(text.small, text.ink2)}>{detail}</div>}
      </div>
      {action !== undefined && (
        <button
          type="button"
          className={cx(textLinkClass(), text.small, text.nowrap)}
          onClick={() => {
            action.onPress();
            onDismiss();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label={t("ui.close")} icon={X} size="sm" onClick={onDismiss} />
    </div>
  );
}
