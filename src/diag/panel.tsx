import { type ReactNode, useRef, useState } from "react";
import { media } from "../ui/breakpoints.ts";
import { css } from "../ui/style.ts";
import { Charts } from "./charts.tsx";
import { Facts } from "./facts.tsx";
import { useReadings } from "./readings.ts";
import { CallsTable, ErrorsTable, TimesTable } from "./tables.tsx";
import { useDrag } from "./use-drag.ts";

/** At the page's own start of the line, whichever that is; what is inside reads from left to right. */
const place = css`
  position: fixed; inset-block-end: calc(var(--inset-bottom) + var(--s2)); inset-inline-start: calc(var(--inset-left) + var(--s2));
  z-index: var(--z-toast); max-width: calc(100vw - 16px);
  ${media.phone} { inset-block-end: calc(var(--inset-bottom) + 88px); }
`;
const box = css`
  display: flex; flex-direction: column; width: 416px; max-width: 100%; max-height: min(640px, 64dvh); background: var(--raised); color: var(--ink);
  border: 1px solid var(--line-2); border-radius: var(--r2); box-shadow: var(--e3); overflow: hidden;
  &[data-collapsed] { width: auto; }
  ${media.phone} { max-height: 48dvh; }
`;
const head = css`
  display: flex; align-items: center; gap: var(--s1); padding: var(--s1) var(--s2); border-block-end: 1px solid var(--line);
  [data-collapsed] > & { border: 0; }
`;
const grip = css`
  flex: 1; display: flex; align-items: center; gap: var(--s2); min-height: 32px; min-width: 0; cursor: move; touch-action: none;
  font-weight: 600; font-size: 13px; white-space: nowrap;
`;
const lamp = css`
  width: 8px; height: 8px; border-radius: var(--r-full); background: var(--warn); flex: none;
  &[data-status="live"] { background: var(--success); }
`;
const tool = css`
  min-height: 32px; padding: 0 var(--s2); border-radius: var(--r1); font-size: 12px; color: var(--ink-2);
  ${media.hover} { &:hover { background: var(--hover); } }
  ${media.coarse} { min-height: 44px; }
`;
const body = css`
  display: flex; flex-direction: column; gap: var(--s3); padding: var(--s2); overflow: auto; overscroll-behavior: contain;
  &:focus-visible { outline-offset: -2px; }
`;

/** Both threads at work, for developers (docs/profiling.md): English whatever the page speaks. */
export function Panel({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [collapsed, setCollapsed] = useState(false);
  const boxRef = useRef<HTMLElement>(null);
  const { offset, handle } = useDrag(boxRef);
  const readings = useReadings();
  const last = readings.at(-1);
  const state = last?.row?.state ?? "waiting";
  return (
    <div className={place} style={{ translate: `${offset.x}px ${offset.y}px` }}>
      <section
        ref={boxRef}
        className={box}
        lang="en"
        dir="ltr"
        aria-label="Diagnostics"
        data-collapsed={collapsed || undefined}
      >
        <div className={head}>
          <button
            type="button"
            className={grip}
            title="Drag, or move with the arrow keys; Home puts it back"
            {...handle}
          >
            <span className={lamp} data-status={last?.status} />
            Diagnostics
            {collapsed && ` · ${state} · ${last?.row?.perSecond.frames ?? 0}/s`}
          </button>
          <button
            type="button"
            className={tool}
            aria-expanded={!collapsed}
            onClick={() => setCollapsed((before) => !before)}
          >
            {collapsed ? "Show" : "Hide"}
          </button>
          <button type="button" className={tool} onClick={onClose}>
            Close
          </button>
        </div>
        {!collapsed && last !== undefined && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach what is below
          <section className={body} aria-label="Figures" tabIndex={0}>
            <Charts readings={readings} />
            <Facts reading={last} />
            {last.row !== null && (
              <>
                <TimesTable times={last.row.times} />
                <CallsTable calls={last.row.calls} />
                <ErrorsTable errors={last.row.errors} />
              </>
            )}
          </section>
        )}
      </section>
    </div>
  );
}
