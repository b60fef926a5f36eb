import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { Card, CardBody } from "#src/ui/card.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { noFigure } from "#src/ui/no-figure.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { ContinueButton, type FiatPayment, useContinueText } from "./continue-button.tsx";
import { sideKey } from "./paths.ts";
import { useFiatTexts } from "./use-fiat-texts.ts";

/** What the payment costs and brings, and the way on to who takes it. Nothing is paid here. */
export function FiatSummary(props: FiatPayment): ReactNode {
  const { side, currency, channel, amount } = props;
  const estimate = props.estimate.data;
  const { t } = useTranslation();
  const texts = useFiatTexts();
  const isSound = estimate?.issue === "";
  // About to move: shown whatever is hidden.
  const figure = (value: string | undefined): ReactNode =>
    isSound && value ? <Figure kind="amount" places={anyAccuracy} value={value} unit={currency} /> : noFigure;
  return (
    <Card aria-label={t("fiat.summary")}>
      <CardBody>
        <div className={flow.stack4}>
          <div>
            <div className={cx(text.small, text.ink2)}>{t(`fiat.arrives.${sideKey(side)}`)}</div>
            <div className={text.figure}>{figure(estimate?.arrives)}</div>
          </div>
          <DescriptionList>
            <Fact term={t(`fiat.amount.${sideKey(side)}`)}>{figure(amount)}</Fact>
            <Fact term={t("fiat.fee")}>
              {isSound && estimate.fee !== "" && isZeroText(estimate.fee)
                ? t("fiat.noFee")
                : figure(estimate?.fee)}
            </Fact>
            <Fact term={t("fiat.time")}>{channel === undefined ? noFigure : texts.arrival(channel)}</Fact>
            <Fact term={t(side === 0 ? "fiat.creditedTo" : "fiat.takenFrom")}>{t("account.funding")}</Fact>
          </DescriptionList>
          <div className={cx(flow.notPhone, flow.stack4)}>
            <ContinueButton {...props} />
            <p className={cx(text.caption, text.ink3)}>{useContinueText(props)}</p>
          </div>
        </div>
      </CardBody>
    </Card>
  );
}
