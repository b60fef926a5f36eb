import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "wouter";
import type { CallOutput } from "#shared/contract/index.ts";
import { applicationRoot } from "#shared/site/application-root.ts";
import { matchLanguage } from "#shared/site/languages.ts";
import { learnLink, stablecoinRegulationsPage } from "#shared/site/learn-link.ts";
import { isLoginExempt } from "#shared/site/login-exempt.ts";
import { siteOf } from "#shared/site/site.ts";
import { showsStablecoinBanner } from "#shared/site/stablecoin-banner.ts";
import { bridge, onWorkerHealth, workerHealth } from "../bridge/bridge.ts";
import { textsOf } from "../i18n/page-texts.ts";
import { optional } from "../lazy/optional.ts";
import { useSessionStatus } from "../session/session.ts";
import { useAccountMoves } from "../state/account-moves.ts";
import { appConfig } from "../state/app-config.ts";
import { useClientStore } from "../state/client-store.ts";
import { showNotices } from "../state/notices.ts";
import { onlineNow, watchOnline } from "../state/online.ts";
import { Banner } from "../ui/layout/banner.tsx";
import { phoneOnly } from "../ui/layout/header-style.ts";
import { usePhone } from "../ui/use-phone.ts";
import { routeKey } from "./routes.tsx";
import { reconnectFeed, useFeedState } from "./use-feed-state.ts";
import { useSiteStrips } from "./use-site-strips.ts";

const site = siteOf(location.hostname);
showNotices();

/** The strip under the header: what keeps the whole page from working, then notices of the site and the account (R2.7, R2.10). */
export default function Banners(): ReactNode {
  return (
    <>
      <Trouble />
      <SiteNotices />
      <MigrationNotice />
      <Level />
    </>
  );
}

function Trouble(): ReactNode {
  const { t } = useTranslation();
  const { phase } = useSyncExternalStore(onWorkerHealth, workerHealth);
  const isOnline = useSyncExternalStore(watchOnline, onlineNow);
  const feed = useFeedState();
  if (phase === "failed") {
    return (
      <Banner tone="warn">
        {t("app.workerFailed", {
          defaultValue: "The page lost its connection and could not reconnect.",
        })}{" "}
        <button type="button" onClick={() => location.reload()}>
          {t("app.reload", { defaultValue: "Reload the page" })}
        </button>
      </Banner>
    );
  }
  if (!isOnline) return <Banner tone="offline">{t("app.offline")}</Banner>;
  return feed === "disconnected" ? (
    <Banner tone="warn" className={phoneOnly}>
      {t("app.feedLost")}{" "}
      <button type="button" onClick={reconnectFeed}>
        {t("ui.feed.reconnect")}
      </button>
    </Banner>
  ) : null;
}

const SiteStrips = lazy(optional(() => import("./site-strips.tsx")));

/** Who has no strip to show fetches nothing of them. */
function SiteNotices(): ReactNode {
  const [path] = useLocation();
  const rows = useSiteStrips(routeKey(path));
  return (
    <>
      <StablecoinNotice />
      {rows.length > 0 && (
        <Suspense fallback={null}>
          <SiteStrips rows={rows} />
        </Suspense>
      )}
    </>
  );
}

function StablecoinNotice(): ReactNode {
  const { t, i18n } = useTranslation();
  const shown = useClientStore((state) => state.showUnregulatedTips);
  if (!showsStablecoinBanner(site, appConfig, shown)) return null;
  const language = matchLanguage(i18n.language, site) ?? "en";
  return (
    <Banner>
      {t("app.unregulatedStablecoins")}{" "}
      <a href={learnLink(appConfig, location.origin, language, stablecoinRegulationsPage)}>
        {t("app.readMore")}
      </a>
    </Banner>
  );
}

const LevelBadge = lazy(optional(() => import("../features/loyalty/level-badge.tsx")));

/** In the header, where there is room for it; phones ask nothing. */
function Level(): ReactNode {
  const isHere = useSessionStatus() === "logged-in";
  const isPhone = usePhone();
  const userId = useClientStore((state) => state.user?.id ?? 0);
  if (!isHere || isPhone || userId === 0) return null;
  return <LevelOfOne key={userId} />;
}

/** Who has no level fetches nothing of it. */
function LevelOfOne(): ReactNode {
  const label = useAnswer("profile.vipLabel", "");
  if (label === null || label.labelType === 0) return null;
  return (
    <Suspense fallback={null}>
      <LevelBadge label={label} />
    </Suspense>
  );
}

/** With its words, for whose account moves. */
const MigrationBanner = lazy(
  optional(async () => {
    const [part] = await Promise.all([
      import("../features/migration/migration-banner.tsx"),
      textsOf("migration"),
    ]);
    return part;
  }),
);
const migrationPath = "/center/migration";

/** Leads an account that has to move to where it does (F2g.1); who cannot be asked sees nothing. */
function MigrationNotice(): ReactNode {
  const isHere = useSessionStatus() === "logged-in";
  const [path] = useLocation();
  // A page for everybody neither fetches nor shows what is of one account; the side bar keeps what any other page learned.
  const isFor = isHere && !isLoginExempt(applicationRoot.replace(/\/$/, "") + path);
  const found = useAnswer("migration.banner", isFor ? path : null);
  const moves = isHere && found?.show === true;
  // The side bar lists the page as well.
  useEffect(() => useAccountMoves.setState({ moves }), [moves]);
  if (!moves || !isFor || path === migrationPath) return null;
  return (
    <Suspense fallback={null}>
      <MigrationBanner banner={found} />
    </Suspense>
  );
}

/** What the exchange says of the person, asked again for each `of`: the worker keeps it for a while. Null until it is known. */
function useAnswer<N extends "migration.banner" | "profile.vipLabel">(
  name: N,
  of: string | null,
): CallOutput<N> | null {
  const [found, setFound] = useState<CallOutput<N> | null>(null);
  useEffect(() => {
    if (of === null) return undefined;
    let isOver = false;
    const load = async (): Promise<void> => {
      const answer = await bridge.call(name, {}, { silent: true }).catch(() => null);
      if (!isOver && answer?.kind === "ok") setFound(answer.data);
    };
    void load();
    return () => {
      isOver = true;
    };
  }, [name, of]);
  return found;
}
