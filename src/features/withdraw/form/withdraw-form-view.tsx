import { Landmark } from "lucide";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { rememberCoin } from "#src/entry/recent-coins.ts";
import { AfterFrame } from "#src/lazy/after-frame.tsx";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { OpenIntentNote } from "#src/money/open-intent-note.tsx";
import { useClientStore } from "#src/state/client-store.ts";
import { device } from "#src/state/storages.ts";
import { useFeature } from "#src/state/use-feature.ts";
import { media } from "#src/ui/breakpoints.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ActionBar } from "#src/ui/layout/action-bar.tsx";
import { columns } from "#src/ui/layout/page.tsx";
import { Note } from "#src/ui/note.tsx";
import { RetryNote } from "#src/ui/retry-note.tsx";
import { StepHead } from "#src/ui/step-head.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { useFaultFocus } from "#src/ui/use-fault-focus.ts";
import { fiatWithdrawPath } from "../paths.ts";
import { OnItsWay } from "../progress/on-its-way.tsx";
import { useSending } from "../send/use-sending.ts";
import { AmountPart } from "./amount-part.tsx";
import { LimitCard } from "./limit-card.tsx";
import { LockNote } from "./lock-note.tsx";
import { ProtectionCard } from "./protection-card.tsx";
import { ReviewButton } from "./review-button.tsx";
import { RecipientGets, SummaryCard } from "./summary-card.tsx";
import { TargetPart } from "./target-part.tsx";
import { TravelPart } from "./travel-part.tsx";
import { useEntryInAddress, useTargetHandedOver } from "./use-entry-in-address.ts";
import { useWithdraw } from "./use-withdraw.ts";
import { WithdrawChoice } from "./withdraw-choice.tsx";

const WithdrawDialog = lazy(importWithRetry(() => import("../send/withdraw-dialog.tsx")));

/** On phones the form lies on the page itself: the card is the page. */
const card = css`${media.phone} { border: 0; background: none; border-radius: 0; padding: 0; }`;
const kinds = ["withdraw"] as const;

/** What, to whom, how much: one form, one button. */
export function WithdrawFormView(): ReactNode {
  const { t } = useTranslation();
  const withdraw = useWithdraw();
  useEntryInAddress(withdraw);
  useTargetHandedOver(withdraw);
  const sending = useSending(withdraw);
  const { form, change, choice, chains, chainsAwaited, chain, coins, signedIn, standing, row } = withdraw;
  const place = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  // What is missing is seen at once, what is wrong once it is validated.
  useFaultFocus(place, attempts + sending.turnedDown);
  const isStopped = standing.data !== undefined && standing.data.code !== 0;
  const isUser = form.mode === "user";
  const submit = (): void => {
    if (isStopped || !signedIn) return;
    if (isUser && withdraw.search.lookup.state === "none") withdraw.search.find();
    const owner = useClientStore.getState().user?.id ?? 0;
    if (choice.coin !== "") rememberCoin(device, "withdraw", owner, choice.coin);
    change({ type: "submitted" });
    setAttempts((before) => before + 1);
  };
  const waits = form.waiting && (withdraw.targetAwaited || row?.complete !== true);
  /** One that came with the page's address counts: what follows from it has its place from the start. */
  const hasChain = chain !== undefined || (choice.chain !== "" && chainsAwaited);
  const button = (
    <ReviewButton
      busy={waits && !isStopped && choice.coin !== "" && (isUser || chain !== undefined || chainsAwaited)}
      disabled={isStopped || !signedIn}
      onSubmit={submit}
    />
  );
  const hasFiat = useFeature("fiatWithdraw");
  return (
    <>
      <div className={columns.form}>
        <Card pad="md" className={card} aria-label={t("nav.withdraw")}>
          <form
            ref={place}
            className={flow.stack6}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            <LockNote withdraw={withdraw} />
            <StepHead at={1}>{t("withdraw.what")}</StepHead>
            <WithdrawChoice withdraw={withdraw} />
            {choice.chain !== "" && chains !== undefined && chain === undefined && (
              <Note tone="warn">
                {t("withdraw.noSuchNetwork", { coin: choice.coin, chain: choice.chain })}
              </Note>
            )}
            {coins.status === "error" && (
              <RetryNote tone="bad" onRetry={coins.refetch} retrying={coins.fetching}>
                {t("withdraw.networksError")}
              </RetryNote>
            )}
            <StepHead at={2}>{t("withdraw.toWhom")}</StepHead>
            <TargetPart withdraw={withdraw} />
            <AfterFrame>
              <StepHead at={3}>{t("withdraw.howMuch")}</StepHead>
              {choice.coin === "" || !(hasChain || isUser) ? (
                <p className={cx(text.small, text.ink2)}>{t("withdraw.chooseFirst")}</p>
              ) : (
                <AmountPart withdraw={withdraw} />
              )}
            </AfterFrame>
            <TravelPart withdraw={withdraw} />
            <OpenIntentNote kinds={kinds} onShow={sending.show} />
            {/* Enter sends the form; the button that is seen stands beside it. */}
            <button type="submit" hidden />
          </form>
        </Card>
        <div className={flow.stack6}>
          <AfterFrame>
            <SummaryCard withdraw={withdraw} button={button} />
            <OnItsWay />
            <LimitCard signedIn={signedIn} onReset={withdraw.readAgain} />
            <ProtectionCard withdraw={withdraw} />
            {hasFiat && (
              <Link
                className={cx(buttonClass("secondary", "md", true), flow.onlyPhone)}
                href={fiatWithdrawPath}
              >
                <Icon of={Landmark} />
                {t("nav.fiat.out")}
              </Link>
            )}
          </AfterFrame>
        </div>
      </div>
      <ActionBar summary={<RecipientGets withdraw={withdraw} />}>{button}</ActionBar>
      <Suspense fallback={null}>
        <WithdrawDialog sending={sending} />
      </Suspense>
    </>
  );
}
