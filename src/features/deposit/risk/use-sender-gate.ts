import { useEffect, useState } from "react";
import type { CheckedSender } from "#shared/contract/deposit-sender.ts";
import { needsSenderCheck } from "#shared/domain/sender-result.ts";
import type { CofferError } from "#shared/rpc/errors.ts";
import { queries } from "#src/bridge/reads.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useSessionStatus } from "#src/session/session.ts";
import { countDown } from "#src/ui/countdown.ts";
import { answerOfNow } from "../answer-of-now.ts";
import { choiceOf, holdOf, useSenderChoice } from "./sender-choice.ts";

/** What stands between a person and their address on networks that check the sender first (F6d.1). */
export interface SenderGate {
  readonly coin: string;
  readonly chain: string;
  /** `unknown`: whether a check is needed could not be read, and the address stays closed. */
  readonly need: "loading" | "unknown" | "needed" | "none";
  /** Of the check where one is needed, else of whether it is: why there is no answer, or only one of before. */
  readonly error: CofferError | null;
  readonly retry: () => void;
  readonly fetching: boolean;
  /** "" before one was entered. */
  readonly fromAddress: string;
  /** What the check says now; null while it is not known. */
  readonly sender: CheckedSender | null;
  /** Not an address of this network. */
  readonly invalid: boolean;
  readonly accepted: boolean;
  /** The address may be shown. */
  readonly open: boolean;
}

/** While people or machines are at it, it is read again this often. */
const lookAgainMs = 5_000;

export function useSenderGate(coin: string, chain: string): SenderGate {
  // Who is not known to be signed out may get an address: it is not opened because the profile did not load.
  const isChosen = useSessionStatus() !== "anonymous" && coin !== "" && chain !== "";
  const chains = useCall("preKya.chains", {}, { enabled: isChosen });
  const { fromAddress, acceptedFor } = choiceOf(useSenderChoice(), coin, chain);
  const isNeeded = chains.status === "ok" && needsSenderCheck(chains.data.list, coin, chain);
  const [isMoving, setMoving] = useState(false);
  const check = answerOfNow(
    useCall(
      "deposit.sender",
      { coin, chain, fromAddress },
      { enabled: isNeeded && fromAddress !== "", refetchEveryMs: isMoving ? lookAgainMs : 0 },
    ),
  );
  const said = check.status === "ok" && check.data.state === "checked" ? check.data : null;
  const sender = useWhileItHolds(said);
  const reported = said === null ? "" : `${said.checkId} ${said.result}`;
  useEffect(() => {
    if (reported !== "") queries.invalidate(["preKya.checks"]);
  }, [reported]);
  const moves = sender?.result === "pending" || sender?.result === "review";
  if (moves !== isMoving) setMoving(moves);
  const need = !isChosen
    ? "none"
    : chains.status === "ok"
      ? isNeeded
        ? "needed"
        : "none"
      : chains.status === "error"
        ? "unknown"
        : "loading";
  const accepted = sender !== null && acceptedFor === holdOf(sender);
  const failed = need === "needed" ? check : chains;
  return {
    coin,
    chain,
    need,
    error: failed.error,
    retry: failed.refetch,
    fetching: failed.fetching,
    fromAddress,
    sender,
    invalid: check.status === "ok" && check.data.state === "invalid",
    accepted,
    open: need === "none" || sender?.result === "pass" || (sender?.result === "review" && accepted),
  };
}

/** A result ends with its time, on the server's clock, whatever the page does meanwhile. */
function useWhileItHolds(said: CheckedSender | null): CheckedSender | null {
  const [over, setOver] = useState("");
  const expireTime = said?.expireTime ?? 0;
  const key = said === null ? "" : `${said.checkId} ${expireTime}`;
  useEffect(() => {
    if (key === "") return undefined;
    return countDown({ expiresAtMs: expireTime, now: serverNow, onEnd: () => setOver(key) }, () => undefined);
  }, [key, expireTime]);
  if (said === null) return null;
  return key === over || expireTime <= serverNow() ? { ...said, result: "expired" } : said;
}
