import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { buttonClass } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";

export interface DrawerLinkProps {
  readonly href: string;
  readonly icon: IconNode;
  readonly children: ReactNode;
}

/** At the foot of a record's details: where the same can be done again. */
export function DrawerLink({ href, icon, children }: DrawerLinkProps): ReactNode {
  return (
    <Link className={buttonClass("primary", "md", true)} href={href}>
      <Icon of={icon} />
      {children}
    </Link>
  );
}
