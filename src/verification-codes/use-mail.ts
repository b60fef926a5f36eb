import { useCallback, useEffect, useState } from "react";
import type { CallInput } from "#shared/contract/index.ts";
import { CofferError } from "#shared/rpc/errors.ts";
import { pageClock } from "#src/bridge/clock.ts";
import { ownAnswer } from "#src/money/own-answer.ts";
import { presentWall } from "#src/session/present-wall.ts";
import type { Asked } from "./asked.ts";
import { lastMail, mailRequested } from "./mail-tokens.ts";

/** The mail that the code comes by. */
export type MailState =
  | { readonly state: "none" | "sending" }
  /** `isEarlier`: none was sent now, the one of a moment ago still counts. `againAt`: by the page's clock, ms. */
  | { readonly state: "sent"; readonly isEarlier: boolean; readonly againAt: number }
  | { readonly state: "failed"; readonly error: CofferError; readonly againAt: number };

export interface Mail {
  readonly state: MailState;
  readonly send: () => void;
}

interface MailOfCheck {
  /** Itself, not its token: an exchange may have none. */
  readonly of: Asked | null;
  readonly mail: MailState;
}

/** Another mail was asked for within a minute of the last one. */
const tooSoon = "10006";

/** The mail of one check, `wanted` by one of its factors. The first one goes by itself: nobody has to ask for what they are asked for. */
export function useMail(asked: Asked | null, wanted: boolean): Mail {
  const [{ of, mail }, setMail] = useState<MailOfCheck>(none(asked));
  if (of !== asked) setMail(none(asked));
  /** An answer about the mail of a check that was left is none of the next one's. */
  const take = useCallback(
    (next: MailState): void => setMail((now) => (now.of === asked ? { of: asked, mail: next } : now)),
    [asked],
  );
  const isDue = wanted && mail.state === "none";
  useEffect(() => {
    const begin = async (first: Asked): Promise<void> => take(await request(first));
    if (isDue && asked !== null) void begin(asked);
  }, [isDue, asked, take]);
  const send = async (): Promise<void> => {
    if (asked === null) return;
    take({ state: "sending" });
    take(await request(asked));
  };
  return { state: isDue ? { state: "sending" } : mail, send: () => void send() };
}

function none(of: Asked | null): MailOfCheck {
  return { of, mail: { state: "none" } };
}

async function request({ mail: scene, result: { riskToken } }: Asked): Promise<MailState> {
  const mail = mailRequested(scene);
  try {
    const input: CallInput<"risk.sendEmail"> = { scene, riskToken };
    const { data } = await ownAnswer("risk.sendEmail", input, { silent: true }).catch(presentWall);
    const againAt = pageClock.now() + data.coolDown * 1000;
    mail.sent(data.emailToken, againAt);
    // Where it went is the signed check's to say: this answer is signed by nobody.
    return { state: "sent", isEarlier: false, againAt };
  } catch (error) {
    if (!(error instanceof CofferError)) throw error;
    const isTooSoon = error.data.code === tooSoon;
    if (!isTooSoon) mail.lost();
    const last = isTooSoon ? lastMail(scene, pageClock.now()) : null;
    // Its code counts once: after that the next one is waited for.
    if (last === null || last.spent) return { state: "failed", error, againAt: last?.againAt ?? 0 };
    return { state: "sent", isEarlier: true, againAt: last.againAt };
  }
}
