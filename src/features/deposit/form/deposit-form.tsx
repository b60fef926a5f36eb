import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useSearch } from "wouter";
import { useCall } from "#src/bridge/use-call.ts";
import { type CoinChoice, readChoice } from "#src/entry/coin-choice.ts";
import { rememberCoin } from "#src/entry/recent-coins.ts";
import type { RecentDepositsView } from "#src/records/use-recent-deposits.ts";
import { loginHref } from "#src/session/login.ts";
import { OutdatedNote } from "#src/session/outdated-note.tsx";
import { useSessionStatus } from "#src/session/session.ts";
import { useClientStore } from "#src/state/client-store.ts";
import { device } from "#src/state/storages.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { RetryNote } from "#src/ui/retry-note.tsx";
import { StepHead } from "#src/ui/step-head.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { choicePath } from "../paths.ts";
import { CheckedAddresses } from "../risk/checked-addresses.tsx";
import { ClosedAddress, SenderStep } from "../risk/sender-step.tsx";
import { useSenderGate } from "../risk/use-sender-gate.ts";
import { AddressStep } from "./address-step.tsx";
import { AddressWait } from "./address-wait.tsx";
import { chainsUsed, isPaused, lookAgainMs } from "./chain-options.ts";
import { DepositChoice } from "./deposit-choice.tsx";
import { DepositFacts } from "./deposit-facts.tsx";
import { useFirstChain } from "./use-first-chain.ts";

/** What to send, over which network, and where to. The choice stands in the address. */
export function DepositForm({ recent }: { readonly recent: RecentDepositsView }): ReactNode {
  const { t } = useTranslation();
  const session = useSessionStatus();
  const [, go] = useLocation();
  const { coin, chain: named } = readChoice(useSearch());
  const config = useCall("coins.config", { coin }, { enabled: coin !== "", refetchEveryMs: lookAgainMs });
  const chains = config.data?.coin === coin ? config.data.chains : undefined;
  const code = useFirstChain(coin, named, chains);
  const chain = chains?.find((one) => one.chain === code);
  const gate = useSenderGate(coin, chain === undefined || isPaused(chain) ? "" : chain.chain);
  // Until it is known whether a check is needed there is no step for it, and no address either.
  const isGated = chain !== undefined && (gate.need === "needed" || gate.need === "unknown");
  const choose = (choice: CoinChoice): void =>
    go(choicePath(choice), coin === "" ? {} : { replace: true, state: history.state });
  const owner = useClientStore(({ user }) => user?.id ?? 0);
  useEffect(() => {
    if (chain !== undefined) rememberCoin(device, "deposit", owner, coin);
  }, [coin, chain, owner]);

  return (
    <div className={flow.stack6}>
      <Card pad="md" className={flow.stack6} aria-label={t("nav.deposit")}>
        <StepHead at={1}>{t("deposit.step.choose")}</StepHead>
        <DepositChoice
          coin={coin}
          chain={code}
          config={config}
          used={chainsUsed(coin, recent.rows)}
          onChange={choose}
        />
        {chains !== undefined && code !== "" && chain === undefined && (
          <Note tone="warn">{t("deposit.noSuchNetwork", { coin, chain: code })}</Note>
        )}
        {coin !== "" && config.error !== null && (
          <RetryNote
            tone={chains === undefined ? "bad" : "warn"}
            onRetry={config.refetch}
            retrying={config.fetching}
          >
            {t(chains === undefined ? "deposit.networksError" : "deposit.networksOutdated")}
          </RetryNote>
        )}
        {gate.need === "none" && gate.error !== null && (
          <OutdatedNote onRetry={gate.retry} retrying={gate.fetching}>
            {t("deposit.sender.outdated")}
          </OutdatedNote>
        )}
        {isGated && (
          <>
            <StepHead at={2}>{t("deposit.sender.step")}</StepHead>
            <SenderStep key={`${coin}/${chain.chain}`} gate={gate} network={chain.chainType} />
          </>
        )}
        <StepHead at={isGated ? 3 : 2}>{t("deposit.step.send")}</StepHead>
        {chain === undefined && named !== "" && config.status === "pending" ? (
          <AddressWait />
        ) : chain === undefined ? (
          <p className={cx(text.small, text.ink2)}>{t("deposit.chooseFirst")}</p>
        ) : isPaused(chain) ? (
          <Note tone="warn">
            <b>{t(`deposit.pause.${chain.pauseReason || "unknown"}`)}</b>
            <br />
            {t("deposit.pausedAdvice")}
          </Note>
        ) : session === "anonymous" ? (
          <div className={flow.stack3}>
            <p className={cx(text.small, text.ink2)}>{t("deposit.logInFirst")}</p>
            <div>
              <a href={loginHref()} className={buttonClass("primary")}>
                {t("ui.logIn")}
              </a>
            </div>
          </div>
        ) : gate.need === "loading" ? (
          <AddressWait />
        ) : !gate.open ? (
          <ClosedAddress />
        ) : (
          <AddressStep key={`${coin}/${chain.chain}`} coin={coin} chain={chain} />
        )}
        {chain !== undefined && session === "anonymous" && <DepositFacts coin={coin} chain={chain} />}
      </Card>
      <CheckedAddresses gate={gate} />
    </div>
  );
}
