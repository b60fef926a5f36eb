import { ArrowLeft, Menu as MenuIcon } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "wouter";
import { Badge } from "../badge.tsx";
import { Icon } from "../icon.tsx";
import { IconButton, iconButtonClass } from "../icon-button.tsx";
import { Menu } from "../menu.tsx";
import { cx } from "../style.ts";
import { Brand } from "./brand.tsx";
import { bar, fromPhone, menuButton, phoneLogIn, phoneOnly, push, skip, taskTitle } from "./header-style.ts";
import { HeaderTools, type HeaderToolsProps, LogInLink } from "./header-tools.tsx";
import { currentHref, type NavGroup } from "./nav.ts";

/** A page with one task: on phones its header has the way back, the title and one action. */
export interface TaskHeader {
  readonly title: string;
  /** Absent: there is nowhere to go back to, and the tools stay instead. */
  readonly backHref?: string | undefined;
  readonly action?: ReactNode;
}

export interface HeaderProps extends HeaderToolsProps {
  readonly homeHref: string;
  /** The area's navigation, as a menu between 768 and 991 px, where there is no side bar. */
  readonly groups: readonly NavGroup[];
  /** How the feed is. */
  readonly feed?: ReactNode;
  /** The site's short name, such as EU. */
  readonly siteBadge?: string | undefined;
  readonly task?: TaskHeader | undefined;
  /** Phones offer the login on task pages too, whose tools they hide: the page itself does not know that it is needed. */
  readonly loginOnPhone?: boolean;
}

/** The sticky head of every page, 56 px high, 52 on phones. */
export function Header(props: HeaderProps): ReactNode {
  const { homeHref, feed, siteBadge, task } = props;
  const { t } = useTranslation();
  const isTask = task !== undefined;
  return (
    <header className={bar} data-back={task?.backHref !== undefined || undefined}>
      <a href="#main" className={skip}>
        {t("ui.skipToContent")}
      </a>
      {task?.backHref !== undefined && (
        <Link href={task.backHref} className={cx(iconButtonClass("lg"), phoneOnly)} aria-label={t("ui.back")}>
          <Icon of={ArrowLeft} size={20} flip />
        </Link>
      )}
      <AreaMenu groups={props.groups} />
      <Brand href={homeHref} {...(isTask && { className: fromPhone })} />
      {isTask && (
        <strong className={cx(taskTitle, phoneOnly)} aria-hidden="true">
          {task.title}
        </strong>
      )}
      <span className={push} />
      {feed}
      {siteBadge !== undefined && (
        <Badge tone="line" className={fromPhone}>
          {siteBadge}
        </Badge>
      )}
      {isTask && <span className={phoneOnly}>{task.action}</span>}
      {task?.backHref !== undefined && props.loginOnPhone === true && (
        <LogInLink href={props.loginHref} className={cx(phoneLogIn, phoneOnly)} />
      )}
      <HeaderTools {...props} hiddenOnPhone={task?.backHref !== undefined} />
    </header>
  );
}

function AreaMenu({ groups }: { readonly groups: readonly NavGroup[] }): ReactNode {
  const { t } = useTranslation();
  const [path] = useLocation();
  const shown = groups.filter((group) => group.entries.length > 0);
  const entries = shown.flatMap((group) => group.entries);
  if (entries.length < 2) return null;
  const current = currentHref(
    entries.map((entry) => entry.href),
    path,
  );
  return (
    <Menu
      label={t("ui.nav.area")}
      align="start"
      groups={shown.map((group) => ({
        id: group.id,
        ...(group.label !== undefined && { label: group.label }),
        items: group.entries.map((entry) => ({
          id: entry.href,
          label: entry.label,
          icon: entry.icon,
          chosen: entry.href === current,
        })),
      }))}
      renderTrigger={(props) => (
        <IconButton {...props} label={t("ui.nav.area")} icon={MenuIcon} size="lg" className={menuButton} />
      )}
    />
  );
}
