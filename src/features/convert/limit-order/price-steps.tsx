import { Clock } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearch } from "wouter";
import type { PriceStep } from "#shared/contract/limit-estimate.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { Chip } from "#src/ui/chip.tsx";
import { figureClass } from "#src/ui/figure-style.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Note } from "#src/ui/note.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import { writeMode } from "../convert-mode.ts";
import { convertPath } from "../paths.ts";
import { amountText, distanceText, sideOfMarket, stepText } from "./order-text.ts";
import { isUncompared, type Limit, newestLimit, useLiveLimit } from "./use-limit.ts";

const row = css`display: flex; gap: 8px; margin-block: 2px; direction: ltr; [dir="rtl"] & { flex-direction: row-reverse; }`;
const chip = css`flex: 1; justify-content: center; padding-inline: 4px; min-width: 0;`;
const hint = cx(
  text.caption,
  text.ink3,
  css`display: flex; gap: 6px; align-items: flex-start; & > svg { margin-block-start: 1px; }`,
);
/** Each step's place while there is no market to compute from. */
const places = ["0", "1", "2", "5", "10"];

/** Prices at the market and a little better than it; a press fills one in. */
export function PriceSteps({ limit }: { readonly limit: Limit }): ReactNode {
  const { view, convert, unit } = limit;
  const { t } = useTranslation();
  const format = useFormat();
  const { fromCoin } = convert.form;
  const sign = unit.base === fromCoin ? "" : "-";
  const steps: readonly PriceStep[] =
    view !== undefined && view.steps.length > 0
      ? view.steps
      : places.map((percent) => ({ percent: percent === "0" ? "0" : `${sign}${percent}`, price: "" }));
  const words = ({ percent }: PriceStep): string =>
    percent === "0" ? t("convert.limit.market") : stepText(format, percent);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would call quick steps form controls
    <div className={row} role="group" aria-label={t("convert.limit.steps")}>
      {steps.map((step) => (
        <Chip
          key={step.percent}
          className={chip}
          disabled={step.price === ""}
          onClick={() => fillStep(limit, step)}
        >
          <span className={step.percent === "0" ? text.clip : figureClass}>{words(step)}</span>
        </Chip>
      ))}
    </div>
  );
}

/** With the price that the step has at the press: it moves with the market. */
function fillStep(limit: Limit, { percent }: PriceStep): void {
  const { view, change, convert } = newestLimit(limit);
  const { fromCoin, toCoin } = convert.form;
  const price = view?.steps.find((one) => one.percent === percent)?.price ?? "";
  if (price !== "") change({ type: "filled", pair: { fromCoin, toCoin }, text: price });
}

/** What the price means: it waits, it fills at once, it is far away, or nothing tells which. */
export function PriceRemark({ limit }: { readonly limit: Limit }): ReactNode {
  const { row: estimate, current, view } = limit;
  const { t } = useTranslation();
  if (current && estimate?.immediate === true) return <Immediate limit={limit} />;
  if (current && view?.far === true) return <Far limit={limit} />;
  const isKnown = current && (estimate?.complete === true || estimate?.limitsFailed === true);
  if (isKnown && isUncompared(limit)) return <Note tone="warn">{t("convert.limit.uncompared")}</Note>;
  return (
    <p className={hint}>
      <Icon of={Clock} size={14} />
      <span>{t("convert.limit.waits")}</span>
    </p>
  );
}

function Immediate({ limit }: { readonly limit: Limit }): ReactNode {
  const { view } = useLiveLimit(limit);
  const { t } = useTranslation();
  const format = useFormat();
  const search = useSearch();
  const distance = view?.distance ?? "";
  return (
    <Note tone="warn" announce>
      <b>{t("convert.limit.immediate")}</b>{" "}
      {t(`convert.limit.immediate.${sideOfMarket(distance)}`, { percent: distanceText(format, distance) })}{" "}
      <Link href={convertPath + writeMode(search, "instant")} className={textLinkClass()}>
        {t("convert.limit.convertAtMarket")}
      </Link>
    </Note>
  );
}

/** Percent of the step that a price too far away is fixed with. */
const mendingStep = "5";

function Far({ limit }: { readonly limit: Limit }): ReactNode {
  const { row: estimate, view, convert } = useLiveLimit(limit);
  const { t } = useTranslation();
  const format = useFormat();
  const { fromCoin } = convert.form;
  const step = view?.steps.find(({ percent }) => percent.replace("-", "") === mendingStep);
  const amount = estimate?.fromAmount ?? "";
  const accuracy = convert.coinOf(fromCoin)?.accuracyLength ?? anyAccuracy;
  const side = step?.percent.startsWith("-") === true ? "under" : "above";
  return (
    <Note tone="warn" announce>
      <b>{t("convert.limit.far", { percent: bidiIsolate(format.wholePercent(50)) })}</b>{" "}
      {amount === ""
        ? t("convert.limit.farText")
        : t("convert.limit.farLocks", { amount: amountText(format, amount, accuracy, fromCoin) })}{" "}
      {step !== undefined && (
        <button type="button" className={textLinkClass()} onClick={() => fillStep(limit, step)}>
          {t(`convert.limit.use.${side}`, { percent: bidiIsolate(format.wholePercent(Number(mendingStep))) })}
        </button>
      )}
    </Note>
  );
}
