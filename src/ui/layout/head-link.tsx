import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { buttonClass } from "../button.tsx";
import { flow } from "../flow.ts";
import { Icon } from "../icon.tsx";
import { cx } from "../style.ts";

export interface HeadLinkProps {
  readonly href: string;
  readonly icon: IconNode;
  readonly children: ReactNode;
}

/** From a page's head to a page beside it. On phones the way back and the navigation lead there. */
export function HeadLink({ href, icon, children }: HeadLinkProps): ReactNode {
  return (
    <Link href={href} className={cx(buttonClass("tertiary"), flow.notPhone)}>
      <Icon of={icon} />
      {children}
    </Link>
  );
}
