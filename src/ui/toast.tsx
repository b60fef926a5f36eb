import { lazy, type ReactNode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { pageClock } from "#src/bridge/clock.ts";
import { ToastBoard, type ToastChange, type ToastKind, type ToastOptions } from "./toast-board.ts";
import { PlainToasts } from "./toast-plain.tsx";

const board = new ToastBoard((ms, task) => pageClock.after(ms, task));

function adder(kind: ToastKind): (message: ReactNode, options?: ToastOptions) => string {
  return (message, options) => {
    mount();
    return board.add(kind, message, options);
  };
}

/** Short news at the top of the view (R4.18-R4.20). Each answers the toast's id. */
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

/** The painter comes with the first toast. */
const Stage = lazy(() =>
  // Offline news is toasted when nothing can be fetched any more.
  import("./toast-stage.tsx").catch(() => ({ default: PlainToasts })),
);

let mounted = false;

/** Puts the container onto the page with the first toast, in a root of its own: a first visit needs none of it. */
function mount(): void {
  if (mounted) return;
  mounted = true;
  const place = document.createElement("div");
  document.body.append(place);
  createRoot(place).render(
    <Suspense fallback={null}>
      <Stage board={board} />
    </Suspense>,
  );
}
