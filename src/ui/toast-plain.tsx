import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { pageClock } from "#src/bridge/clock.ts";
import { media } from "./breakpoints.ts";
import { css } from "./style.ts";

const column = css`
  position: fixed; inset-block-start: calc(8px + var(--inset-top)); inset-inline: 0; margin-inline: auto; width: 480px;
  z-index: var(--z-toast); display: grid; gap: 8px; pointer-events: none; ${media.phone} { width: calc(100vw - 32px); }
  & > p { padding: 12px 16px; border: 1px solid var(--line); border-radius: var(--r2); background: var(--raised); box-shadow: var(--e2); font-weight: 600; }
`;

let place: HTMLElement | undefined;

/** The words alone, for when the painter of toasts could not be fetched: being offline is toasted too. */
export function showPlainly(message: ReactNode, durationMs: number): void {
  place ??= makePlace();
  const line = place.appendChild(document.createElement("p"));
  const root = createRoot(line);
  root.render(message);
  pageClock.after(durationMs, () => {
    root.unmount();
    line.remove();
  });
}

function makePlace(): HTMLElement {
  const made = document.createElement("div");
  made.className = column;
  made.setAttribute("role", "status");
  return document.body.appendChild(made);
}
