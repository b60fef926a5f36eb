import { Check, FileDown } from "lucide";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { MigrationState } from "#shared/contract/migration.ts";
import { parseUrl } from "#shared/site/parse-url.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { listFormat } from "#src/i18n/formatters.ts";
import { hasEnded } from "#src/money/batch-record.ts";
import { media } from "#src/ui/breakpoints.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { Fact } from "#src/ui/description-list.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { css, cx } from "#src/ui/style.ts";
import { End } from "./end-card.tsx";
import { statementsPath } from "./paths.ts";
import { siteHref, useSiteName } from "./site-texts.ts";

const longestHost = 64;
/** In line with the button, not with the button and its host. */
const beside = css`${media.tablet} { align-self: flex-start; }`;
const ahead = css`
  display: inline-grid; gap: 4px; justify-items: center; min-width: 0;
  & > small { font-size: .75rem; line-height: 1rem; color: var(--ink-3); overflow-wrap: anywhere; }
`;
/** Stands where a figure is not known. */
const unknown = <Figure kind="value" value={undefined} />;

interface CompletedProps {
  readonly state: MigrationState;
}

/** It is done: this site can only be read, and the way leads to the new one (F6h.5). */
export function CompletedCard({ state }: CompletedProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const siteName = useSiteName();
  const { targetSite, siteUrl = "", quoteId = "", steps, updatedTime } = state;
  const site = siteName(targetSite);
  const hasCards = steps.some(({ key, state: step }) => key === "CARD" && step === "OK");
  return (
    <End
      tone="ok"
      icon={Check}
      title={t("migration.done.title", { site })}
      words={t("migration.done.text")}
      facts={
        <>
          <Fact term={t("migration.done.assets")}>
            <Assets state={state} />
          </Fact>
          {quoteId !== "" && (
            <Fact term={t("migration.done.lastConversion")}>
              <Converted state={state} />
            </Fact>
          )}
          {hasCards && (
            <Fact term={t("migration.step.CARD")}>
              <Cards state={state} />
            </Fact>
          )}
          <Fact term={t("migration.done.finished")}>{format.dateTime(updatedTime)}</Fact>
        </>
      }
    >
      <Ahead href={webAddress(siteUrl) || siteHref(targetSite)}>{t("migration.done.go", { site })}</Ahead>
      <Link href={statementsPath} className={cx(buttonClass("tertiary", "lg"), beside)}>
        <Icon of={FileDown} />
        {t("migration.done.statement")}
      </Link>
    </End>
  );
}

/** The way to the new site, with the host that it leads to. */
function Ahead({ href, children }: { readonly href: string; readonly children: string }): ReactNode {
  const hostId = useId();
  const url = href === "" ? null : parseUrl(href, location.origin);
  if (url === null) return null;
  return (
    <span className={ahead}>
      <a href={href} className={buttonClass("primary", "lg")} aria-describedby={hostId}>
        {children}
      </a>
      <small id={hostId}>{bidiIsolate(endOf(url.host))}</small>
    </span>
  );
}

/** Of a long name the end: it says whose host this is. */
function endOf(host: string): string {
  return host.length > longestHost ? `…${host.slice(-longestHost)}` : host;
}

/** What has moved. A list that says otherwise of any coin, or names none any more, tells no sum. */
function Assets({ state: { migrationId } }: CompletedProps): ReactNode {
  const { t } = useTranslation();
  const { data } = useCall("migration.review", { migrationId });
  const moved = data?.list.filter(({ action }) => action === "TRANSFER") ?? [];
  const isTold = moved.length > 0 && moved.every(({ place = "THERE" }) => place === "THERE");
  if (data === undefined || !isTold) return unknown;
  const coins = new Set(moved.map(({ coin }) => coin)).size;
  return (
    <>
      <OwnFigure kind="value" value={data.total.transferableUsd} unit="USD" />
      {` · ${t("migration.done.coins", { count: coins })}`}
    </>
  );
}

/** Of the conversion that was confirmed last: no answer tells of those before it. */
function Converted({ state: { migrationId, quoteId = "" } }: CompletedProps): ReactNode {
  const { t } = useTranslation();
  const { data } = useCall("migration.confirmQuery", { migrationId, quoteId });
  // Of one that goes on nobody knows yet how many it was.
  if (data === undefined || !hasEnded(data.status)) return unknown;
  const done = data.records.filter(({ status }) => status === "success");
  const into = done[0]?.toCoin ?? "";
  const coins = t("migration.done.coins", { count: done.length });
  return into === "" ? coins : `${bidiIsolate(into)} · ${coins}`;
}

/** Those that are at the new site. */
function Cards({ state: { migrationId } }: CompletedProps): ReactNode {
  const { i18n } = useTranslation();
  const { data } = useCall("cards.migrable", { migrationId });
  const moved = data?.list.filter(({ status }) => status === "MOVED") ?? [];
  if (moved.length === 0) return unknown;
  const names = moved.map(({ pan4 }) => bidiIsolate(`•• ${pan4}`));
  return listFormat(i18n.language, { style: "short", type: "unit" }).format(names);
}

/** As secure as this page, and no script; a name before the host is there to look like another host. */
function webAddress(reported: string): string {
  const url = reported === "" ? null : parseUrl(reported, location.origin);
  if (url === null || url.username !== "" || url.password !== "") return "";
  return url.protocol === "https:" || url.protocol === location.protocol ? url.href : "";
}
