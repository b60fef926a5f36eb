import { type ReactNode, useSyncExternalStore } from "react";
import { matchLanguage } from "#shared/site/languages.ts";
import { learnLink, stablecoinRegulationsPage } from "#shared/site/learn-link.ts";
import { siteOf } from "#shared/site/site.ts";
import { showsStablecoinBanner } from "#shared/site/stablecoin-banner.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { onWorkerHealth, workerHealth } from "../bridge/bridge.ts";
import { appConfig } from "../state/app-config.ts";
import { useClientStore } from "../state/client-store.ts";
import { onlineNow, watchOnline } from "../state/online.ts";
import { Banner } from "../ui/layout/banner.tsx";
import { phoneOnly } from "../ui/layout/header-style.ts";
import { reconnectFeed, useFeedState } from "./use-feed-state.ts";

const site = siteOf(location.hostname);

/** The strip under the header: what keeps the whole page from working, then the site's notice (R2.7, R2.10). */
export function Banners(): ReactNode {
  return (
    <>
      <Trouble />
      <StablecoinNotice />
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
