import { lazy, memo, type ReactNode, Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "wouter";
import { useStore } from "zustand";
import { siteOf } from "#shared/site/site.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { presentError } from "#src/session/error-presenter.ts";
import { loginHref } from "#src/session/login.ts";
import { useFeatures } from "#src/state/use-features.ts";
import { offeredLanguages } from "../i18n/language.ts";
import { changeLanguage, textsOf } from "../i18n/page-texts.ts";
import { useSessionStatus } from "../session/session.ts";
import { isLoggedIn, type User, useClientStore } from "../state/client-store.ts";
import { useLanguageNames } from "../state/language-names.ts";
import { usePageHead } from "../state/page-head.ts";
import { chooseTheme, themeStore } from "../state/theme.ts";
import { Icon } from "../ui/icon.tsx";
import { iconButtonClass } from "../ui/icon-button.tsx";
import { FeedSign } from "../ui/layout/feed-sign.tsx";
import { Header, type TaskHeader } from "../ui/layout/header.tsx";
import type { NavGroup } from "../ui/layout/nav.ts";
import { isListed } from "./nav-groups.ts";
import type { AppRoute } from "./route.ts";
import { routeOf } from "./routes.tsx";
import { reconnectFeed, useFeedState } from "./use-feed-state.ts";

const siteBadge = siteOf(location.hostname);

export interface AppHeaderProps {
  readonly groups: readonly NavGroup[];
}

/** The design system's header, told who is here, in which language, and how the feed is. */
export const AppHeader = memo(function AppHeader({ groups }: AppHeaderProps): ReactNode {
  const { i18n } = useTranslation();
  const [path] = useLocation();
  const status = useSessionStatus();
  const user = useClientStore((state) => state.user);
  const theme = useStore(themeStore, (state) => state.choice);
  const route = routeOf(path);
  const names = useLanguageNames();
  const languages = useMemo(
    () => offeredLanguages().map((code) => ({ code, label: names[code] ?? code })),
    [names],
  );
  const [account, setAccount] = useState<boolean>();
  // Whoever logs in next has not asked for it.
  if (account === true && !isLoggedIn(user)) setAccount(false);
  return (
    <>
      <Header
        homeHref="/"
        groups={groups}
        feed={<Feed />}
        siteBadge={siteBadge === "" ? undefined : siteBadge}
        task={useTask(route)}
        languages={languages}
        language={i18n.language}
        onLanguage={(code) => void changeLanguage(code)}
        theme={theme}
        onTheme={chooseTheme}
        user={userOf(user)}
        onAccount={() => setAccount(true)}
        onAccountNear={() => void fetchPanel()}
        loginHref={status === "anonymous" || status === "unavailable" ? loginHref : undefined}
        loginOnPhone={status === "unavailable"}
      />
      {/* Once seen it stays, so that it can leave as it came. */}
      {account !== undefined && (
        <Suspense fallback={null}>
          <AccountPanel open={account} onClose={() => setAccount(false)} onLogOut={leave} />
        </Suspense>
      )}
    </>
  );
});

/** By itself: what it learns renders nothing else. */
function Feed(): ReactNode {
  return <FeedSign state={useFeedState()} onReconnect={reconnectFeed} />;
}

/** Comes when the pointer or the focus is near its button. */
const fetchPanel = importWithRetry(async () => {
  const [panel] = await Promise.all([import("../features/loyalty/account-panel.tsx"), textsOf("loyalty")]);
  return panel;
});
const AccountPanel = lazy(fetchPanel);

function leave(): void {
  void import("#src/session/after-paint.ts").then(({ logOut }) => logOut()).catch(presentError);
}

function useTask(route: AppRoute | undefined): TaskHeader | undefined {
  const { t } = useTranslation();
  const head = usePageHead();
  const features = useFeatures();
  if (route?.task === undefined) return undefined;
  const { backTo, aside } = route.task;
  const target = aside === undefined ? undefined : routeOf(aside);
  const further = target !== undefined && isListed(target, features) ? target : undefined;
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

function userOf(user: User | null): { name: string } | undefined {
  if (user === null || !isLoggedIn(user)) return undefined;
  return { name: user.email || user.mobile || String(user.id) };
}
