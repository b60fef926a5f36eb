import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CallOutput } from "#shared/contract/index.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { groupedId } from "#src/records/grouped-id.ts";
import { numberClass } from "#src/records/number-class.ts";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Note } from "#src/ui/note.tsx";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { text } from "#src/ui/text.ts";
import { RateFigure } from "../form/rate-figure.tsx";
import { Legs } from "../quote/legs.tsx";
import type { OrderIntent } from "./order-intent.ts";
import { minuteText } from "./order-text.ts";
import type { ReviewProps } from "./review-props.ts";

export interface PlacedProps extends Pick<ReviewProps, "limit" | "ending" | "status" | "receives"> {
  readonly intent: OrderIntent;
  readonly placed: CallOutput<"limitOrder.create">;
}

/** The order is placed: it waits, or has ended already. */
export function PlacedBody({
  limit,
  ending,
  status: told,
  receives,
  intent,
  placed,
}: PlacedProps): ReactNode {
  const { t, i18n } = useTranslation();
  const { coinOf } = limit.convert;
  // Reserved: an order fills as a whole.
  const status = told === "PARTIAL" ? "PENDING" : told;
  const filled = status === "FILLED";
  const waits = status === "PENDING";
  const received = filled ? (ending?.toAmount ?? "") : "";
  const difference = useCall(
    "convert.quoteDifference",
    { quoted: receives, received },
    { enabled: receives !== "" && received !== "" },
  );
  // An order may fill at any better price.
  const isShort = difference.data?.isFar === true && difference.data.amount.startsWith("-");
  // Of its record alone: what was reviewed is an estimate.
  const receivedKey = ending === undefined ? "convert.youReceiveEstimated" : "convert.result.youReceived";
  return (
    <>
      <Legs
        coinOf={coinOf}
        dead={status !== "" && !filled && !waits}
        from={{
          label: t(filled ? "convert.result.youPaid" : "convert.limit.locked"),
          coin: intent.fromCoin,
          amount: intent.fromAmount,
        }}
        to={{
          label: t(filled ? receivedKey : "convert.limit.receive"),
          coin: intent.toCoin,
          // As it was reviewed, until the order itself says more.
          amount: ending?.toAmount ?? receives,
        }}
      />
      <Note tone={filled ? "ok" : waits || status === "" ? "info" : "plain"} announce>
        {status === "" ? t("convert.limit.placedText.UNKNOWN") : t(`convert.limit.placedText.${status}`)}
      </Note>
      {isShort && (
        <Note tone="warn" announce>
          {t("convert.limit.farFromEstimate")}
        </Note>
      )}
      <DescriptionList>
        {isShort && (
          <Fact term={t("convert.youReceiveEstimated")}>
            <OwnFigure
              kind="amount"
              value={receives}
              places={coinOf(intent.toCoin)?.accuracyLength ?? anyAccuracy}
              unit={intent.toCoin}
            />
          </Fact>
        )}
        <Fact term={t("convert.limit.price")}>
          <RateFigure
            from={intent.unit.base}
            to={intent.unit.quote}
            rate={intent.price}
            places={intent.places}
          />
        </Fact>
        {waits && Number(placed.expiredTime) > 0 && (
          <Fact term={t("convert.limit.openUntil")}>
            <span className={text.nowrap}>{minuteText(Number(placed.expiredTime), i18n.language)}</span>
          </Fact>
        )}
        <Fact term={t("convert.result.recordNo")}>
          <span className={numberClass}>{groupedId(placed.exchangeTxId)}</span>
        </Fact>
      </DescriptionList>
    </>
  );
}
