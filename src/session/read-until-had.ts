import type { CallInput, CallName, CallOutput } from "#shared/contract/index.ts";
import { isCofferError } from "#shared/rpc/errors.ts";
import type { Bridge } from "../bridge/bridge.ts";
import { pageClock } from "../bridge/clock.ts";
import { mayPass } from "../bridge/query.ts";
import { healLater } from "./heal.ts";

export interface ReadingParts {
  readonly bridge: Pick<Bridge, "call">;
  /** False once nobody waits for it any more: it is requested no further. */
  readonly isCurrent: () => boolean;
}

/** As the profile itself: what a visit stands on is not given up for one lost answer. */
const retries = 2;

/**
 * Gives `use` the answer, null where there is none, whatever the reason; settles then. A lost one is requested again by
 * itself, and handed over once it comes.
 */
export async function readUntilHad<N extends CallName>(
  { bridge, isCurrent }: ReadingParts,
  name: N,
  input: CallInput<N>,
  use: (answer: CallOutput<N> | null) => void,
): Promise<void> {
  const attempt = async (): Promise<boolean> => {
    try {
      const answer = await bridge.call(name, input, { silent: true });
      use(answer.kind === "ok" ? answer.data : null);
    } catch (error) {
      if (!isCofferError(error)) throw error;
      if (mayPass(error)) return false;
      use(null);
    }
    return true;
  };
  for (let failures = 0; failures <= retries; failures += 1) {
    if (failures > 0) await new Promise<void>((next) => pageClock.after(250 * 2 ** failures, next));
    if ((failures > 0 && !isCurrent()) || (await attempt())) return;
  }
  use(null);
  healLater(isCurrent, attempt);
}
