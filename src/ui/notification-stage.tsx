import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { useTranslation } from "react-i18next";
import { media } from "./breakpoints.ts";
import type { NotificationBoard, NotificationItem } from "./notification-board.ts";
import { NotificationCard } from "./notification-card.tsx";
import { seenHeight } from "./seen-height.ts";
import { css, keyframes } from "./style.ts";
import { newStage, raise } from "./top-layer.ts";

const comeIn = keyframes`from { opacity: 0; transform: translateY(8px); }`;
const goOut = keyframes`to { opacity: 0; transform: translateY(8px); }`;

/**
 * 320 wide, 40 from the bottom and never closer than 48 to the top (R9.23), 24 from the side. The padding is
 * room for shadows, which a box that scrolls would cut.
 */
const layer = css`
  position: fixed; inset: auto; inset-block-end: calc(16px + var(--inset-bottom) + var(--under)); inset-inline-end: 0; width: 368px;
  max-height: calc(100dvh - var(--under) - var(--inset-bottom) - var(--inset-top) - 40px); overflow-y: auto; scrollbar-width: none;
  margin: 0; padding: 24px; border: 0; background: none; color: inherit; z-index: var(--z-toast); gap: 12px; pointer-events: none;
  flex-direction: column-reverse;
  &:popover-open { display: flex; }
  ${media.phone} {
    inset-block-end: calc(var(--bars, 0px) + var(--under) - 8px); inset-inline: var(--inset-left) var(--inset-right); width: auto; padding-inline: 16px;
  }
`;
const entry = css`
  flex: none; border-radius: var(--r2); pointer-events: auto; animation: ${comeIn} var(--t3) var(--ease) both;
  &[inert] { animation: ${goOut} 146ms var(--ease-out) both; }
`;

/** Paints the board of notifications outside of the page's own tree, so that the first visit need not carry it. */
export function mountNotifications(board: NotificationBoard): void {
  const stage = newStage();
  createRoot(stage).render(<Notifications board={board} stage={stage} />);
}

interface NotificationsProps {
  readonly board: NotificationBoard;
  readonly stage: HTMLElement;
}

function Notifications({ board, stage }: NotificationsProps): ReactNode {
  const { t } = useTranslation();
  const items = useSyncExternalStore(board.subscribe, board.items);
  const list = useRef<HTMLUListElement>(null);
  const [newest] = items;

  useEffect(() => {
    // One that is told again is news as well, one that goes is not.
    if (newest?.open !== true) return;
    raise(stage);
    list.current?.style.setProperty("--bars", `${barsHeight(stage)}px`);
  }, [newest, stage]);
  useEffect(() => focusOnF8(list), []);

  return (
    // Each entry announces itself; as a whole it is a place that can be found.
    <div role="log" aria-live="off" aria-label={t("ui.notifications")}>
      <ul
        ref={list}
        popover="manual"
        className={layer}
        onPointerEnter={() => board.hold(true)}
        onPointerLeave={() => board.hold(false)}
        onFocus={() => board.hold(true)}
        onBlur={() => board.hold(false)}
      >
        {items.map((item) => (
          <Entry key={item.id} item={item} onDismiss={() => board.dismiss(item.id)} />
        ))}
      </ul>
    </div>
  );
}

function Entry({
  item,
  onDismiss,
}: {
  readonly item: NotificationItem;
  readonly onDismiss: () => void;
}): ReactNode {
  const [gone, setGone] = useState(false);
  // One of the same id took its place.
  if (gone && item.open) setGone(false);
  return (
    <li
      className={entry}
      tabIndex={-1}
      inert={!item.open}
      hidden={gone}
      onAnimationEnd={() => setGone(!item.open)}
    >
      <div role={item.kind === "fail" || item.kind === "warn" ? "alert" : "status"}>
        <NotificationCard item={item} onDismiss={onDismiss} />
      </div>
    </li>
  );
}

/** The way to notifications by key; toasts come first, since they have less time. */
function focusOnF8(list: { readonly current: HTMLElement | null }): () => void {
  const go = (event: KeyboardEvent): void => {
    if (event.key !== "F8" || document.querySelector('.Toastify__toast[data-in="true"]') !== null) return;
    list.current?.querySelector<HTMLElement>("li:not([inert])")?.focus();
  };
  window.addEventListener("keydown", go);
  return () => window.removeEventListener("keydown", go);
}

/** What the tab bar or the action bar of a phone takes of the lower end, or the footer of the sheet that it stands over, px. */
function barsHeight(stage: HTMLElement): number {
  const sheet = stage.closest("dialog");
  const bars = [...document.querySelectorAll("[data-bottom-bar]")];
  const boxes = bars
    .filter((bar) => bar.closest("dialog") === sheet)
    .map((bar) => bar.getBoundingClientRect());
  return Math.max(0, ...boxes.filter((box) => box.height > 0).map((box) => seenHeight() - box.top));
}
