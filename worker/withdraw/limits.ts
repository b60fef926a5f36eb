import type { CallOutput } from "#shared/contract/index.ts";
import { Decimal, isBelow0 } from "#shared/domain/decimal.ts";
import { dayEnds } from "#shared/domain/withdraw-levels.ts";
import { limitUse } from "#shared/domain/withdraw-limits.ts";
import type { HttpClient } from "../http/client.ts";
import { ownCall } from "../http/own-call.ts";

/** Answers "withdraw.limits". Rejects with a CofferError or CallFailed. */
export async function withdrawLimits(
  http: Pick<HttpClient, "call">,
  serverNow: () => number,
): Promise<CallOutput<"withdraw.limits">> {
  const { list, current } = await ownCall(http, "withdraw.limitLevels", {});
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
