import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { buttonClass } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";

export interface DrawerLinkProps {
  readonly href: string;
  /** What the page there takes out of the history's state. */
  readonly state?: object;
  readonly icon: IconNode;
  readonly children: ReactNode;
}

/** At the foot of a record's details: where the same can be done again. */
export function DrawerLink({ href, state, icon, children }: DrawerLinkProps): ReactNode {
  return (
    <Link className={buttonClass("primary", "md", true)} href={href} state={state}>
      <Icon of={icon} />
      {children}
    </Link>
  );
}
