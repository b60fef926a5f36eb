import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import type { CallOutput } from "#shared/contract/index.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";

/** One thing that waits for the person, or that is under way. */
export interface Notice {
  readonly id: string;
  readonly icon: IconNode;
  readonly tone?: "plain" | "warn" | "primary";
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** What to do next; an address without a scheme stays within the app. */
  readonly action?: { readonly label: string; readonly href: string };
  /** How far it is: a whole share of 100 and its words, such as 14/20. */
  readonly progress?: { readonly share: number; readonly label: string };
}

/** What one source found. */
export interface Found {
  readonly notices: readonly Notice[];
  /** Words for what could not be read: the notices are then those of before, or not all. "" where it could. */
  readonly unread: string;
}

/** What the page knows already, for sources to look at. */
export interface NoticeWorld {
  readonly overview: CallOutput<"assets.overview">;
  /** Amounts are hidden. */
  readonly concealed: boolean;
}

/** Where notices come from. An area joins with one entry in `needs-you.ts` or `on-its-way.ts`. */
export interface NoticeSource {
  readonly id: string;
  /** Undefined while it is not known whether there are any. */
  readonly useNotices: (world: NoticeWorld) => Found | undefined;
}

/** What a topic shows is of before, or nothing. */
export function isLost(status: TopicStatus): boolean {
  return status === "stale" || status === "closed";
}

export function found(notices: readonly Notice[], unread = ""): Found {
  return { notices, unread };
}
