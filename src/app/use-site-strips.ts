import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SiteBanner } from "#shared/contract/site.ts";
import { openStrips } from "#shared/site/open-strips.ts";
import { siteOf } from "#shared/site/site.ts";
import { bridge } from "../bridge/bridge.ts";
import { pageClock } from "../bridge/clock.ts";
import { serverNow } from "../bridge/server-clock.ts";
import { readUntilHad } from "../session/read-until-had.ts";
import { useClientStore } from "../state/client-store.ts";

/** Browsers count no further than 24 days. */
const longestMs = 3_600_000;

interface Known {
  /** Null before the first answer, and where there is none. */
  readonly rows: readonly SiteBanner[] | null;
  readonly at: number;
}

/**
 * What the site says on the page of a route key right now (F2a.8): asked page by page, since the worker keeps an answer for a minute.
 * The strip on stablecoins is not among it: it is told to the store.
 */
export function useSiteStrips(page: string): readonly SiteBanner[] {
  const { language } = useTranslation().i18n;
  const [{ rows, at }, setKnown] = useState<Known>({ rows: null, at: 0 });
  const { stablecoins, others, until } = openStrips(rows ?? [], at);

  useEffect(() => {
    let isOver = false;
    const isCurrent = (): boolean => !isOver;
    const input = { siteId: siteOf(location.hostname), page, language };
    void readUntilHad({ bridge, isCurrent }, "site.banner", input, (answer) => {
      if (isCurrent()) setKnown({ rows: answer?.list ?? null, at: serverNow() });
    });
    return () => {
      isOver = true;
    };
  }, [page, language]);

  useEffect(() => {
    if (rows !== null) useClientStore.setState({ showUnregulatedTips: stablecoins });
  }, [rows, stablecoins]);

  useEffect(() => {
    if (until === Infinity) return undefined;
    return pageClock.after(Math.min(until - at, longestMs), () => setKnown({ rows, at: serverNow() }));
  }, [rows, at, until]);
  return others;
}
