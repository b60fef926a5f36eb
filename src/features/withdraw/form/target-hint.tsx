import { type ReactNode, useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { RefusedTarget } from "#shared/contract/withdraw-target.ts";
import { isGraveRisk } from "#shared/domain/grave-risk.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import type { Hint } from "#src/ui/field-hint.tsx";
import { blockWord } from "../send/refusal-texts.ts";
import { useTimeUp } from "../use-time-up.ts";
import { pickedEntry } from "./book-entries.ts";
import { isOpenChain } from "./open-chains.ts";
import { useEndText } from "./use-end-text.ts";
import type { Withdraw } from "./use-withdraw.ts";

/** A new address of the book that cannot be withdrawn to yet. */
const locked = 131_098;

/** What is to be said about the address that was typed, with its repair. */
export function useTargetHint(withdraw: Withdraw): Hint | undefined {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const endText = useEndText();
  const refusal = useRefusal(withdraw);
  const { target, form, choice, signedIn, book } = withdraw;
  const isLocked = target.state === "checked" && target.blockCode === locked;
  const saved = isLocked ? book.data?.rows.find(({ id }) => id === target.entryId) : undefined;
  const until = Number(saved?.lockEndTime ?? 0);
  // It opens where somebody waits at it.
  useTimeUp(saved && target, until, withdraw.checkAgain);
  if (!signedIn) return undefined;
  switch (target.state) {
    case "none":
      if (form.typed.trim() !== "" && choice.coin === "") {
        return { tone: form.tried ? "error" : "plain", children: t("withdraw.coinFirst") };
      }
      return form.tried && form.typed.trim() === ""
        ? { tone: "error", children: t("withdraw.enterAddress") }
        : undefined;
    case "waiting":
      return { tone: "busy", children: t("withdraw.checkingAddress") };
    case "failed":
      return {
        tone: "error",
        children: (
          <>
            {errorText(target.error)}{" "}
            <button type="button" onClick={target.retry}>
              {t("ui.error.retry")}
            </button>
          </>
        ),
      };
    case "choose":
      return {
        tone: form.tried ? "error" : "plain",
        children: (
          <>
            {t("withdraw.chooseNetwork")} <Networks withdraw={withdraw} codes={target.chains} />
          </>
        ),
      };
    case "refused":
      return refusal(target);
    case "checked":
      break;
  }
  if (target.blockCode !== 0) {
    const words = t(`withdraw.refusal.${blockWord(target.blockCode)}`);
    const time = endText(until);
    return {
      tone: "error",
      children: time === "" ? words : `${words} ${t("withdraw.lockedUntil", { time })}`,
    };
  }
  if (target.similar !== null && form.acknowledged !== target.address) {
    return { tone: "error", children: t("withdraw.looksLike") };
  }
  const { isContract, isInternal, warnings, isCompared, riskLevel } = target;
  const isSaved = target.entryId !== "" || pickedEntry(book.data?.rows, form, choice) !== undefined;
  const ofForm =
    isContract || warnings.includes("contract")
      ? [t("withdraw.isContract", { coin: choice.coin })]
      : warnings.map((warning) => t(`withdraw.warning.${warning}`));
  const doubts = [
    ...(isGraveRisk(riskLevel) ? [t("recipient.graveRisk")] : []),
    // What stays here needs no chain.
    ...(isInternal ? [] : ofForm),
    // No result is not a good one, whatever else there is to say.
    ...(isCompared || isSaved ? [] : [t("withdraw.notCompared")]),
    ...(riskLevel === "UNKNOWN" ? [t("withdraw.riskUnknown")] : []),
    ...(riskLevel === "MEDIUM" ? [t("withdraw.riskMedium")] : []),
  ];
  const inside = isInternal ? [t("withdraw.internalAddress")] : [];
  if (doubts.length > 0) return { tone: "warn", children: [...inside, ...doubts].join(" ") };
  const [sound = t("withdraw.validAddress", { network: withdraw.chain?.chainType ?? "" })] = inside;
  return { tone: "ok", children: sound };
}

/** Why it is no address of the network. */
function useRefusal(withdraw: Withdraw): (target: RefusedTarget) => Hint {
  const { t } = useTranslation();
  return useCallback(
    ({ fault, characters, chains, contractOf }) => {
      const network = bidiIsolate(withdraw.chain?.chainType ?? withdraw.choice.coin);
      const which = characters.map(({ codePoint }) => codePoint).slice(0, 4);
      return {
        tone: "error",
        children: (
          <>
            {t(`withdraw.fault.${fault}`, {
              network,
              coin: contractOf,
              characters: bidiIsolate([...new Set(which)].join(", ")),
            })}{" "}
            {chains.length > 0 && <Networks withdraw={withdraw} codes={chains} />}
          </>
        ),
      };
    },
    [t, withdraw],
  );
}

interface NetworksProps {
  readonly withdraw: Withdraw;
  readonly codes: readonly string[];
}

/** One press away: the open networks of the coin on which it is an address. */
function Networks({ withdraw, codes }: NetworksProps): ReactNode {
  const { t } = useTranslation();
  const { chains = [], choice, choose } = withdraw;
  const offered = chains.filter((one) => isOpenChain(one) && codes.includes(one.chain));
  return offered.slice(0, 4).map(({ chain, chainType }) => (
    <span key={chain}>
      <button type="button" onClick={() => choose({ coin: choice.coin, chain })}>
        {t("withdraw.changeTo", { network: chainType })}
      </button>{" "}
    </span>
  ));
}
