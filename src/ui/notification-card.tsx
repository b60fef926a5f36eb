import { CircleCheck, type IconNode, Info, ShieldAlert, TriangleAlert, X } from "lucide";
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
  display: flex; align-items: flex-start; gap: 12px; width: 100%; padding: 14px; border-radius: var(--r2); background: var(--raised);
  border: 1px solid var(--line); box-shadow: var(--e2);
`;
const body = css`overflow-wrap: anywhere; & > button { margin-block-start: 4px; }`;
const marks: Record<Exclude<ToastKind, "process">, readonly [icon: IconNode, tone: string]> = {
  success: [CircleCheck, text.ok],
  fail: [ShieldAlert, text.bad],
  info: [Info, css`color: var(--info);`],
  warn: [TriangleAlert, text.warn],
};

/** How one notification looks: mark, title, message and at most one thing to do. */
export function NotificationCard({
  item,
  onDismiss,
}: {
  readonly item: ToastItem;
  readonly onDismiss: () => void;
}): ReactNode {
  const { t } = useTranslation();
  const { kind, message, detail, action } = item;
  const [icon, tone] = kind === "process" ? [null, ""] : marks[kind];
  return (
    <div className={card} data-notification={kind}>
      {icon === null ? <Spinner /> : <Icon of={icon} size={20} className={tone} />}
      <div className={cx(flow.grow, body)}>
        <p className={text.strong}>{message}</p>
        <p className={cx(text.small, text.ink2)}>{detail}</p>
        {action !== undefined && (
          <button
            type="button"
            className={cx(textLinkClass(), text.small)}
            onClick={() => {
              action.onPress();
              onDismiss();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton label={t("ui.close")} icon={X} size="sm" onClick={onDismiss} />
    </div>
  );
}
