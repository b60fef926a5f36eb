import type { ReactNode } from "react";
import { durationOf, type ToastChange, type ToastKind, type ToastOptions } from "./toast-item.ts";
import { showPlainly } from "./toast-plain.tsx";

type Stage = typeof import("./toast-stage.tsx");

let count = 0;

function notifier(kind: ToastKind): (message: ReactNode, options?: ToastOptions) => string {
  return (message, options = {}) => {
    count += 1;
    const id = options.id ?? `toast-${count}`;
    const durationMs = options.durationMs === undefined ? durationOf(kind) : options.durationMs;
    void onStage(
      (stage) => stage.show({ ...options, id, kind, message, durationMs }),
      () => showPlainly(message, durationMs ?? 3_000),
    );
    return id;
  };
}

/** Short news at the top of the view (R4.18-R4.20). Each answers the toast's id. */
export const toast = {
  success: notifier("success"),
  fail: notifier("fail"),
  info: notifier("info"),
  warn: notifier("warn"),
  /** Spins and stays until it is updated or dismissed. */
  process: notifier("process"),
  update(id: string, change: ToastChange): void {
    void onStage(
      (stage) => stage.update(id, change),
      () => showPlainly(change.message, durationOf("info") ?? 3_000),
    );
  },
  dismiss(id?: string): void {
    void onStage(
      (stage) => stage.dismiss(id),
      () => undefined,
    );
  },
} as const;

/** The painter comes with the first toast: most visits see none. */
const load = (): Promise<Stage> => import("./toast-stage.tsx");
const mount = async (): Promise<Stage> => {
  const loaded = await load();
  await loaded.mount();
  return loaded;
};
let stage: Promise<Stage> | undefined;

/**
 * In the order of the calls; what is told before the painter is there waits for it, and its time counts from its first
 * paint. Offline news is told when nothing can be fetched any more: `otherwise` tells it, and the next toast tries again.
 */
async function onStage(act: (stage: Stage) => void, otherwise: () => void): Promise<void> {
  stage ??= mount();
  const loading = stage;
  const there = await loading.catch(() => null);
  if (there !== null) {
    act(there);
    return;
  }
  if (stage === loading) stage = undefined;
  otherwise();
}
