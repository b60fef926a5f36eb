import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import type { CallOutput } from "#shared/contract/index.ts";

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

/** What the page knows already, for sources to look at. */
export interface NoticeWorld {
  readonly overview: CallOutput<"assets.overview">;
  /** Amounts are hidden. */
  readonly concealed: boolean;
}

/** Where notices come from. An area joins with one entry in `sources.ts`. */
export interface NoticeSource {
  readonly id: string;
  /** Undefined while it is not known whether there are any. */
  readonly useNotices: (world: NoticeWorld) => readonly Notice[] | undefined;
}

export const noNotices: readonly Notice[] = [];
