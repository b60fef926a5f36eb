import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { outcomeAbsent } from "#src/bridge/look-up-outcome.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { SendingHold } from "#src/money/sending-hold.tsx";
import { canTryAgain } from "#src/money/try-again.ts";
import { useNewestUntil } from "#src/money/use-newest-until.ts";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { figureClass } from "#src/ui/figure-style.ts";
import { flow } from "#src/ui/flow.ts";
import { LiveDot } from "#src/ui/live-dot.tsx";
import { Note } from "#src/ui/note.tsx";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { RateFigure } from "../form/rate-figure.tsx";
import { rateDecimals } from "../form/rate-text.ts";
import { useRefusalText } from "../form/use-refusal-text.ts";
import { Legs } from "../quote/legs.tsx";
import { lifeDays } from "./limit-facts.tsx";
import type { OrderIntent } from "./order-intent.ts";
import { distanceText, minuteText, sideOfMarket } from "./order-text.ts";
import type { ReviewProps } from "./review-props.ts";
import { useLiveLimit } from "./use-limit.ts";

const panel = css`display: grid; gap: 10px; padding: 14px 16px; border: 1px solid var(--line); border-radius: var(--r2); background: var(--sunken);`;
const line = cx(flow.between, flow.wrap, css`gap: 2px 12px; align-items: baseline;`);

/** What is about to be placed, and how that goes. */
export function ReviewBody(props: ReviewProps & { readonly intent: OrderIntent }): ReactNode {
  const { intent, action } = props;
  const limit = useLiveLimit(props.limit);
  const { t, i18n } = useTranslation();
  const { row, convert } = limit;
  const { coinOf } = convert;
  const refused = action.state.status === "refused";
  const now = row?.fromAmount === intent.fromAmount ? row.availableAfter : undefined;
  const stands = action.state.status !== "idle" || now === undefined;
  const availableAfter = useNewestUntil(now ?? intent.availableAfter, stands);
  const places = coinOf(intent.fromCoin)?.accuracyLength ?? anyAccuracy;
  return (
    <>
      <Legs
        coinOf={coinOf}
        dead={refused}
        from={{
          label: t("convert.limit.payLocked"),
          coin: intent.fromCoin,
          amount: intent.fromAmount,
        }}
        to={{
          label: t(row?.immediate === true ? "convert.youReceiveEstimated" : "convert.limit.receive"),
          coin: intent.toCoin,
          amount: row?.toAmount ?? "",
        }}
      />
      <ReviewNotes {...props} limit={limit} />
      <div className={panel}>
        <div className={line}>
          <span className={text.ink2}>{t("convert.limit.price")}</span>
          <RateFigure
            from={intent.unit.base}
            to={intent.unit.quote}
            rate={intent.price}
            places={intent.places}
            className={text.strong}
          />
        </div>
        <MarketLine limit={limit} />
      </div>
      <DescriptionList>
        <Fact term={t("convert.limit.openUntil")}>
          {row !== undefined && <span className={text.nowrap}>{minuteText(row.endsAt, i18n.language)}</span>}{" "}
          ({t("convert.limit.days", { count: lifeDays[intent.life] })})
        </Fact>
        <Fact term={t("convert.confirm.fromAndTo")}>{t("account.fundingFull")}</Fact>
        <Fact term={t("convert.limit.availableAfter")}>
          <OwnFigure
            kind="amount"
            value={availableAfter}
            places={places}
            unit={availableAfter === "" ? undefined : intent.fromCoin}
          />
        </Fact>
      </DescriptionList>
    </>
  );
}

/** The market's price while it is decided, and how far there is to go. */
function MarketLine({ limit: { view, row, freshness } }: Pick<ReviewProps, "limit">): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const market = view?.market ?? "";
  const distance = view?.distance ?? "";
  return (
    <div className={cx(line, text.small)}>
      <span className={flow.row}>
        <LiveDot state={freshness === "live" ? "live" : "reconnecting"}>
          {t("convert.limit.marketNow")}
        </LiveDot>
        <Figure kind="amount" value={market} places={rateDecimals(market)} live />
      </span>
      {distance !== "" && row?.immediate !== true && (
        <span>
          <span className={cx(figureClass, text.medium)}>{format.percent(distance)}</span>{" "}
          {t("convert.limit.toGo")}
        </span>
      )}
    </div>
  );
}

function ReviewNotes({ limit: { row, view }, action }: ReviewProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useRefusalText();
  const { state } = action;
  if (state.status === "running" || state.status === "looking-up") {
    return (
      <SendingHold
        status={state.status}
        act="order"
        sending={t("convert.limit.sending")}
        checking={t("convert.limit.checkingText")}
      />
    );
  }
  if (state.status === "refused") {
    const data = state.error;
    const absent = data.code === outcomeAbsent;
    return (
      <Note tone={canTryAgain(data.code) ? "info" : "bad"} announce>
        {absent ? t("convert.limit.absentText") : words(data)}
      </Note>
    );
  }
  const distance = view?.distance ?? "";
  if (row?.immediate === true) {
    return (
      <Note tone="warn" announce>
        <b>{t("convert.limit.immediate")}</b>{" "}
        {t(`convert.limit.immediate.${sideOfMarket(distance)}`, { percent: distanceText(format, distance) })}
      </Note>
    );
  }
  if (view?.far === true) {
    return (
      <Note tone="warn">
        <b>{t("convert.limit.far", { percent: bidiIsolate(format.wholePercent(50)) })}</b>{" "}
        {t("convert.limit.farText")}
      </Note>
    );
  }
  return null;
}
