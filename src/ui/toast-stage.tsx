import "react-toastify/ReactToastify.css";
import { type CSSProperties, type ReactNode, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { useTranslation } from "react-i18next";
import { cssTransition, type Id, toast as painter, ToastContainer } from "react-toastify/unstyled";
import { directionOf } from "#shared/site/languages.ts";
import { media } from "./breakpoints.ts";
import { css, keyframes } from "./style.ts";
import { ToastCard } from "./toast-card.tsx";
import { durationOf, type ToastChange, type ToastItem } from "./toast-item.ts";
import { newStage, raise } from "./top-layer.ts";
import { useSwipeDown } from "./use-swipe-down.ts";

/** R4.18. */
const stored = 3;

const dropIn = keyframes`from { opacity: 0; transform: translateY(-8px); }`;
const fadeOut = keyframes`to { opacity: 0; transform: translateY(-8px); visibility: hidden; }`;
/** The library waits for the end of these, so reduced motion shortens and never removes them. */
const enter = css`animation: ${dropIn} var(--t3) var(--ease) both;`;
const exit = css`animation: ${fadeOut} 146ms var(--ease-out) both;`;
/** A dismissed toast, marked by `data-in="false"`, is out of sight at once and removed 3000 ms later (R4.19). */
const transition = cssTransition({
  enter,
  exit,
  collapse: true,
  collapseDuration: 2_854,
  appendPosition: false,
});

/**
 * A layer of its own above dialogs, which the browser paints over everything else. While somebody points at a toast or
 * has the focus in one, they all stay: the library counts by the animation of a bar, which is not shown.
 */
const layer = css`
  position: fixed; inset: 0 0 auto 0; width: auto; height: 0; margin: 0; padding: 0; border: 0; background: none; overflow: visible;
  z-index: var(--z-toast); color: inherit;
  &:focus-within .Toastify__progress-bar { animation-play-state: paused !important; }
  ${media.hover} { &:hover .Toastify__progress-bar { animation-play-state: paused !important; } }
`;
/* Doubled: the library's sheet comes later and would win. */
const column = css`
  && { position: fixed; inset-block-start: calc(8px + var(--inset-top)); inset-inline: 0; transform: none; margin-inline: auto; width: 480px; padding: 0;
    z-index: var(--z-toast); color: inherit; display: flex; flex-direction: column; ${media.phone} { width: calc(100vw - 32px); } }
`;
/* It closes its gap at once, however long the library keeps it. */
const slot = css`
  && { min-height: 0; max-height: none; width: 100%; margin: 0 0 8px; padding: 0; border-radius: var(--r2); background: none; box-shadow: none; color: inherit;
    font-family: inherit; overflow: visible; cursor: default; display: block; touch-action: pan-x; transition-duration: var(--t2) !important; }
`;
/* What is a clock keeps its time where motion is reduced (global.css). */
const clock = css`animation-duration: var(--shown) !important;`;

/** Open toasts by their ids, the newest last, with the library's ids: an id may be told again while its last is leaving. */
const open = new Map<string, { readonly item: ToastItem; readonly painted: Id }>();
let count = 0;
let stage: HTMLElement | undefined;

export function show(item: ToastItem): void {
  const known = open.get(item.id);
  if (known !== undefined) {
    repaint(item, known.painted);
    return;
  }
  const [oldest] = open.keys();
  if (open.size === stored && oldest !== undefined) dismiss(oldest);
  count += 1;
  const painted = `${item.id} ${count}`;
  open.set(item.id, { item, painted });
  comeUp();
  painter(cardOf(item), { ...optionsOf(item), toastId: painted, onClose: () => forget(item.id, painted) });
}

/** Changes what an open toast says. A new kind brings its own duration, so that a finished process goes. */
export function update(id: string, change: ToastChange): void {
  const known = open.get(id);
  if (known === undefined) return;
  const fallback = change.kind === undefined ? known.item.durationMs : durationOf(change.kind);
  const durationMs = change.durationMs === undefined ? fallback : change.durationMs;
  repaint({ ...known.item, ...change, id, durationMs }, known.painted);
}

/** Without an id: all of them. */
export function dismiss(id?: string): void {
  for (const [one, { painted }] of open) if (id === undefined || one === id) painter.dismiss(painted);
}

function repaint(item: ToastItem, painted: Id): void {
  open.set(item.id, { item, painted });
  comeUp();
  // Without a delay: after the library's own one it would bring back what was dismissed meanwhile.
  painter.update(painted, { ...optionsOf(item), render: cardOf(item), delay: Number.NaN });
}

/** First: what is put onto the page where nothing is read is not said. */
function comeUp(): void {
  if (stage !== undefined) raise(stage);
}

function forget(id: string, painted: Id): void {
  if (open.get(id)?.painted === painted) open.delete(id);
}

function cardOf(item: ToastItem): ReactNode {
  return <SwipedCard toast={item} />;
}

function optionsOf({ kind, durationMs }: ToastItem) {
  return {
    role: kind === "fail" || kind === "warn" ? "alert" : "status",
    autoClose: durationMs ?? (false as const),
    style: { "--shown": `${durationMs ?? 0}ms` } as CSSProperties,
  };
}

function SwipedCard({ toast }: { readonly toast: ToastItem }): ReactNode {
  const away = (): void => dismiss(toast.id);
  const swipe = useSwipeDown(away);
  return (
    <div {...swipe}>
      <ToastCard toast={toast} onDismiss={away} />
    </div>
  );
}

let mounted: Promise<void> | undefined;

/**
 * Puts the container onto the page for the first toast, in a root of its own: a first visit needs none of it. Settles when
 * it is there: what the library is told before loses its updates.
 */
export function mount(): Promise<void> {
  mounted ??= new Promise((resolve) => {
    stage = newStage();
    createRoot(stage).render(<Layer onMounted={resolve} />);
  });
  return mounted;
}

function Layer({ onMounted }: { readonly onMounted: () => void }): ReactNode {
  const { t, i18n } = useTranslation();
  useEffect(onMounted, [onMounted]);
  return (
    // Without a name: the list within has it, and is the landmark.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only knows that something within is looked at
    <section
      popover="manual"
      className={layer}
      // F8 stops the library's clocks, and only Escape would start them again.
      onBlur={() => painter.play()}
    >
      <ToastContainer
        className={column}
        toastClassName={slot}
        progressClassName={clock}
        position="top-center"
        newestOnTop
        pauseOnHover={false}
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
