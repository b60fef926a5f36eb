import "react-toastify/ReactToastify.css";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { cssTransition, toast as painter, ToastContainer } from "react-toastify/unstyled";
import { directionOf } from "#shared/site/languages.ts";
import { media } from "./breakpoints.ts";
import { css, keyframes } from "./style.ts";
import type { ToastBoard, ToastItem } from "./toast-board.ts";
import { ToastCard } from "./toast-card.tsx";
import { raise } from "./top-layer.ts";
import { useSwipeDown } from "./use-swipe-down.ts";

const dropIn = keyframes`from { opacity: 0; transform: translateY(-8px); }`;
const fadeOut = keyframes`to { opacity: 0; transform: translateY(-8px); }`;
/** The library waits for the end of these, so reduced motion shortens and never removes them. */
const enter = css`animation: ${dropIn} var(--t3) var(--ease) both;`;
const exit = css`animation: ${fadeOut} 146ms var(--ease-out) both;`;
const transition = cssTransition({
  enter,
  exit,
  collapse: true,
  collapseDuration: 140,
  appendPosition: false,
});

/** A layer of its own above dialogs, which the browser paints over everything else. */
const layer = css`
  position: fixed; inset: 0 0 auto 0; width: auto; height: 0; margin: 0; padding: 0; border: 0; background: none; overflow: visible;
  z-index: var(--z-toast); color: inherit;
`;
/* Doubled: the library's sheet comes later and would win. */
const column = css`
  && { position: fixed; inset-block-start: calc(8px + var(--inset-top)); inset-inline: 0; transform: none; margin-inline: auto; width: 480px; padding: 0;
    z-index: var(--z-toast); color: inherit; display: flex; flex-direction: column; ${media.phone} { width: calc(100vw - 32px); } }
`;
const slot = css`
  && { min-height: 0; max-height: none; width: 100%; margin: 0 0 8px; padding: 0; border-radius: var(--r2); background: none; box-shadow: none; color: inherit;
    font-family: inherit; overflow: visible; cursor: default; display: block; touch-action: pan-x; }
`;

/** Paints the board through the library, which brings swiping and the way in and out. */
export default function ToastStage({ board }: { readonly board: ToastBoard }): ReactNode {
  const { t, i18n } = useTranslation();
  const items = useSyncExternalStore(board.subscribe, board.items);
  const shown = useRef(new Set<string>());
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    const open = new Set(items.filter((item) => item.open).map((item) => item.id));
    // Oldest first, since the library puts each new one on top.
    for (const item of items.toReversed()) {
      if (!item.open || shown.current.has(item.id)) continue;
      shown.current.add(item.id);
      show(board, item);
      raise(box.current);
    }
    for (const id of shown.current) {
      if (open.has(id)) continue;
      shown.current.delete(id);
      painter.dismiss(id);
    }
  }, [items, board]);

  return (
    // Without a name: the list within has it, and is the landmark.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only knows that something within is looked at
    <section
      ref={box}
      popover="manual"
      className={layer}
      onPointerEnter={() => board.hold(true)}
      onPointerLeave={() => board.hold(false)}
      onFocus={() => board.hold(true)}
      onBlur={() => board.hold(false)}
    >
      <ToastContainer
        className={column}
        toastClassName={slot}
        position="top-center"
        newestOnTop
        autoClose={false}
        closeButton={false}
        closeOnClick={false}
        icon={false}
        hideProgressBar
        draggable={false}
        transition={transition}
        rtl={directionOf(i18n.language) === "rtl"}
        hotKeys={(event) => event.key === "F8"}
        aria-label={t("ui.notifications")}
      />
    </section>
  );
}

function show(board: ToastBoard, { id, kind }: ToastItem): void {
  painter(<Live board={board} id={id} />, {
    toastId: id,
    role: kind === "fail" || kind === "warn" ? "alert" : "status",
    onClose: () => board.dismiss(id),
  });
}

/** Follows its item, so that an update needs nothing of the library. */
function Live({ board, id }: { readonly board: ToastBoard; readonly id: string }): ReactNode {
  const item = useSyncExternalStore(board.subscribe, () => board.items().find((other) => other.id === id));
  const [last, setLast] = useState(item);
  if (item !== undefined && item !== last) setLast(item);
  const swipe = useSwipeDown(() => board.dismiss(id));
  if (last === undefined) return null;
  return (
    <div {...swipe}>
      <ToastCard toast={last} onDismiss={() => board.dismiss(id)} />
    </div>
  );
}
