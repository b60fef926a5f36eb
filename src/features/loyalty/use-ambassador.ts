import { useState } from "react";
import { bridge } from "#src/bridge/bridge.ts";
import { queries } from "#src/bridge/reads.ts";
import { type CallState, useCall } from "#src/bridge/use-call.ts";
import { presentWall } from "#src/session/present-wall.ts";
import { type Sent, useSentOnce } from "#src/session/use-sent-once.ts";

export interface Ambassador {
  readonly read: CallState<"member.ambassador">;
  readonly sent: Sent;
  readonly join: () => void;
  readonly lookAgain: () => void;
}

/** While somebody decides it is asked for again this often. */
const decideEveryMs = 10_000;

/** Standing in the programme, and joining it: pressed once, looked up where the answer is lost. */
export function useAmbassador(isOpen: boolean): Ambassador {
  const { state: sent, begin, lookAgain } = useSentOnce();
  const [isMoving, setMoving] = useState(false);
  const read = useCall(
    "member.ambassador",
    { action: "QUERY" },
    { enabled: isOpen, refetchEveryMs: isMoving ? decideEveryMs : 0 },
  );
  const moves = isOpen && read.data?.status === "APPLIED";
  if (moves !== isMoving) setMoving(moves);
  return {
    read,
    sent,
    lookAgain,
    join: () =>
      begin({
        async send() {
          await bridge.call("member.ambassador", { action: "JOIN" }, { silent: true }).catch(presentWall);
        },
        async isThere() {
          const now = await bridge
            .call("member.ambassador", { action: "QUERY" }, { silent: true })
            .catch(() => null);
          return now?.kind === "ok" ? now.data.status !== "NONE" : null;
        },
        ended: () => queries.invalidate(["member.ambassador"]),
      }),
  };
}
