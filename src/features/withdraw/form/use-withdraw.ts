import { type Dispatch, useCallback, useEffect, useReducer, useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { CoinChain } from "#shared/contract/coins.ts";
import type { WithdrawEstimateParams, WithdrawEstimateRow } from "#shared/contract/withdraw-estimate.ts";
import { type TravelZone, withdrawZone } from "#shared/domain/travel-zone.ts";
import { stepsOf } from "#shared/domain/withdraw-steps.ts";
import { siteOf } from "#shared/site/site.ts";
import { type CallState, useCall } from "#src/bridge/use-call.ts";
import { useAmendedTopic } from "#src/bridge/use-topic.ts";
import { type CoinChoice, readChoice } from "#src/entry/coin-choice.ts";
import { useMemoOfOwner } from "#src/entry/use-memo-of-other.tsx";
import { type RecipientSearch, useRecipient } from "#src/entry/use-recipient.ts";
import { type Sought, useSought } from "#src/entry/use-sought.ts";
import { useSessionStatus } from "#src/session/session.ts";
import { currencyOf, useClientStore } from "#src/state/client-store.ts";
import { isDraftWhole } from "#src/travel-rule/travel-draft.ts";
import type { Hint } from "#src/ui/field-hint.tsx";
import { choicePath } from "../paths.ts";
import { isOpenChain, onlyChainOf } from "./open-chains.ts";
import { type StoredDraft, useDraft } from "./use-draft.ts";
import { type Standing, useStanding } from "./use-standing.ts";
import { useStoredForm } from "./use-stored-form.ts";
import { type TargetLookup, useTarget } from "./use-target.ts";
import { emptyForm, type WithdrawEvent, type WithdrawForm, withdrawReducer } from "./withdraw-form.ts";

export interface Withdraw {
  readonly signedIn: boolean;
  readonly choice: CoinChoice;
  readonly choose: (choice: CoinChoice) => void;
  /** The coin's networks; undefined until they are known. */
  readonly chains: readonly CoinChain[] | undefined;
  /** They are asked for: nothing is said yet of a network that is chosen, or missing. */
  readonly chainsAwaited: boolean;
  readonly coins: CallState<"withdraw.coins">;
  /** The chosen network. */
  readonly chain: CoinChain | undefined;
  readonly form: WithdrawForm;
  readonly change: Dispatch<WithdrawEvent>;
  readonly target: TargetLookup;
  /** The memo that stands there was entered for another address. */
  readonly memoOfOther: Hint | undefined;
  readonly sought: Sought;
  readonly search: RecipientSearch;
  /** The entry that the link names is still looked for: who stands there is not meant. */
  readonly entryAwaited: boolean;
  /** Who or what was entered is still asked about. */
  readonly targetAwaited: boolean;
  /** It goes to a user here: nothing is taken, and it is there at once. */
  readonly internal: boolean;
  /** The worker's estimate, possibly on what stood there a moment ago; see `current`. */
  readonly row: WithdrawEstimateRow | undefined;
  readonly current: boolean;
  /** Has terms that could not be read requested again; all that was typed stands. */
  readonly readAgain: () => void;
  /** Has what was entered as the target checked anew. */
  readonly checkAgain: () => void;
  /** Its quick steps are those of the wallet and kind of amount that are chosen now. */
  readonly stepsHold: boolean;
  readonly standing: Standing;
  readonly book: CallState<"addressBook.book">;
  /** Whose law asks about the other end; null where none does. */
  readonly zone: Exclude<TravelZone, ""> | null;
  readonly draft: StoredDraft;
  /** Nothing is missing but the amount. */
  readonly targetReady: boolean;
  readonly draftReady: boolean;
}

const noChains: readonly CoinChain[] = [];

/** All that the form knows, apart from its looks. */
export function useWithdraw(): Withdraw {
  const [, go] = useLocation();
  const link = useSearch();
  const chosen = readChoice(link);
  const entryAwaited = (new URLSearchParams(link).get("entry") ?? "") !== "";
  const [form, change] = useReducer(withdrawReducer, emptyForm);
  useStoredForm(form, change);
  const session = useSessionStatus();
  const signedIn = session === "logged-in";
  const user = useClientStore((state) => state.user);
  const { coin } = chosen;
  const coins = useCall("withdraw.coins", { coin }, { enabled: signedIn && coin !== "" });
  // A coin that is none here has no networks: nothing more is waited for.
  const chains = coins.data && (coins.data.rows.find((row) => row.coin === coin)?.chains ?? noChains);
  const isUser = form.mode === "user";
  const code = chosen.chain === "" && chains !== undefined ? onlyChainOf(chains) : chosen.chain;
  const chain = chains?.find((one) => one.chain === code && isOpenChain(one));
  const choice = { coin, chain: code };
  const choose = useCallback(
    (next: CoinChoice): void => {
      go(choicePath(next), coin === "" ? {} : { replace: true, state: history.state });
      change({ type: "rechosen" });
    },
    [go, coin],
  );
  const typed = isUser || !signedIn ? "" : form.typed;
  const [checks, setChecks] = useState(0);
  const known = useTarget({ coin, chain: chain?.chain ?? "", typed, memo: form.memo, checks });
  const target = withRuleOf(chain, known);
  const memoOfOther = useMemoOfOwner(
    // An entry brings its own.
    form.entryId === "" ? form.memo.trim() : "",
    target.state === "checked" ? target.address : undefined,
    form.memoOwner,
    (owner) => change({ type: "memoOwner", owner }),
  );
  const sought = useSought(form);
  const search = useRecipient("addressBook.checkInternal", sought, () =>
    change({ type: "set", part: { who: "" } }),
  );
  const internal = isUser || (target.state === "checked" && target.isInternal);
  const [attempt, setAttempt] = useState(0);
  const params: WithdrawEstimateParams = {
    coin: signedIn ? coin : "",
    chain: isUser ? "" : (chain?.chain ?? ""),
    internal,
    feeType: form.feeType,
    wallet: form.wallet,
    amountText: form.text,
    currency: currencyOf(user),
    attempt,
  };
  const estimate = useAmendedTopic("withdraw.estimate", params);
  const row = estimate.rows.get("withdraw");
  const zone = isUser ? null : withdrawZone(user?.kyc_region ?? "", siteOf(location.hostname));
  const draft = useDraft(`${form.typed.trim()} ${form.memo.trim()}`.trim());
  useOnlyChain(target, choice, choose);
  return {
    signedIn,
    choice,
    choose,
    chains,
    chainsAwaited: coin !== "" && session !== "anonymous" && coins.status === "pending",
    coins,
    chain,
    form,
    change,
    target,
    memoOfOther,
    sought,
    search,
    entryAwaited,
    targetAwaited: entryAwaited || (isUser ? search.lookup.state === "loading" : target.state === "waiting"),
    internal,
    row,
    current: row !== undefined && estimate.current,
    readAgain: () => setAttempt((before) => before + 1),
    checkAgain: () => setChecks((before) => before + 1),
    stepsHold: row !== undefined && row.stepsOf === stepsOf(params),
    standing: useStanding(signedIn),
    book: useCall("addressBook.book", {}, { enabled: signedIn }),
    zone: internal ? null : zone,
    draft,
    targetReady: isUser
      ? search.lookup.state === "found"
      : memoOfOther === undefined && isSound(target, form),
    draftReady: zone === null || internal || isDraftWhole(zone, draft.draft),
  };
}

/** The network may want a memo since the address was checked. */
function withRuleOf(chain: CoinChain | undefined, target: TargetLookup): TargetLookup {
  return target.state === "checked" && chain?.tagRequired === true
    ? { ...target, tagRequired: true }
    : target;
}

/** It may be sent to: read, checked, with the memo it needs, and meant by the person. */
function isSound(target: TargetLookup, form: WithdrawForm): boolean {
  if (target.state !== "checked" || target.memoFault !== "" || target.blockCode !== 0) return false;
  if (lacksMemo(target, form)) return false;
  return target.similar === null || form.acknowledged === target.address;
}

/** The network or the recipient wants one. */
export function lacksMemo(target: TargetLookup, form: Pick<WithdrawForm, "memo">): boolean {
  return target.state === "checked" && target.tagRequired && memoOf(target, form) === "";
}

/** The memo that goes along, as it was checked; until it is, what was typed. */
export function memoOf(target: TargetLookup, form: Pick<WithdrawForm, "memo">): string {
  return target.state === "checked" ? target.memo : form.memo.trim();
}

/** An address of one network alone chooses it. */
function useOnlyChain(target: TargetLookup, choice: CoinChoice, choose: (choice: CoinChoice) => void): void {
  const only = target.state === "choose" && target.chains.length === 1 ? (target.chains[0] ?? "") : "";
  const { coin, chain } = choice;
  useEffect(() => {
    if (only !== "" && chain === "") choose({ coin, chain: only });
  }, [only, coin, chain, choose]);
}
