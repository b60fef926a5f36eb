import { X } from "lucide";
import { type ReactNode, type RefObject, useCallback, useId, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  bodyClass,
  footClass,
  footTwoClass,
  frameClass,
  headClass,
  panelClass,
  panelWidths,
} from "./dialog-style.ts";
import { GrabBar } from "./grab-bar.tsx";
import { IconButton } from "./icon-button.tsx";
import { frameLeaveClass, panelLeaveClass } from "./leave.ts";
import { markRoot } from "./root-mark.ts";
import { cx } from "./style.ts";
import { enterTop } from "./top-layer.ts";
import { useLeaving, useStored } from "./use-leaving.ts";

export interface DialogProps {
  readonly open: boolean;
  /** Requested by Esc, the scrim and the close button; never while `sending`. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** In the head before the close button: what belongs to the whole of it. */
  readonly tools?: ReactNode;
  readonly footer?: ReactNode;
  /** Two actions side by side, the main one last and wider. */
  readonly footerPair?: boolean;
  /** px on desktop: 480 to confirm, 560 to review, 640 to compare. */
  readonly width?: keyof typeof panelWidths;
  /** Money is on its way: nothing closes it until the answer is known. */
  readonly sending?: boolean;
  /** Where focus starts: the title where money moves, the first field in a form. */
  readonly focus?: "title" | "field";
}

/**
 * A modal dialog, on phones a sheet from below. Keep it mounted and steer it by `open`: then focus goes back to where
 * it came from.
 */
export function Dialog(props: DialogProps): ReactNode {
  const { open, onClose, width = 480, sending = false } = props;
  const { t } = useTranslation();
  const frame = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const painted = useLeaving(frame, open);
  const { title, tools, children, footer, footerPair = false } = useStored(props, open);
  const titleId = useId();
  const openedAt = useModal(frame, open, props.focus ?? "title");

  return (
    <dialog
      ref={frame}
      className={cx(frameClass, frameLeaveClass)}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        if (!sending) onClose();
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!sending) onClose();
      }}
      onClose={(event) => {
        // A browser may close it in spite of the refusal (a second back gesture): then it comes back or is given up.
        // One that went with its page was not closed by anybody.
        if (event.target !== event.currentTarget || !open || event.currentTarget.returnValue === left) return;
        if (sending) frame.current?.showModal();
        else onClose();
      }}
      onClickCapture={(event) => {
        // The second click of a double click was meant for what opened it: it closes nothing, and sends nothing.
        if (event.detail < 2 || event.timeStamp - openedAt.current > doubleClickMs) return;
        event.stopPropagation();
        event.preventDefault();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && !sending) onClose();
      }}
    >
      {painted && (
        <div ref={panel} inert={!open} className={cx(panelClass, panelWidths[width], panelLeaveClass)}>
          <GrabBar sheet={panel} open={open} fixed={sending} onClose={onClose} />
          <header className={headClass}>
            <h2 id={titleId} tabIndex={-1} data-dialog-title="">
              {title}
            </h2>
            {tools}
            <IconButton label={t("ui.close")} icon={X} onClick={onClose} disabled={sending} />
          </header>
          <Body>{children}</Body>
          {footer !== undefined && (
            <footer className={cx(footClass, footerPair && footTwoClass)} data-bottom-bar="">
              {footer}
            </footer>
          )}
        </div>
      )}
    </dialog>
  );
}

/** What does not fit scrolls, and takes focus while it does: the arrow keys are then the only way down. */
function Body({ children }: { readonly children: ReactNode }): ReactNode {
  const [scrolls, setScrolls] = useState(false);
  const place = useCallback((body: HTMLDivElement | null) => {
    if (body === null) return undefined;
    const observer = new ResizeObserver(() => setScrolls(body.scrollHeight > body.clientHeight));
    observer.observe(body);
    // What is within may grow while the body cannot.
    for (const part of body.children) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={bodyClass} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </div>
  );
}

const still = { preventScroll: true };
/** As long as systems let the two clicks be apart. */
const doubleClickMs = 500;
/** Says of a closed dialog that its view went away, hidden ones included. */
const left = "left";

function show(dialog: HTMLDialogElement): void {
  dialog.returnValue = "";
  if (!dialog.open) dialog.showModal();
}

function titleIn(frame: RefObject<HTMLDialogElement | null>): HTMLElement | null | undefined {
  return frame.current?.querySelector<HTMLElement>("[data-dialog-title]");
}

/** What it was opened by went meanwhile, and nobody else took the focus: from the page the keyboard goes on. */
function toPage({ target }: Event): void {
  const { activeElement: now, body } = document;
  // While it leaves it still has the focus.
  if (now === body || (target instanceof Node && target.contains(now)))
    document.getElementById("main")?.focus(still);
}

/** Answers when it was opened, on the clock of events. */
function useModal(
  frame: RefObject<HTMLDialogElement | null>,
  open: boolean,
  focus: "title" | "field",
): RefObject<number> {
  const openedAt = useRef(0);
  const focused = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!open || element === null) return undefined;
    const before = document.activeElement;
    // The scrollbar goes while the page behind stands still; its room stays, so that nothing moves.
    const root = document.documentElement;
    root.style.setProperty("--scrollbar", `${window.innerWidth - root.clientWidth}px`);
    const unmark = markRoot("data-modal");
    const note = ({ target }: Event): void => {
      focused.current = target;
    };
    element.addEventListener("focusin", note);
    show(element);
    const leaveTop = enterTop(element);
    openedAt.current = performance.now();
    const field = element.querySelector<HTMLElement>("input:not(:disabled), select, textarea");
    const title = titleIn(frame);
    const start = focus === "field" ? (field ?? title) : title;
    start?.focus(still);
    return () => {
      unmark();
      element.removeEventListener("focusin", note);
      element.addEventListener("close", toPage, { once: true });
      element.close(left);
      leaveTop();
      if (before instanceof HTMLElement && before.isConnected) before.focus(still);
    };
  }, [frame, open, focus]);
  useLayoutEffect(() => {
    // What had the focus went with its step: the title of the next one takes it, and is read.
    const { current: last } = focused;
    const isGone = last instanceof Element && (!last.isConnected || last.matches(":disabled"));
    if (open && isGone && document.activeElement === document.body) titleIn(frame)?.focus(still);
  });
  return openedAt;
}
