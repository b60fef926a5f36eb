import type { CallOutput } from "#shared/contract/index.ts";
import { limitUse } from "#shared/domain/withdraw-limits.ts";
import { CallFailed } from "../http/call-failed.ts";
import type { HttpClient } from "../http/client.ts";

let asked = 0;

/** Answers "withdraw.limits". Rejects with a CofferError or CallFailed. */
export async function withdrawLimits(http: Pick<HttpClient, "call">): Promise<CallOutput<"withdraw.limits">> {
  asked += 1;
  const answer = await http.call(
    "withdraw.limitLevels",
    {},
    { id: `withdraw-limits-${asked}`, exempt: false },
  );
  if (answer.kind !== "ok") throw new CallFailed("unreadable", "not an answer for a person", false);
  const { list, current } = answer.data;
  return {
    list,
    day: limitUse(current.dailyLimit, current.dailyUsed),
    month: limitUse(current.monthlyLimit, current.monthlyUsed),
    resetTime: current.resetTime,
  };
}
