import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BlockComparisonRow } from "#shared/contract/block-trade.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Card, CardBody, CardHead } from "#src/ui/card.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { LiveDot } from "#src/ui/live-dot.tsx";
import { Skeleton, SkeletonLine } from "#src/ui/skeleton.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { rateDecimals } from "../form/rate-text.ts";
import { useLiveRow } from "../form/use-live-row.ts";
import { DepthBands } from "./depth-bands.tsx";
import type { Block } from "./use-block.ts";

const facts = css`
  display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px 20px;
  & > div { display: grid; align-content: start; }
  & dd { order: -1; min-height: 28px; overflow-wrap: anywhere; }
  & dt > small { display: block; }
  @media (max-width: 89.9375em) and (min-width: 75em) { gap: 12px; }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    & > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px; }
    & dt { flex: 1 1 0; min-width: min-content; }
    & dd { order: 0; text-align: end; margin-inline-start: auto; }
  }
`;
/** Of a heading and some levels. */
const room = css`min-block-size: 6.625rem;`;
/** A line of the sentence that comes. */
const awaited = css`min-block-size: 1.25rem; display: grid; align-items: center;`;
/** A figure of many digits stays on the page in large text too. */
const large = css`font-size: min(1.25rem, 7vw); line-height: 1.75rem;`;

/** What is quoted, what the order book would give for the same size, and which is better. */
export function ComparisonCard({ block }: { readonly block: Block }): ReactNode {
  const { t } = useTranslation();
  const { live, status } = block.comparison;
  const row = useLiveRow(live);
  const stale = status === "stale" || status === "closed";
  return (
    <Card aria-labelledby="block-comparison">
      <CardHead title={t("convert.block.compare.title")} id="block-comparison">
        <LiveDot
          className={cx(text.caption, text.ink2)}
          state={stale ? "reconnecting" : status === "live" ? "live" : "offline"}
        />
      </CardHead>
      <CardBody className={flow.stack4} data-stale={stale ? "" : undefined}>
        <Facts block={block} row={row} />
        <Depth block={block} row={row} />
        <Summary block={block} row={row} />
      </CardBody>
    </Card>
  );
}

interface RowProps {
  readonly block: Block;
  readonly row: BlockComparisonRow | undefined;
}

/** An amount that is there keeps the room for the levels that it would take. */
function Depth({ block, row }: RowProps): ReactNode {
  if (row !== undefined && row.bands.length > 0) return <DepthBands row={row} />;
  const comes =
    block.form.text !== "" && row?.tooLarge !== true && row?.book !== "none" && row?.book !== "lost";
  return comes ? <div className={room} /> : null;
}

function Facts({ block, row }: RowProps): ReactNode {
  const { t } = useTranslation();
  const { view, form, coinOf } = block;
  const quote = "quote" in view ? view.quote : null;
  const toCoin = quote?.toCoin ?? form.toCoin;
  const places = coinOf(toCoin)?.accuracyLength ?? anyAccuracy;
  const difference = row?.difference ?? "";
  const isWorse = difference.startsWith("-");
  const better = difference === "" || isWorse ? "" : text.up;
  return (
    <dl className={facts}>
      <div>
        <dt className={text.small}>
          {t("convert.block.compare.quote")}
          <Each rate={row?.quoteRate} />
        </dt>
        <dd className={cx(large, text.strong)}>
          <Figure kind="amount" value={quote?.toAmount} places={places} unit={toCoin} />
        </dd>
      </div>
      <div>
        <dt className={text.small}>
          {t("convert.block.compare.book")}
          <Each rate={row?.bookRate} />
        </dt>
        <dd className={cx(large, text.ink2)}>
          <Figure kind="amount" value={row?.bookToAmount} places={places} unit={toCoin} live />
        </dd>
      </div>
      <div>
        <dt className={text.small}>
          {t(isWorse ? "convert.block.compare.worse" : "convert.block.compare.better")}
          <Share percent={row?.differencePercent ?? ""} />
        </dt>
        <dd className={cx(large, text.strong, better, isWorse && text.down)}>
          <Figure kind="amount" value={difference.replace("-", "")} places={places} unit={toCoin} live />
        </dd>
      </div>
    </dl>
  );
}

function Each({ rate = "" }: { readonly rate: string | undefined }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  if (rate === "") return null;
  return (
    <small className={cx(text.caption, text.ink3)}>
      {t("convert.block.compare.each", { rate: bidiIsolate(format.amount(rate, rateDecimals(rate))) })}
    </small>
  );
}

function Share({ percent }: { readonly percent: string }): ReactNode {
  const format = useFormat();
  if (percent === "") return null;
  return (
    <small className={cx(text.caption, text.ink3)}>
      {bidiIsolate(format.percent(percent.replace("-", ""), "share"))}
    </small>
  );
}

/** In one sentence what the size would do to the book, or why nothing can be said of it. */
function Summary({ block, row }: RowProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { view, form, coinOf } = block;
  const quote = "quote" in view ? view.quote : null;
  const line = cx(text.small, text.ink2);
  if (row?.tooLarge === true) return <p className={line}>{t("convert.block.compare.tooLarge")}</p>;
  if (row?.book === "none") return <p className={line}>{t("convert.block.compare.none")}</p>;
  if (row?.book === "lost") return <p className={line}>{t("convert.block.compare.lost")}</p>;
  const paid = quote?.fromAmount ?? block.row?.fromAmount ?? "";
  const isAwaited = paid !== "" || (form.text !== "" && block.row === undefined);
  if (row === undefined || row.bookToAmount === "") {
    return isAwaited ? (
      <Skeleton className={awaited}>
        <SkeletonLine width="100%" />
      </Skeleton>
    ) : (
      <p className={line}>{t("convert.block.compare.hint")}</p>
    );
  }
  const coin = quote?.fromCoin ?? form.fromCoin;
  const amount = bidiIsolate(`${format.amount(paid, coinOf(coin)?.accuracyLength ?? anyAccuracy)} ${coin}`);
  const levels = t("convert.block.compare.levels", { count: row.levelCount });
  const impact = bidiIsolate(format.percent(row.impactPercent, "share"));
  return (
    <p className={line}>
      {row.impactPercent === ""
        ? t("convert.block.compare.uses", { amount, levels })
        : t("convert.block.compare.impact", { amount, levels, impact })}
      {quote !== null && ` ${t("convert.block.compare.included")}`}
    </p>
  );
}
