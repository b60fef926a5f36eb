import { Fragment, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { textLinkClass } from "#src/ui/text-link.tsx";
import type { FilterControl } from "./filter-control.ts";
import { sheetClass } from "./filter-style.ts";
import type { FilterState } from "./use-filters.ts";

export interface FilterSheetProps<V> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly state: FilterState<V>;
  readonly controls: readonly FilterControl<V>[];
  readonly renderMatches: (view: V, enabled: boolean) => ReactNode;
}

/**
 * All filters on a phone. What is chosen holds when the button is pressed, which tells how many would be shown, and which leads to what
 * was filled in and cannot hold yet.
 */
export default function FilterSheet<V>(props: FilterSheetProps<V>): ReactNode {
  const { open, onClose, state, controls, renderMatches } = props;
  const { t } = useTranslation();
  const { filters, view, change } = state;
  const place = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState({ view, wasOpen: open });
  // Each opening begins with what holds.
  if (draft.wasOpen !== open) setDraft({ view: open ? view : draft.view, wasOpen: open });
  const wanted = draft.view;
  const set = (part: Partial<V>): void =>
    setDraft((before) => ({ ...before, view: { ...before.view, ...part } }));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("records.filter")}
      {...(filters.count(wanted) > 0 && {
        tools: (
          <button type="button" className={textLinkClass()} onClick={() => set(filters.empty)}>
            {t("records.clearAll")}
          </button>
        ),
      })}
      footer={
        <Button
          variant="primary"
          size="lg"
          block
          onClick={() => {
            const amiss = [...(place.current?.querySelectorAll("input") ?? [])].find(isAmiss);
            amiss?.focus();
            if (amiss !== undefined) return;
            change(wanted);
            onClose();
          }}
        >
          {renderMatches(wanted, open)}
        </Button>
      }
    >
      <div ref={place} className={sheetClass}>
        {[...controls.filter(isEarly), ...controls.filter((control) => !isEarly(control))].map(
          ({ name, field }) => (
            <Fragment key={name}>{field({ view: wanted, change: set })}</Fragment>
          ),
        )}
      </div>
    </Dialog>
  );
}

/** By what is said of it, or by the browser, which has no value for a date that is typed by half. */
function isAmiss(input: HTMLInputElement): boolean {
  return input.matches('[aria-invalid="true"]') || !input.validity.valid;
}

function isEarly({ lastInSheet = false }: { readonly lastInSheet?: boolean }): boolean {
  return !lastInSheet;
}
