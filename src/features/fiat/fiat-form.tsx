import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { FiatChannel, FiatPreferences } from "#shared/contract/deposit.ts";
import type { CofferError } from "#shared/rpc/errors.ts";
import { queries } from "#src/bridge/reads.ts";
import { type CallState, useCall } from "#src/bridge/use-call.ts";
import { AfterFrame } from "#src/lazy/after-frame.tsx";
import { useOwnDraft } from "#src/state/use-own-draft.ts";
import { AmountField } from "#src/ui/amount-field.tsx";
import { buttonClass } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { ActionBar } from "#src/ui/layout/action-bar.tsx";
import { columns } from "#src/ui/layout/page.tsx";
import { StepHead } from "#src/ui/step-head.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { Available } from "./available.tsx";
import { ChannelList } from "./channel-list.tsx";
import { BarLine, ContinueButton } from "./continue-button.tsx";
import { CurrencyChoice } from "./currency-choice.tsx";
import { FiatSummary } from "./fiat-summary.tsx";
import { type FiatChoice, keptChoices } from "./kept-choice.ts";
import { coinPaths, type FiatSide, sideKey } from "./paths.ts";
import { useFiatHint } from "./use-fiat-hint.tsx";
import { useFiatTexts } from "./use-fiat-texts.ts";

export interface FiatFormProps {
  readonly side: FiatSide;
  readonly ways: FiatPreferences;
  /** Why these are of before; null where they are not. */
  readonly error: CofferError | null;
}

/** Currency, way and amount; the worker says what it costs and what arrives. Starts with what was used last. */
export function FiatForm({ side, ways, error }: FiatFormProps): ReactNode {
  const { t, i18n } = useTranslation();
  const texts = useFiatTexts();
  const ownId = useId();
  const { fiat, paymentMethod, currencies } = ways;
  const [choice, setChoice] = useOwnDraft(keptChoices[side]);
  const change = (part: Partial<FiatChoice>): void => setChoice((now) => ({ ...now, ...part }));
  const find = (code: string) => currencies.find((one) => one.currency === code);
  const { currency = "", channels: listed = [] } = find(choice.currency) ?? find(fiat) ?? currencies[0] ?? {};
  // Typed for a currency that is gone, it is no amount of another one, nor is its way one of another.
  const isOfCurrency = choice.currency === "" || choice.currency === currency;
  const amount = isOfCurrency ? choice.amount : "";
  // One that was picked stays, though it closes or goes: nobody is led to another one under the press.
  const picked = isOfCurrency ? choice.channelId : "";
  const channelId = picked || (usualOf(listed, paymentMethod)?.channelId ?? "");
  // Of this very amount and way: what another one costs is never told of this one.
  const estimate = ofNow(
    useCall("fiat.estimate", { side, currency, channelId, amount }, { enabled: channelId !== "" }),
  );
  // By what the amount was judged: terms that changed since the list was read stand in the list as well.
  const channels = listed.map((one) =>
    one.channelId === channelId ? { ...one, ...estimate.data?.terms } : one,
  );
  const channel = channels.find((one) => one.channelId === channelId);
  // What can be withdrawn depends on no amount: what was read last stands, and its button, while one is typed.
  const held = useCall(
    "fiat.estimate",
    { side, currency, channelId, amount: "" },
    { enabled: side === 1 && channelId !== "" },
  );
  // With other terms it costs something else, though nothing is typed. Of terms that could not be read again nobody knows.
  const judgedBy = useRef({ ways, error });
  useEffect(() => {
    const before = judgedBy.current;
    if (before.ways !== ways || before.error !== error) queries.invalidate(["fiat.estimate"]);
    judgedBy.current = { ways, error };
  }, [ways, error]);
  // What stands there is chosen with it: what is used last elsewhere moves nothing under what was typed.
  const pick = (id: string): void => change({ currency, channelId: id, amount });
  /** What stands there is finished: it was left, or came whole. */
  const [validated, setValidated] = useState(true);
  const type = (typed: string, isWhole: boolean): void => {
    setValidated(isWhole);
    change({ currency, channelId, amount: typed });
  };
  const fill = (whole: string): void => type(whole, true);
  const hint = useFiatHint({
    estimate,
    channels,
    channel,
    currency,
    validated,
    onPick: pick,
    onFill: fill,
  });
  const payment = { side, currency, channel, amount, estimate };
  return (
    <div className={columns.wide}>
      <Card pad="md" className={flow.stack6} aria-label={t(`nav.fiat.${sideKey(side)}`)}>
        <StepHead at={1}>{t("fiat.currency")}</StepHead>
        <CurrencyChoice
          currencies={currencies}
          selected={currency}
          onPick={(code) => {
            const first = usualOf(find(code)?.channels ?? [], paymentMethod)?.channelId ?? "";
            change({ currency: code, channelId: first, amount });
          }}
        />
        <ChannelList
          channels={channels}
          currency={currency}
          selected={channelId}
          usedLast={currency === fiat ? paymentMethod : ""}
          onPick={pick}
        />
        {channelId !== "" && (
          <>
            <StepHead at={3}>{t("fiat.howMuch")}</StepHead>
            <AmountField
              label={t(`fiat.amount.${sideKey(side)}`)}
              aside={
                side === 1 ? <Available estimate={estimate.data ?? held.data} onFill={fill} /> : undefined
              }
              language={i18n.language}
              value={amount}
              onChange={type}
              onBlur={() => setValidated(true)}
              unit={<span className={cx(text.strong, text.ink2)}>{currency}</span>}
              sub={channel === undefined ? "" : texts.range(channel, currency)}
              hint={hint}
            />
          </>
        )}
      </Card>
      <div className={flow.stack4}>
        <AfterFrame>
          <FiatSummary {...payment} />
          <Card pad="sm" className={flow.stack2} aria-labelledby={ownId}>
            <h2 id={ownId} className={cx(text.small, text.strong)}>
              {t(`fiat.ownTitle.${sideKey(side)}`)}
            </h2>
            <p className={cx(text.small, text.ink2)}>{t(`fiat.ownOnly.${sideKey(side)}`)}</p>
          </Card>
          <Link className={cx(buttonClass("secondary", "md", true), flow.onlyPhone)} href={coinPaths[side]}>
            {t(`fiat.coinsInstead.${sideKey(side)}`)}
          </Link>
        </AfterFrame>
      </div>
      <ActionBar summary={<BarLine {...payment} />}>
        <ContinueButton {...payment} />
      </ActionBar>
    </div>
  );
}

/** Figures of before are none: what it costs by the terms of now could not be had. */
function ofNow(estimate: CallState<"fiat.estimate">): CallState<"fiat.estimate"> {
  const { status, error, fetching, refetch } = estimate;
  if (status !== "ok" || error === null) return estimate;
  return { status: "error", data: undefined, error, fetching, refetch };
}

/** The one used last, else the first that is open. */
function usualOf(channels: readonly FiatChannel[], usedLast: string): FiatChannel | undefined {
  const open = channels.filter(({ enabled }) => enabled);
  return open.find(({ name }) => name === usedLast) ?? open[0];
}
