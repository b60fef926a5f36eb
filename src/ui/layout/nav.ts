import type { IconNode } from "lucide";

export interface NavLink {
  readonly href: string;
  readonly label: string;
}

export interface NavEntry extends NavLink {
  readonly icon: IconNode;
  /** The icon points along the line of text. */
  readonly flip?: boolean;
}

/** Entries under one caption; a group whose entries a site hides is left out with its caption. */
export interface NavGroup {
  readonly id: string;
  readonly label?: string;
  readonly entries: readonly NavEntry[];
}

/** A place of the tab bar: one page, or the list of several. */
export interface NavTab {
  readonly id: string;
  readonly label: string;
  readonly icon: IconNode;
  readonly entries: readonly NavEntry[];
}

/** The entry that the current path belongs to: the longest that is the path or a folder above it. */
export function currentHref(hrefs: readonly string[], path: string): string | undefined {
  const plain = trimmed(path);
  return hrefs
    .filter((href) => plain === trimmed(href) || plain.startsWith(`${trimmed(href)}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}

function trimmed(path: string): string {
  return path.replace(/\/+$/, "") || "/";
}
