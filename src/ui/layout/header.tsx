import { ArrowLeft, Menu as MenuIcon } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "wouter";
import { Badge } from "../badge.tsx";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { IconButton, iconButtonClass } from "../icon-button.tsx";
import { type FeedState, LiveDot } from "../live-dot.tsx";
import { Menu } from "../menu.tsx";
import { cx } from "../style.ts";
import { Brand } from "./brand.tsx";
import {
  bar,
  fromPhone,
  menuButton,
  phoneLogIn,
  phoneOnly,
  push,
  site,
  skip,
  status,
  taskTitle,
} from "./header-style.ts";
import { HeaderTools, type HeaderToolsProps, LogInLink } from "./header-tools.tsx";
import { currentHref, type NavGroup, type NavLink } from "./nav.ts";

/** A page with one task: on phones its header has the way back, the title and one action. */
export interface TaskHeader {
  readonly title: string;
  /** Absent: there is nowhere to go back to, and the tools stay instead. */
  readonly backHref?: string | undefined;
  readonly action?: ReactNode;
}

export interface HeaderProps extends HeaderToolsProps {
  readonly homeHref: string;
  /** Other areas of the site; none given, none shown. */
  readonly siteLinks?: readonly NavLink[];
  /** The area's navigation, as a menu between 768 and 991 px, where there is no side bar. */
  readonly groups: readonly NavGroup[];
  readonly path: string;
  readonly feed?: FeedState | undefined;
  /** Offered while the feed is disconnected; phones have it in a strip below. */
  readonly onReconnect?: (() => void) | undefined;
  /** The site's short name, such as EU. */
  readonly siteBadge?: string | undefined;
  readonly task?: TaskHeader | undefined;
  /** Phones offer the login on task pages too, whose tools they hide: the page itself does not know that it is needed. */
  readonly loginOnPhone?: boolean;
}

/** The sticky head of every page, 56 px high, 52 on phones. */
export function Header(props: HeaderProps): ReactNode {
  const { homeHref, siteLinks = [], path, feed, siteBadge, task } = props;
  const { t } = useTranslation();
  const current = currentHref(
    siteLinks.map((link) => link.href),
    path,
  );
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
      {siteLinks.length > 0 && (
        <nav className={site} aria-label={t("ui.nav.site")}>
          {siteLinks.map((link) => (
            <a key={link.href} href={link.href} aria-current={link.href === current ? "page" : undefined}>
              {link.label}
            </a>
          ))}
        </nav>
      )}
      <span className={push} />
      {feed !== undefined && <LiveDot state={feed} announce className={cx(status, fromPhone)} />}
      {feed === "disconnected" && props.onReconnect !== undefined && (
        <Button size="sm" className={fromPhone} onClick={props.onReconnect}>
          {t("ui.feed.reconnect")}
        </Button>
      )}
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
  const [path, go] = useLocation();
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
      onSelect={(href) => go(href)}
      renderTrigger={(props) => (
        <IconButton {...props} label={t("ui.nav.area")} icon={MenuIcon} size="lg" className={menuButton} />
      )}
    />
  );
}
