import { X } from "lucide";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SiteBanner } from "#shared/contract/site.ts";
import { matchLanguage } from "#shared/site/languages.ts";
import { siteOf } from "#shared/site/site.ts";
import { isOwnLink, safeLink } from "../files/file-links.ts";
import { textsOf } from "../i18n/page-texts.ts";
import { importWithRetry } from "../lazy/import-with-retry.ts";
import { tab } from "../state/storages.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { Banner } from "../ui/layout/banner.tsx";
import { css } from "../ui/style.ts";

const error = css`
  background: var(--danger-soft); border-color: var(--danger-line); & > svg { color: var(--danger); }
`;
const LeaveNotice = lazy(importWithRetry(() => import("../session/leave-notice.tsx")));

const close = css`margin-inline-start: 8px; vertical-align: middle;`;

/** What the site says on this page (R2.7, F2a.8): a line each that has words here, until it is closed. */
export default function SiteStrips({ rows }: { readonly rows: readonly SiteBanner[] }): ReactNode {
  const [closed, setClosed] = useState(readClosed);
  return rows
    .filter(({ id, closable }) => !(closable && closed.includes(id)))
    .map((row) => (
      <SiteStrip
        key={row.id}
        row={row}
        onClose={() => {
          const ids = [...closed, row.id];
          setClosed(ids);
          keepClosed(ids);
        }}
      />
    ));
}

function SiteStrip({
  row: { textKey, params, linkUrl, level, closable },
  onClose,
}: {
  readonly row: SiteBanner;
  readonly onClose: () => void;
}): ReactNode {
  const { t, i18n } = useTranslation();
  const [notice, setNotice] = useState<"open" | "closed" | null>(null);
  if (!useWords(textKey)) return null;
  const language = matchLanguage(i18n.language, siteOf(location.hostname)) ?? "en";
  const href = linkUrl === "" ? "" : safeLink(linkUrl.replaceAll("{lang}", language), location.origin);
  const leaves = href !== "" && !isOwnLink(href);
  return (
    <>
      <Banner tone={level === "info" ? "info" : "warn"} {...(level === "error" && { className: error })}>
        {t(textKey, { replace: params })} {href !== "" && !leaves && <a href={href}>{t("app.readMore")}</a>}
        {leaves && (
          // Nobody signs what a strip says. No link: one could be opened beside the notice by another mouse button.
          <button type="button" onClick={() => setNotice("open")}>
            {t("app.readMore")}
          </button>
        )}
        {closable && (
          <IconButton label={t("ui.close")} icon={X} size="sm" className={close} onClick={onClose} />
        )}
      </Banner>
      {notice !== null && (
        <Suspense fallback={null}>
          <LeaveNotice open={notice === "open"} link={href} onStay={() => setNotice("closed")} />
        </Suspense>
      )}
    </>
  );
}

/** Whether a text can be read here; the words of another area than the page's are requested first. */
function useWords(key: string): boolean {
  const { i18n } = useTranslation();
  const [, setLoaded] = useState("");
  const { language } = i18n;
  const isThere = i18n.exists(key);
  useEffect(() => {
    if (isThere) return;
    textsOf(key.split(".", 1)[0] ?? "").then(
      () => setLoaded(`${language} ${key}`),
      () => undefined,
    );
  }, [isThere, key, language]);
  return isThere;
}

/** As what is typed in this tab, it goes with a logout. */
const storedUnder = "coffer.closed-strips";

function readClosed(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(tab.getItem(storedUnder) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

function keepClosed(ids: readonly string[]): void {
  try {
    tab.setItem(storedUnder, JSON.stringify(ids));
  } catch {
    // Blocked storage: it is closed until the next load.
  }
}
