import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FiatChannel } from "#shared/contract/deposit.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import type { CallState } from "#src/bridge/use-call.ts";
import { appConfig } from "#src/state/app-config.ts";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { twoLines } from "#src/ui/two-lines.ts";
import { continueHref } from "./continue-href.ts";
import { type FiatSide, sideKey } from "./paths.ts";

/** What is about to be paid, as the form has it. */
export interface FiatPayment {
  readonly side: FiatSide;
  readonly currency: string;
  readonly channel: FiatChannel | undefined;
  readonly amount: string;
  /** Of this very amount and way. */
  readonly estimate: CallState<"fiat.estimate">;
}

/** Where the payment goes on; "" where no host takes it. */
function hrefOf({ side, currency, channel, amount }: FiatPayment): string {
  if (channel === undefined) return "";
  return continueHref(appConfig.fiatUrl ?? "", { side, currency, channelId: channel.channelId, amount });
}

const isSound = ({ estimate }: FiatPayment): boolean => estimate.data?.issue === "";

/** The way on to who takes the payment. */
export function ContinueButton(props: FiatPayment): ReactNode {
  const { t } = useTranslation();
  const href = hrefOf(props);
  const label = (
    <span className={twoLines}>{t("fiat.continue", { channel: props.channel?.name ?? "" })}</span>
  );
  return isSound(props) && href !== "" ? (
    <a className={buttonClass("primary", "lg", true)} href={href}>
      {label}
    </a>
  ) : (
    <Button variant="primary" size="lg" block disabled>
      {label}
    </Button>
  );
}

/** What the button does, or why it does nothing yet. */
export function useContinueText(props: FiatPayment): string {
  const { t } = useTranslation();
  const { side, channel, amount, estimate } = props;
  if (estimate.data?.issue === "closed") return t("fiat.issue.closed");
  if (channel === undefined) return t("fiat.noWays");
  if (hrefOf(props) === "") return t("fiat.noProvider");
  if (isSound(props)) return t(`fiat.nothingPaid.${sideKey(side)}`);
  if (estimate.status === "error" && !estimate.fetching) return t("fiat.noFeeKnown");
  return amount !== "" && estimate.status !== "ok" ? t("fiat.feeAwaited") : t("fiat.enterAmount");
}

/** Above the button of phones: what arrives, or why it cannot be pressed. */
export function BarLine(props: FiatPayment): ReactNode {
  const { t } = useTranslation();
  const why = useContinueText(props);
  const { side, currency, estimate } = props;
  if (!isSound(props) || hrefOf(props) === "" || estimate.data === undefined) {
    return <span className={cx(text.small, text.ink2)}>{why}</span>;
  }
  return (
    <>
      <span className={cx(text.small, text.ink2)}>{t(`fiat.arrives.${sideKey(side)}`)}</span>
      <span className={text.strong}>
        <Figure kind="amount" places={anyAccuracy} value={estimate.data.arrives} unit={currency} />
      </span>
    </>
  );
}
