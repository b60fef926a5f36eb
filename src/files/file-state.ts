import { isFileUnderWay } from "#shared/domain/file-status.ts";

/** A file that is made in the background, as a list shows it. */
export interface MadeFile {
  readonly id: string;
  /** What it is, in words. */
  readonly title: string;
  /** What it is of, in words: its days, "" for one that has none. */
  readonly period: string;
  readonly format: string;
  /** As the exchange writes it (F4c.10). */
  readonly status: "-1" | "0" | "1" | "2" | "3" | "unknown";
  /** Bytes, 0 until it is made. */
  readonly size: number;
  /** Until when it can be downloaded, ms; 0 until it is made. */
  readonly expiresAt: number;
}

export type FileState = "queued" | "processing" | "ready" | "expired" | "failed";

const states = {
  "-1": "failed",
  "0": "queued",
  "1": "processing",
  "2": "ready",
  "3": "expired",
  unknown: "processing",
} as const satisfies Record<MadeFile["status"], FileState>;

/** Where a file stands at `now`, ms: one whose time is over has expired, whenever the list says so. */
export function fileState(
  { status, expiresAt }: Pick<MadeFile, "status" | "expiresAt">,
  now: number,
): FileState {
  const state = states[status];
  return state === "ready" && expiresAt > 0 && expiresAt <= now ? "expired" : state;
}

/** What it is and of what, in words: a file may be of no days. */
export function fileWords({ title, period }: Pick<MadeFile, "title" | "period">): readonly string[] {
  return period === "" ? [title] : [title, period];
}

export function isUnderWay({ status }: Pick<MadeFile, "status">): boolean {
  return isFileUnderWay(status);
}
