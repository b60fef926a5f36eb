import { type ReactNode, useSyncExternalStore } from "react";
import { media } from "./breakpoints.ts";
import { css } from "./style.ts";
import type { ToastBoard } from "./toast-board.ts";

const column = css`
  position: fixed; inset-block-start: calc(8px + var(--inset-top)); inset-inline: 0; margin-inline: auto; width: 480px;
  z-index: var(--z-toast); display: grid; gap: 8px; pointer-events: none; ${media.phone} { width: calc(100vw - 32px); }
  & > p { padding: 12px 16px; border: 1px solid var(--line); border-radius: var(--r2); background: var(--raised); box-shadow: var(--e2); font-weight: 600; }
`;

/** The words alone, for when the painter of toasts could not be fetched: being offline is toasted too. */
export function PlainToasts({ board }: { readonly board: ToastBoard }): ReactNode {
  const items = useSyncExternalStore(board.subscribe, board.items);
  return (
    <div className={column} role="status">
      {items
        .filter((item) => item.open)
        .map((item) => (
          <p key={item.id}>{item.message}</p>
        ))}
    </div>
  );
}
