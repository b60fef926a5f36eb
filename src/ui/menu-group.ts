import type { IconNode } from "lucide";
import type { ReactNode } from "react";

export interface MenuItem {
  /** In a menu of pages: where it leads. */
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: IconNode;
  /** Given for choices: true for the one that holds now. */
  readonly chosen?: boolean;
  readonly disabled?: boolean;
  readonly lang?: string;
}

export interface MenuGroup {
  readonly id: string;
  readonly label?: string;
  readonly items: readonly MenuItem[];
}

/** What a menu shows, and who is notified of what was chosen: nobody where its items are pages, which are links then. */
export interface MenuContent {
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  readonly onSelect?: (itemId: string, groupId: string) => void;
  readonly align?: "start" | "end";
}
