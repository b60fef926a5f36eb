import { lazy, type ReactNode, Suspense } from "react";
import { Link, useLocation } from "wouter";
import { siteOf } from "#shared/site/site.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { optional } from "#src/lazy/optional.ts";
import { presentError } from "#src/session/error-presenter.ts";
import { loginHref } from "#src/session/login.ts";
import { changeLanguage } from "../i18n/i18n.ts";
import { offeredLanguages } from "../i18n/language.ts";
import { useSessionStatus } from "../session/session.ts";
import { isLoggedIn, type User, useClientStore } from "../state/client-store.ts";
import { usePageHead } from "../state/page-head.ts";
import { chooseTheme, useTheme } from "../state/theme.ts";
import { Icon } from "../ui/icon.tsx";
import { iconButtonClass } from "../ui/icon-button.tsx";
import { Header, type TaskHeader } from "../ui/layout/header.tsx";
import type { NavGroup } from "../ui/layout/nav.ts";
import { isOffered } from "./nav-groups.ts";
import { type AppRoute, routeOf } from "./routes.tsx";
import { useFeatures } from "./use-features.ts";
import { reconnectFeed, useFeedState } from "./use-feed-state.ts";

const languages = offeredLanguages().map(({ language, name }) => ({ code: language, label: name }));
const siteBadge = siteOf(location.hostname);

/** The design system's header, told who is here, in which language, and how the feed is. */
export function AppHeader({ groups }: { readonly groups: readonly NavGroup[] }): ReactNode {
  const { i18n } = useTranslation();
  const [path] = useLocation();
  const status = useSessionStatus();
  const user = useClientStore((state) => state.user);
  const theme = useTheme((state) => state.choice);
  const feed = useFeedState();
  const route = routeOf(path);
  const shownUser = userOf(user);
  return (
    <Header
      homeHref="/"
      groups={groups}
      path={path}
      feed={feed}
      onReconnect={reconnectFeed}
      siteBadge={siteBadge === "" ? undefined : siteBadge}
      task={useTask(route)}
      languages={languages}
      language={i18n.language}
      onLanguage={(code) => void changeLanguage(code)}
      theme={theme}
      onTheme={chooseTheme}
      user={shownUser && { ...shownUser, badge }}
      onLogOut={() => {
        void import("#src/session/after-paint.ts").then(({ logOut }) => logOut()).catch(presentError);
      }}
      loginHref={status === "anonymous" || status === "unavailable" ? loginHref() : undefined}
      loginOnPhone={status === "unavailable"}
    />
  );
}

/** Asked for when the account's menu opens. */
const AccountBadge = lazy(optional(() => import("./account-badge.tsx")));
const badge = (
  <Suspense fallback={null}>
    <AccountBadge />
  </Suspense>
);

function useTask(route: AppRoute | undefined): TaskHeader | undefined {
  const { t } = useTranslation();
  const head = usePageHead();
  const features = useFeatures();
  if (route?.task === undefined) return undefined;
  const { backTo, aside } = route.task;
  const target = aside === undefined ? undefined : routeOf(aside);
  const further = target !== undefined && isOffered(target, features) ? target : undefined;
  return {
    title: head.title || t(route.titleKey),
    backHref: head.back || backTo,
    action: further && (
      <Link
        href={head.aside || further.path}
        className={iconButtonClass("lg")}
        aria-label={t(further.titleKey)}
      >
        <Icon of={further.icon} size={20} />
      </Link>
    ),
  };
}

function userOf(user: User | null): { name: string; detail?: string } | undefined {
  if (user === null || !isLoggedIn(user)) return undefined;
  const name = user.email || user.mobile || String(user.id);
  return name === String(user.id) ? { name } : { name, detail: `UID ${user.id}` };
}
