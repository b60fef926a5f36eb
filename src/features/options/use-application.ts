import { useState } from "react";
import type { CallOutput } from "#shared/contract/index.ts";
import type { AgreementStatus } from "#shared/contract/options.ts";
import { type Answers, wireAnswers } from "#shared/domain/options-answers.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { queries } from "#src/bridge/reads.ts";
import { type CallState, useCall } from "#src/bridge/use-call.ts";
import { presentWall } from "#src/session/present-wall.ts";
import { type Sent, useSentOnce } from "#src/session/use-sent-once.ts";
import { isTaken, isTold } from "./application-state.ts";

export type Agreement = CallOutput<"options.agreement">;

export interface Reported {
  readonly status: AgreementStatus;
  readonly score: number;
  /** What was known before. */
  readonly before: Agreement;
}

export interface Application {
  readonly read: CallState<"options.agreement">;
  readonly sent: Sent;
  /** Which terms the last application was for; "" before the first. */
  readonly sentVersion: string;
  /** What the exchange said to this application, until the agreement says it too. */
  readonly reported: Reported | null;
  readonly send: (agreement: Agreement, answers: Answers) => void;
  readonly lookAgain: () => void;
}

const productCode = "OPTION" as const;
/** While a person reads what was written, and until the agreement says what the application was told, it is asked for again this often. */
const readEveryMs = 10_000;

/** The agreement, and one application at a time: sent once, and looked up where its answer is lost. */
export function useApplication(): Application {
  const { state: sent, begin, lookAgain } = useSentOnce();
  const [sentVersion, setSentVersion] = useState("");
  const [reported, setReported] = useState<Reported | null>(null);
  const [isMoving, setMoving] = useState(false);
  const read = useCall("options.agreement", { productCode }, { refetchEveryMs: isMoving ? readEveryMs : 0 });
  const standing = reported !== null && !isTold(reported, read.data) ? reported : null;
  const moves = standing !== null || read.data?.status === "PENDING";
  if (moves !== isMoving) setMoving(moves);
  return {
    read,
    sent,
    sentVersion,
    reported: standing,
    lookAgain,
    send(before, given) {
      const { agreementVersion, questions } = before;
      setSentVersion(agreementVersion);
      const answers = wireAnswers(questions, given);
      begin({
        async send() {
          const input = { productCode, agreementVersion, agree: true, answers } as const;
          const answer = await bridge.call("options.apply", input, { silent: true }).catch(presentWall);
          if (answer.kind === "ok") setReported({ ...answer.data, before });
        },
        async isThere() {
          const now = await bridge
            .call("options.agreement", { productCode }, { silent: true })
            .catch(() => null);
          return now?.kind === "ok" ? isTaken(before, now.data) : null;
        },
        ended: () => queries.invalidate(["options.agreement"]),
      });
    },
  };
}
