import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { FiatChannel } from "#shared/contract/deposit.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import type { CallState } from "#src/bridge/use-call.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import type { Hint } from "#src/ui/field-hint.tsx";
import { useOwnText } from "#src/ui/own-figure.tsx";
import { fiatPaths } from "./paths.ts";
import { useFiatTexts } from "./use-fiat-texts.ts";

interface CheckedPayment {
  readonly estimate: CallState<"fiat.estimate">;
  readonly channels: readonly FiatChannel[];
  readonly channel: FiatChannel | undefined;
  readonly currency: string;
  /** The amount is finished: one that is being typed is not yet wrong. */
  readonly validated: boolean;
  readonly onPick: (channelId: string) => void;
  readonly onFill: (amount: string) => void;
}

/** What is wrong with the amount, or why nobody can say; with the press that mends it. */
export function useFiatHint(payment: CheckedPayment): Hint | undefined {
  const { t } = useTranslation();
  const texts = useFiatTexts();
  const errorText = useErrorText();
  const own = useOwnText();
  const { estimate, channels, channel, currency, validated, onPick, onFill } = payment;
  if (estimate.status === "error") {
    return {
      tone: "error",
      children: (
        <>
          {errorText(estimate.error)}{" "}
          <button type="button" onClick={estimate.refetch}>
            {t("ui.error.retry")}
          </button>
        </>
      ),
    };
  }
  const { issue = "", instead, available = "", usable = "" } = estimate.data ?? {};
  if (issue === "" || issue === "empty" || (!validated && issue !== "closed")) return undefined;
  const other = channels.find(({ channelId }) => channelId === instead);
  return {
    tone: "error",
    children: (
      <>
        {t(`fiat.issue.${issue}`, {
          ...texts.limits(channel, currency),
          available: own(texts.amount(available, currency)),
        })}{" "}
        {other !== undefined && (
          <button type="button" onClick={() => onPick(other.channelId)}>
            {t("fiat.useInstead", { channel: other.name })}
          </button>
        )}
        {issue === "over-available" &&
          (isZeroText(usable) ? (
            <Link href={fiatPaths[0]}>{t("nav.fiat.in")}</Link>
          ) : (
            <button type="button" onClick={() => onFill(usable)}>
              {t("fiat.useAll")}
            </button>
          ))}
      </>
    ),
  };
}
