import type { ReactNode } from "react";

export type ToastKind = "success" | "fail" | "info" | "warn" | "process";

export interface ToastOptions {
  /** A second, quieter line. */
  readonly detail?: ReactNode;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** ms; null stays until dismissed. 3000 unless stated; a process stays. */
  readonly durationMs?: number | null;
  /** A toast of the same id is replaced in its place. */
  readonly id?: string;
}

export interface ToastItem extends ToastOptions {
  readonly id: string;
  readonly kind: ToastKind;
  readonly message: ReactNode;
  readonly durationMs: number | null;
}

export type ToastChange = ToastOptions & { readonly kind?: ToastKind; readonly message?: ReactNode };

/** R9.19. */
const shownMs = 3_000;

/** How long a toast of this kind shows where nothing else is said: a process until it is updated or dismissed. */
export function durationOf(kind: ToastKind): number | null {
  return kind === "process" ? null : shownMs;
}
