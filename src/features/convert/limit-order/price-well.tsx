import { ArrowLeftRight } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { useFormat } from "#src/i18n/format.ts";
import { AmountField } from "#src/ui/amount-field.tsx";
import type { Hint } from "#src/ui/field-hint.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { figureClass } from "#src/ui/figure-style.ts";
import { flow } from "#src/ui/flow.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { LiveDot } from "#src/ui/live-dot.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { rateDecimals } from "../form/rate-text.ts";
import { sideOfMarket } from "./order-text.ts";
import { type Limit, useLiveLimit } from "./use-limit.ts";

const unitClass = cx(text.small, text.ink2, flow.rowTight, css`white-space: nowrap;`);
const aside = cx(flow.rowTight, css`white-space: nowrap;`);
/** The point of a mirrored arrow would change nothing: it points both ways. */
const unitName = css`direction: ltr; unicode-bidi: isolate;`;

/** The price one waits for, in either unit, and how far it is from the market's. */
export function PriceWell({ limit }: { readonly limit: Limit }): ReactNode {
  const { form, change, view, unit, typedHere, priceText, convert } = limit;
  const { fromCoin, toCoin } = convert.form;
  const pair = { fromCoin, toCoin };
  const { t, i18n } = useTranslation();
  const turned = typedHere ? "" : (view?.price ?? "");
  const hint = usePriceHint(limit);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the input within is entered
    <div
      onFocus={(event) => {
        if (event.target instanceof HTMLInputElement && !typedHere) {
          change({ type: "entered", shown: view?.price ?? "" });
        }
      }}
    >
      <AmountField
        name="price"
        label={t("convert.limit.price")}
        value={typedHere ? priceText : (form.held ?? turned)}
        onChange={(next, pasted) => change({ type: "typed", pair, text: next, pasted })}
        language={i18n.language}
        onBlur={() => change({ type: "left" })}
        face={
          turned === "" ? undefined : <Figure kind="amount" value={turned} places={rateDecimals(turned)} />
        }
        aside={<MarketNow limit={limit} />}
        unit={
          <span className={unitClass}>
            <span className={unitName}>
              {t("convert.limit.unit", { quote: unit.quote, base: unit.base })}
            </span>
            <IconButton
              label={t("convert.invert")}
              icon={ArrowLeftRight}
              size="sm"
              glyph={14}
              onClick={() => change({ type: "turned", pair })}
            />
          </span>
        }
        sub={<Distance limit={limit} />}
        hint={hint}
      />
    </div>
  );
}

function MarketNow({ limit }: { readonly limit: Limit }): ReactNode {
  const { freshness, view } = useLiveLimit(limit);
  const { t } = useTranslation();
  const market = view?.market ?? "";
  const stale = freshness === "stale" || freshness === "closed";
  return (
    <span className={aside}>
      <LiveDot state={stale ? "reconnecting" : market === "" ? "offline" : "live"}>
        {t("convert.limit.market")}
      </LiveDot>
      <Figure kind="amount" value={market} places={rateDecimals(market)} live />
    </span>
  );
}

/** "+4.54% above market"; nothing while there is no price or no market. */
function Distance({ limit }: { readonly limit: Limit }): ReactNode {
  const { row, current, view } = useLiveLimit(limit);
  const { t } = useTranslation();
  const format = useFormat();
  const distance = current ? (view?.distance ?? "") : "";
  if (row === undefined || distance === "") return null;
  const side = sideOfMarket(distance);
  const warns = row.immediate || view?.far === true;
  if (side === "at") return <span className={warns ? text.warn : ""}>{t("convert.limit.at")}</span>;
  return (
    <>
      <span className={cx(figureClass, text.strong, warns ? text.warn : text.ink)}>
        {format.percent(distance)}
      </span>{" "}
      <span className={text.ink2}>{t(`convert.limit.${side}`)}</span>
    </>
  );
}

function usePriceHint({
  form,
  submitted,
  current,
  row,
  change,
  priceText,
  convert,
}: Limit): Hint | undefined {
  const { t } = useTranslation();
  if (!form.assessed && !submitted) return undefined;
  if (isZeroText(priceText))
    return submitted ? { tone: "error", children: t("convert.limit.enterPrice") } : undefined;
  const issue = current ? row?.priceIssue : null;
  if (issue === undefined || issue === null) return undefined;
  const { fromCoin, toCoin } = convert.form;
  const { digits = "", coin = "" } = issue.figures;
  return {
    tone: "error",
    children: (
      <>
        {t(`convert.limit.issue.${issue.code}`, { digits, coin })}{" "}
        {issue.repair !== "" && (
          <button
            type="button"
            onClick={() => change({ type: "filled", pair: { fromCoin, toCoin }, text: issue.repair })}
          >
            {t("convert.repair.shorten")}
          </button>
        )}
      </>
    ),
  };
}
