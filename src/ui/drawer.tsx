import { ChevronDown, ChevronUp, X } from "lucide";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { Dialog } from "./dialog.tsx";
import { bodyClass, footClass, headClass } from "./dialog-style.ts";
import { drawerBodyClass, drawerClass, drawerPairClass } from "./drawer-style.ts";
import { IconButton } from "./icon-button.tsx";
import { drawerLeaveClass } from "./leave.ts";
import { cx } from "./style.ts";
import { useDrawerFocus } from "./use-drawer-focus.ts";
import { useLeaving, useStored } from "./use-leaving.ts";
import { usePhone } from "./use-phone.ts";

/** Leads from the record that is open to its neighbours in the list; null at the ends. */
export interface DrawerSteps {
  readonly previous: (() => void) | null;
  readonly next: (() => void) | null;
}

export interface DrawerProps {
  readonly open: boolean;
  /** Requested by Esc and the close button. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** Two actions of equal weight side by side. */
  readonly footerPair?: boolean;
  readonly steps?: DrawerSteps;
  /** Where the focus goes on closing: the row of the record shown last. Left out, to where it came from. */
  readonly returnTo?: () => HTMLElement | null;
}

/**
 * The details of one of a list, at the end of the page; the list stays usable. On phones a sheet. Keep it mounted and
 * steer it by `open`; import it lazily.
 */
export function Drawer(props: DrawerProps): ReactNode {
  const phone = usePhone();
  const { open, onClose, title, children, footer } = props;
  if (!phone) return <SideDrawer {...props} />;
  return (
    <Dialog open={open} onClose={onClose} title={title} footer={footer && <Foot {...props} />}>
      {children}
    </Dialog>
  );
}

function Foot({ footer, footerPair = false }: Pick<DrawerProps, "footer" | "footerPair">): ReactNode {
  return footerPair ? <div className={drawerPairClass}>{footer}</div> : footer;
}

function SideDrawer(props: DrawerProps): ReactNode {
  const { open, onClose, steps, returnTo } = props;
  const { t } = useTranslation();
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const painted = useLeaving(box, open);
  const { title, children, footer, footerPair } = useStored(props, open);
  useDrawerFocus(box, open && painted, returnTo);

  // Esc closes it from the list too, unless something that floats above it takes the key.
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (document.querySelector("dialog[open], :popover-open [role=menu]") === null) onClose();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [open, onClose]);

  if (!painted) return null;
  return createPortal(
    <section
      ref={box}
      role="dialog"
      aria-modal="false"
      aria-labelledby={titleId}
      inert={!open}
      className={cx(drawerClass, drawerLeaveClass)}
      onKeyDown={(event) => step(event, steps)}
    >
      {/* No header and no footer: outside a section they would be the page's own to screen readers. */}
      <div className={headClass}>
        <h2 id={titleId} tabIndex={-1} data-drawer-title="">
          {title}
        </h2>
        {steps !== undefined && (
          <>
            <IconButton
              label={t("ui.drawer.previous")}
              icon={ChevronUp}
              disabled={steps.previous === null}
              onClick={() => steps.previous?.()}
            />
            <IconButton
              label={t("ui.drawer.next")}
              icon={ChevronDown}
              disabled={steps.next === null}
              onClick={() => steps.next?.()}
            />
          </>
        )}
        <IconButton label={t("ui.close")} icon={X} onClick={onClose} />
      </div>
      <div className={cx(bodyClass, drawerBodyClass)}>{children}</div>
      {footer !== undefined && (
        <div className={footClass}>
          <Foot footer={footer} {...(footerPair !== undefined && { footerPair })} />
        </div>
      )}
    </section>,
    document.body,
  );
}

/** Arrows lead through the records, except where they already mean something. */
function step(event: KeyboardEvent, steps: DrawerSteps | undefined): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (
    event.target instanceof Element &&
    event.target.closest("input, select, textarea, [role=menu], [role=listbox]")
  )
    return;
  const go = event.key === "ArrowUp" ? steps?.previous : event.key === "ArrowDown" ? steps?.next : undefined;
  if (go === undefined || go === null) return;
  event.preventDefault();
  go();
}
