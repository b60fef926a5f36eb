import { lazy, memo, type ReactNode, Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "wouter";
import { AfterFrame } from "#src/lazy/after-frame.tsx";
import { optional } from "#src/lazy/optional.ts";
import { useIdle } from "#src/lazy/use-idle.ts";
import { useSessionGate } from "#src/session/session-gate.ts";
import { useAccountMoves } from "#src/state/account-moves.ts";
import { useFeatures } from "#src/state/use-features.ts";
import { Body, Page } from "../ui/layout/page.tsx";
import { SideBar } from "../ui/layout/side-bar.tsx";
import { TabBar } from "../ui/layout/tab-bar.tsx";
import { Skeleton, SkeletonLine } from "../ui/skeleton.tsx";
import { AppHeader } from "./app-header.tsx";
import { isOffered, navigation, tabs } from "./nav-groups.ts";
import { PageEntered } from "./page-entered.ts";
import { type AppRoute, listedPath } from "./route.ts";
import { RouteBoundary } from "./route-boundary.tsx";
import { routeOf } from "./routes.tsx";
import { sessionHost } from "./session-host.ts";

/** The default layout (R2.7): header, banner strip, the routed page, footer; toasts bring their container along. */
export function Layout(): ReactNode {
  useSessionGate(sessionHost);
  const { t } = useTranslation();
  const [path] = useLocation();
  const features = useFeatures();
  const isIdle = useIdle();
  const moves = useAccountMoves((state) => state.moves);
  const groups = useMemo(() => navigation(t, features, moves), [t, features, moves]);
  const found = routeOf(path);
  const route = found !== undefined && isOffered(found, features) ? found : notFound;
  return (
    <>
      <AppHeader groups={groups} />
      {isIdle && (
        <Suspense fallback={null}>
          <Banners />
        </Suspense>
      )}
      <Body side={<SideBar label={t("nav.area")} groups={groups} path={listedPath(route, path)} />}>
        <RouteBoundary place={path}>
          {/* What differs by a part of its address alone is another page, too. */}
          <RoutedPage key={path} route={route} />
        </RouteBoundary>
      </Body>
      {isIdle && (
        <Suspense fallback={null}>
          <Footer path={path} />
        </Suspense>
      )}
      {route.task === undefined && <TabBar label={t("nav.main")} tabs={tabs(t, features)} path={path} />}
    </>
  );
}

const Banners = lazy(optional(() => import("./banners.tsx")));
const Footer = lazy(optional(() => import("./app-footer.tsx")));

type ShownRoute = Pick<AppRoute, "titleKey" | "Page" | "group" | "task" | "Ahead">;

/** For what is no page here. */
const notFound: ShownRoute = { titleKey: "app.notFound", Page: lazy(() => import("./not-found-page.tsx")) };

/** What the frame learns, such as who is here, renders the frame alone. */
const RoutedPage = memo(function RoutedPage({ route }: { readonly route: ShownRoute }): ReactNode {
  const { t } = useTranslation();
  const { titleKey, Page: Shown, task, Ahead = GreyBlock } = route;
  const onItsWay = (
    <Page title={t(titleKey)} task={task !== undefined}>
      <Ahead />
    </Page>
  );
  return (
    <AfterFrame fallback={onItsWay}>
      <Suspense fallback={onItsWay}>
        <PageEntered titleKey={titleKey} />
        <Shown />
      </Suspense>
    </AfterFrame>
  );
});

function GreyBlock(): ReactNode {
  return (
    <Skeleton>
      <SkeletonLine width="100%" height={320} />
    </Skeleton>
  );
}
