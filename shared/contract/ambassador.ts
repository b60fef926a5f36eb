import * as v from "valibot";
import { defineCall } from "./define.ts";
import { definiteRefusals } from "./definite-refusals.ts";
import { count, ownId } from "./fields.ts";

/** The ambassador programme (R7.8, F2a.10). */

const ambassadorStatus = v.picklist(["NONE", "APPLIED", "ACTIVE", "REJECTED"]);

/** What is wrong with a standing, "" when nothing is: people pay attention to a code that somebody hands on. */
export function standingFault({
  status,
  inviteCode,
  invited,
  rewarded,
}: {
  readonly status: string;
  readonly inviteCode: string;
  readonly invited: number;
  readonly rewarded: number;
}): string {
  if (status !== "ACTIVE") return inviteCode === "" ? "" : "inviteCode";
  if (!/^[A-Za-z0-9-]{3,32}$/.test(inviteCode)) return "inviteCode";
  return rewarded > invited ? "rewarded" : "";
}

export const ambassadorCalls = {
  /** Joining twice is joining once: the standing of who asked before is answered. What is lost is requested. */
  "member.ambassador": defineCall({
    eventCode: 70_107,
    method: "POST",
    path: "s1/loyalty-program/vip-ambassador",
    request: v.object({ action: v.optional(v.picklist(["QUERY", "JOIN"])), ...ownId }),
    response: v.object({
      status: ambassadorStatus,
      level: count,
      /** "" unless ACTIVE. */
      inviteCode: v.string(),
      invited: count,
      rewarded: count,
    }),
    // A stranger's code would earn from those whom this person invites.
    changes: true,
    asks: (input: unknown) => (input as { readonly action?: string | undefined }).action !== "JOIN",
    verified: true,
    definiteRefusals: definiteRefusals.application,
    sane: standingFault,
  }),
};
