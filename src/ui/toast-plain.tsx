import { type ReactNode, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { css } from "./style.ts";
import type { ToastBoard } from "./toast-board.ts";
import { ToastCard } from "./toast-card.tsx";

const column = css`
  position: fixed; inset-block-start: 8px; inset-inline: 0; margin-inline: auto; width: min(480px, 100vw - 32px);
  z-index: var(--z-toast); display: grid; gap: 8px;
`;

/** Toasts without movement or swipe, for when the library could not be fetched. */
export function PlainToasts({ board }: { readonly board: ToastBoard }): ReactNode {
  const { t } = useTranslation();
  const items = useSyncExternalStore(board.subscribe, board.items);
  return (
    <section className={column} aria-label={t("ui.notifications")} aria-live="polite">
      {items
        .filter((item) => item.open)
        .map((item) => (
          <ToastCard key={item.id} toast={item} onDismiss={() => board.dismiss(item.id)} />
        ))}
    </section>
  );
}
