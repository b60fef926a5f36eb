import type { CallOutput } from "#shared/contract/index.ts";
import { Decimal, isBelow0 } from "#shared/domain/decimal.ts";
import { dayEnds } from "#shared/domain/withdraw-levels.ts";
import { limitUse } from "#shared/domain/withdraw-limits.ts";
import { CallFailed } from "../http/call-failed.ts";
import type { HttpClient } from "../http/client.ts";

let callCount = 0;

/** Answers "withdraw.limits". Rejects with a CofferError or CallFailed. */
export async function withdrawLimits(
  http: Pick<HttpClient, "call">,
  serverNow: () => number,
): Promise<CallOutput<"withdraw.limits">> {
  callCount += 1;
  const answer = await http.call(
    "withdraw.limitLevels",
    {},
    { id: `withdraw-limits-${callCount}`, exempt: false },
  );
  if (answer.kind !== "ok") throw new CallFailed("unreadable", "not an answer for a person", false);
  const { list, current } = answer.data;
  return {
    list,
    day: limitUse(current.dailyLimit, current.dailyUsed),
    month: limitUse(current.monthlyLimit, current.monthlyUsed),
    // Where the exchange names no end, the day is the exchange's own, in UTC.
    resetTime: current.resetTime === 0 ? dayEnds(serverNow()) / 1000 : current.resetTime,
    raisableTo: isAbove(current.raisableTo, current.dailyLimit) ? current.raisableTo : "",
  };
}

/** A limit below the one that holds would be no raise; "-1" is no limit, and nothing is above it. */
function isAbove(to: string, from: string): boolean {
  return to !== "" && !isBelow0(from) && new Decimal(to).gt(from);
}
