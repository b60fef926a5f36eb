import { ArrowLeftRight } from "lucide";
import { type ReactNode, useCallback, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { EstimateRow } from "#shared/contract/convert-estimate.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useFormat } from "#src/i18n/format.ts";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { figureClass } from "#src/ui/figure-style.ts";
import { flow } from "#src/ui/flow.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { LiveDot } from "#src/ui/live-dot.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { percentOf } from "./percent-text.ts";
import { RateFigure } from "./rate-figure.tsx";
import type { Convert } from "./use-convert.ts";
import { useLiveRow } from "./use-live-row.ts";

const rate = cx(flow.rowTight, css`justify-content: flex-end;`);

/** Rate, spread, fee and limits below the two amounts. */
export function RateLines({ convert }: { readonly convert: Convert }): ReactNode {
  const { form, row, freshness } = convert;
  const { t } = useTranslation();
  const [inverted, setInverted] = useState(false);
  const known = row !== undefined && row.rate !== "";
  // Limits that came without a spread: the exchange does not tell it.
  const hasSpread = row === undefined || row.spread !== "" || row.quoteTtlMs === 0;
  const stale = freshness === "stale" || freshness === "closed";
  return (
    <DescriptionList size="sm" data-stale={stale ? "" : undefined}>
      <Fact term={<Freshness convert={convert} known={known} />}>
        <span className={rate}>
          <LiveRate convert={convert} inverted={inverted} />
          <IconButton
            label={t("convert.invert")}
            icon={ArrowLeftRight}
            size="sm"
            glyph={14}
            aria-pressed={inverted}
            onClick={() => setInverted(!inverted)}
          />
        </span>
      </Fact>
      {hasSpread && (
        <Fact term={t("convert.spread")}>
          <Figure kind="percent" value={percentOf(row?.spread ?? "")} />
        </Fact>
      )}
      <Fact term={t("convert.fee")}>{t("convert.feeLater")}</Fact>
      <Fact term={t("convert.oneConversion")}>
        <Limits row={row} coin={form.fromCoin} />
      </Fact>
    </DescriptionList>
  );
}

function LiveRate({
  convert,
  inverted,
}: {
  readonly convert: Convert;
  readonly inverted: boolean;
}): ReactNode {
  const { fromCoin, toCoin } = convert.form;
  const row = useLiveRow(convert.live);
  return (
    <RateFigure
      from={inverted ? toCoin : fromCoin}
      to={inverted ? fromCoin : toCoin}
      rate={inverted ? row?.inverseRate : row?.rate}
      className={text.medium}
    />
  );
}

/** Green and live, or how old the rate is. */
function Freshness({ convert, known }: { readonly convert: Convert; readonly known: boolean }): ReactNode {
  const { t } = useTranslation();
  const { freshness, asOf } = convert;
  const stale = freshness === "stale" || freshness === "closed";
  const age = useAge(stale && asOf > 0 ? asOf : null);
  if (stale) {
    return (
      <LiveDot state="reconnecting">
        {age === null ? t("convert.rateStale") : t("convert.rateStaleAge", { age })}
      </LiveDot>
    );
  }
  if (!known) return <LiveDot state="offline">{t("convert.rateWait")}</LiveDot>;
  return <LiveDot state="live">{t("convert.liveRate")}</LiveDot>;
}

function Limits({ row, coin }: { readonly row: EstimateRow | undefined; readonly coin: string }): ReactNode {
  const format = useFormat();
  if (row === undefined || row.minFrom === "") return <Figure kind="amount" value="" />;
  const min = format.price(row.minFrom);
  const max = row.maxFrom === "" ? "" : format.price(row.maxFrom);
  return <span className={figureClass}>{max === "" ? `≥ ${min} ${coin}` : `${min} – ${max} ${coin}`}</span>;
}

/** Whole seconds since a server time, counting up each second; null for null. */
function useAge(since: number | null): number | null {
  const watch = useCallback(
    (tick: () => void) => {
      if (since === null) return () => undefined;
      const timer = setInterval(tick, 1000);
      return () => clearInterval(timer);
    },
    [since],
  );
  return useSyncExternalStore(watch, () =>
    since === null ? null : Math.max(0, Math.floor((serverNow() - since) / 1000)),
  );
}
