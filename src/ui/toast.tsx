import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { pageClock } from "#src/bridge/clock.ts";
import { ToastBoard, type ToastChange, type ToastKind, type ToastOptions } from "./toast-board.ts";
import { PlainToasts } from "./toast-plain.tsx";

const board = new ToastBoard((ms, task) => pageClock.after(ms, task));

function adder(kind: ToastKind): (message: ReactNode, options?: ToastOptions) => string {
  return (message, options) => board.add(kind, message, options);
}

/** Short news at the top of the view (spec section 4). Each answers the toast's id. */
export const toast = {
  success: adder("success"),
  fail: adder("fail"),
  info: adder("info"),
  warn: adder("warn"),
  /** Spins and stays until it is updated or dismissed. */
  process: adder("process"),
  update: (id: string, change: ToastChange): void => board.update(id, change),
  dismiss: (id?: string): void => board.dismiss(id),
} as const;

/** The painter comes with the first toast, or earlier: see {@link prefetchToasts}. */
const loadStage = () => import("./toast-stage.tsx");
const Stage = lazy(() =>
  // Offline news is toasted when nothing can be fetched any more.
  loadStage().catch(() => ({ default: PlainToasts })),
);

/** For idle time, so that a later toast needs no network. */
export async function prefetchToasts(): Promise<void> {
  await loadStage().catch(() => undefined);
}

let everShown = false;
/** Once there was a toast the painter stays: it sees them out. */
const hasShown = (): boolean => {
  everShown ||= board.items().length > 0;
  return everShown;
};

/** Put it into the layout once, after the header. */
export function ToastHost(): ReactNode {
  const shown = useSyncExternalStore(board.subscribe, hasShown);
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <Stage board={board} />
    </Suspense>
  );
}
