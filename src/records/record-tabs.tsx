import type { ReactNode } from "react";
import { Tabs } from "#src/ui/tabs.tsx";
import { tabsClass } from "./list-style.ts";

export interface RecordTabsProps<C extends string> {
  /** Names the row for screen readers. */
  readonly label: string;
  readonly all: string;
  readonly choices: readonly C[];
  readonly textOf: (choice: C) => string;
  readonly value: C | "";
  readonly hrefOf: (choice: C | "") => string;
}

/** The tabs of a filter that divides the list, at the top of its card. */
export function RecordTabs<C extends string>(props: RecordTabsProps<C>): ReactNode {
  const { label, all, choices, textOf, value, hrefOf } = props;
  return (
    <Tabs
      variant="card"
      className={tabsClass}
      label={label}
      items={[
        { id: "", label: all, href: hrefOf("") },
        ...choices.map((choice) => ({ id: choice, label: textOf(choice), href: hrefOf(choice) })),
      ]}
      value={value}
    />
  );
}
