import { LifeBuoy } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { supportHref } from "#src/state/app-config.ts";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button.tsx";
import { Icon } from "./icon.tsx";

export interface SupportLinkProps {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** As wide as its container. */
  readonly block?: boolean;
  /** "Contact support" where it is absent. */
  readonly children?: string;
}

/** The way to the host's support; nothing where it has none. */
export function SupportLink({ variant, size, block, children }: SupportLinkProps): ReactNode {
  const { t } = useTranslation();
  if (supportHref === "") return null;
  return (
    <a className={buttonClass(variant, size, block)} href={supportHref}>
      <Icon of={LifeBuoy} />
      {children ?? t("ui.support")}
    </a>
  );
}
